import * as v from 'valibot';
import type { QueueState, SessionState } from '@/domain/session';
import { liveMessageSchema, toQueueState, toSessionState } from './session.schema';

/** A message of the live channel, in the application's terms. */
export type LiveMessage =
  | { readonly type: 'ping' }
  | {
      readonly type: 'status_update' | 'queue_update';
      readonly session: SessionState;
      readonly queue: QueueState;
    };

/**
 * Reads a frame; `undefined` for one to be ignored, because it is not in the contract or is about another
 * session.
 *
 * @param sessionId the session that the channel belongs to
 */
export function readLiveMessage(text: string, sessionId: string): LiveMessage | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const result = v.safeParse(liveMessageSchema, json);
  if (!result.success) return undefined;
  const wire = result.output;
  if (wire.type === 'ping') return { type: 'ping' };
  if ((wire.session_status.session_id ?? sessionId) !== sessionId) return undefined;
  return {
    type: wire.type,
    session: toSessionState(wire.session_status),
    queue: toQueueState(wire.queue_status),
  };
}
