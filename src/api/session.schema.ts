import * as v from 'valibot';
import type { QueueState, SessionState } from '@/domain/session';
import { optionalField } from './optionalField';

const position = v.nullish(v.pipe(v.number(), v.minValue(0)));

/** `session` and `session_status` (docs/contract.md 3.2). */
const sessionSchema = v.object({
  status: v.picklist(['active', 'waiting']),
  queue_position: position,
  estimated_wait_time: position,
  active_users_count: position,
});

const queueSchema = v.object({
  active_sessions: v.number(),
  max_concurrent_users: v.number(),
  waiting_queue_length: v.number(),
  available_slots: v.number(),
});

export const sessionCreatedSchema = v.object({
  success: v.literal(true),
  session: v.object({ ...sessionSchema.entries, session_id: v.pipe(v.string(), v.nonEmpty()) }),
  queue_status: queueSchema,
});

export const sessionStatusSchema = v.object({
  success: v.literal(true),
  session_status: sessionSchema,
  queue_status: queueSchema,
});

export const queueStatusSchema = v.object({ success: v.literal(true), queue_status: queueSchema });

export const heartbeatSchema = v.object({
  success: v.literal(true),
  session_status: sessionSchema,
});

export const sessionRemovedSchema = v.object({ success: v.literal(true) });

/** The messages of the live channel (docs/contract.md 3.8). */
export const liveMessageSchema = v.variant('type', [
  v.object({
    type: v.picklist(['status_update', 'queue_update']),
    session_status: v.object({ ...sessionSchema.entries, session_id: v.nullish(v.string()) }),
    queue_status: queueSchema,
  }),
  v.object({ type: v.literal('ping') }),
]);

/** The answer for a promoted session still contains its last place, but only a waiting one has a place. */
export function toSessionState(wire: v.InferOutput<typeof sessionSchema>): SessionState {
  const waiting = wire.status === 'waiting';
  return {
    status: wire.status,
    ...optionalField('queuePosition', waiting ? wire.queue_position : undefined),
    ...optionalField('estimatedWaitS', waiting ? wire.estimated_wait_time : undefined),
    ...optionalField('activeUsers', wire.active_users_count),
  };
}

export function toQueueState(wire: v.InferOutput<typeof queueSchema>): QueueState {
  return {
    activeSessions: wire.active_sessions,
    maxConcurrentUsers: wire.max_concurrent_users,
    waitingQueueLength: wire.waiting_queue_length,
    availableSlots: wire.available_slots,
  };
}
