import type { QueueState, SessionState } from '@/domain/session';
import type { AppConfig } from '@/platform/config';
import { requestAddress } from './address';
import { RequestError } from './apiError';
import type { RequestContext } from './apiRequest';
import { platformOf } from './baseQuery';
import { marcusApi } from './marcusApi';
import { parsedAnswer } from './parsedAnswer';
import {
  heartbeatSchema,
  queueStatusSchema,
  sessionCreatedSchema,
  sessionRemovedSchema,
  sessionStatusSchema,
  toQueueState,
  toSessionState,
} from './session.schema';
import { TIME_LIMITS } from './timeLimits';
import type { Wire } from './wire';

export interface SessionSnapshot {
  readonly session: SessionState;
  readonly queue: QueueState;
}

/** The session id is a secret: the paths take it from the secrets, and no argument or answer contains it. */
function currentSession({ secrets }: RequestContext): string {
  const id = secrets.sessionId();
  if (id === undefined) throw new RequestError('NO_SESSION', 'No active session');
  return encodeURIComponent(id);
}

const removalPath = (encodedId: string) => `/session/remove/${encodedId}`;

/**
 * Where a beacon ends a session while the page is being closed. The address contains the id: never store it.
 */
export function sessionRemovalAddress(config: AppConfig, sessionId: string): string {
  return requestAddress({ path: removalPath(encodeURIComponent(sessionId)) }, config);
}

/** Where the live channel connects. The address contains the id: never store it. */
export function liveChannelAddress(config: AppConfig, sessionId: string): string {
  return `${config.socketUrl}/session/ws/${encodeURIComponent(sessionId)}`;
}

export const sessionApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Creates a session and stores its id with the secrets; until then the earlier one stays there. Services that
     * know nothing of wanted ids issue one of their own.
     */
    createSession: build.mutation<SessionSnapshot, { readonly userId?: string } | void>({
      async queryFn(arg, api, _options, send) {
        const request = {
          method: 'POST' as const,
          path: '/session/create',
          query: { user_id: arg?.userId },
          json: { session_id: platformOf(api).secrets.wantedSessionId() },
          timeLimitMs: TIME_LIMITS.sessionCreation,
        };
        const { data, error } = await parsedAnswer(
          send,
          request,
          sessionCreatedSchema,
          'Server returned unsuccessful response',
        );
        if (error) return { error };
        platformOf(api).secrets.setSessionId(data.session.session_id);
        const session = toSessionState(data.session);
        return { data: { session, queue: toQueueState(data.queue_status) } };
      },
      invalidatesTags: ['Queue'],
    }),
    /** State of the current session; a 404 means that it has expired. */
    getSessionStatus: build.query<SessionSnapshot, void, Wire<typeof sessionStatusSchema>>({
      query: () => (context) => ({
        path: `/session/status/${currentSession(context)}`,
        timeLimitMs: TIME_LIMITS.short,
      }),
      rawResponseSchema: sessionStatusSchema,
      transformResponse: (wire) => ({
        session: toSessionState(wire.session_status),
        queue: toQueueState(wire.queue_status),
      }),
    }),
    getQueue: build.query<QueueState, void, Wire<typeof queueStatusSchema>>({
      query: () => ({ path: '/session/queue', timeLimitMs: TIME_LIMITS.short }),
      rawResponseSchema: queueStatusSchema,
      transformResponse: (wire) => toQueueState(wire.queue_status),
      providesTags: ['Queue'],
    }),
    sendHeartbeat: build.mutation<SessionState, void, Wire<typeof heartbeatSchema>>({
      query: () => (context) => ({
        method: 'POST',
        path: `/session/heartbeat/${currentSession(context)}`,
        timeLimitMs: TIME_LIMITS.short,
      }),
      rawResponseSchema: heartbeatSchema,
      transformResponse: (wire) => toSessionState(wire.session_status),
    }),
    /** Ends the current session; its id stays with the secrets until the caller removes it. */
    removeSession: build.mutation<null, void>({
      async queryFn(_arg, _api, _options, send) {
        const remove = (method: 'DELETE' | 'POST') =>
          parsedAnswer(
            send,
            (context) => ({
              method,
              path: removalPath(currentSession(context)),
              timeLimitMs: TIME_LIMITS.short,
            }),
            sessionRemovedSchema,
          );
        const deleted = await remove('DELETE');
        // on 405 by POST (docs/requirements/session.md S7.8)
        const { error } = deleted.error?.status === 405 ? await remove('POST') : deleted;
        return error ? { error } : { data: null };
      },
      invalidatesTags: ['Queue'],
    }),
  }),
});
