import type { Trace, TraceStep } from '@/features/traces';
import type { FakePlatform } from '@/testing/fakePlatform';
import type { Action } from '@reduxjs/toolkit';

/**
 * What made the sagas act, apart from the services' answers: an intent of the user, which the trace marks as
 * sent by a view, or an event of the live channel.
 */
export type Cause =
  | { readonly kind: 'intent'; readonly at: number; readonly action: Action }
  | { readonly kind: 'socket'; readonly at: number; readonly act: (to: FakePlatform) => void };

/** In the order of the trace. */
export const causesOf = ({ steps }: Trace): Cause[] => steps.flatMap(causeOf);

function causeOf(step: TraceStep): Cause[] {
  const at = step.at ?? 0;
  const { action } = step;
  if (step.origin === 'view') return [{ kind: 'intent', at, action }];
  const act = socketAct(action as Action & { payload?: unknown });
  return act ? [{ kind: 'socket', at, act }] : [];
}

interface PlaceReport {
  readonly via?: string;
  readonly place?: { readonly session: WirePlace; readonly queue?: WireQueue };
}

interface WirePlace {
  readonly status: string;
  readonly queuePosition?: number;
  readonly estimatedWaitS?: number;
  readonly activeUsers?: number;
}

interface WireQueue {
  readonly activeSessions: number;
  readonly maxConcurrentUsers: number;
  readonly waitingQueueLength: number;
  readonly availableSlots: number;
}

/** The socket's event, derived from the session's facts. */
function socketAct({ type, payload }: { type: string; payload?: unknown }) {
  if (type === 'session/channelChanged' && payload === 'open') {
    return ({ sockets }: FakePlatform) => sockets.open.at(-1)?.serverOpens();
  }
  if (type === 'session/channelChanged' && payload === 'closed') {
    return ({ sockets }: FakePlatform) => sockets.open.at(-1)?.serverCloses(1006);
  }
  const report = payload as PlaceReport | undefined;
  if (type !== 'session/placeReported' || report?.via !== 'channel') return undefined;
  return ({ sockets }: FakePlatform) => sockets.open.at(-1)?.serverSays(toWire(report));
}

/** The message that reports a place (docs/contract.md 3.8). */
function toWire({ place }: PlaceReport): object {
  const session = place?.session;
  const queue = place?.queue;
  return {
    type: 'status_update',
    session_status: {
      session_id: '11111111-1111-4111-8111-111111111111',
      user_id: null,
      created_at: 1,
      last_activity: 1,
      status: session?.status,
      queue_position: session?.queuePosition,
      estimated_wait_time: session?.estimatedWaitS,
      active_users_count: session?.activeUsers,
    },
    ...(queue && {
      queue_status: {
        active_sessions: queue.activeSessions,
        max_concurrent_users: queue.maxConcurrentUsers,
        waiting_queue_length: queue.waitingQueueLength,
        available_slots: queue.availableSlots,
      },
    }),
  };
}
