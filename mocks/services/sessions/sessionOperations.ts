import * as v from 'valibot';
import { optionalText } from '../http/fields';
import type { Operation } from '../openapi/operation';

/** Seconds since 1970. */
const seconds = v.number();

const session = {
  session_id: v.string(),
  user_id: v.nullable(v.string()),
  created_at: seconds,
  last_activity: seconds,
  status: v.picklist(['active', 'waiting']),
  queue_position: v.optional(v.number()),
  activated_at: v.optional(seconds),
};

const sessionStatus = v.object({
  ...session,
  active_users_count: v.number(),
  estimated_wait_time: v.optional(v.number()),
});

const queueStatus = v.object({
  active_sessions: v.number(),
  max_concurrent_users: v.number(),
  waiting_queue_length: v.number(),
  available_slots: v.number(),
});

const success = v.literal(true);
const removed = { json: v.object({ success, message: v.string() }) };
const REMOVE = { path: '/remove/:session_id', summary: 'Gives the seat or place back' };

/** `/session`, which has no version prefix and no gate (docs/contract.md 3). */
export const SESSION = {
  create: {
    method: 'post',
    path: '/create',
    summary: 'A seat, or a place in the queue; sets the cookie of the session',
    query: { user_id: optionalText('Whatever the client calls its user') },
    json: {
      session_id: optionalText(
        'A UUID that the client chose at random: asking again with it takes no second seat',
      ),
    },
    isBodyOptional: true,
    answer: {
      json: v.object({ success, session: v.object(session), queue_status: queueStatus }),
    },
  },
  status: {
    method: 'get',
    path: '/status/:session_id',
    summary: 'How a session stands; no sign of life',
    answer: {
      json: v.object({ success, session_status: sessionStatus, queue_status: queueStatus }),
    },
  },
  queue: {
    method: 'get',
    path: '/queue',
    summary: 'Seats and queue',
    answer: { json: v.object({ success, queue_status: queueStatus }) },
  },
  heartbeat: {
    method: 'post',
    path: '/heartbeat/:session_id',
    summary: 'A sign of life',
    answer: { json: v.object({ success, session_status: sessionStatus }) },
  },
  remove: { method: 'delete', ...REMOVE, answer: removed },
  removeByBeacon: { method: 'post', ...REMOVE, answer: removed },
  reset: {
    method: 'post',
    path: '/reset',
    summary: 'Ends all sessions',
    answer: { json: v.object({ success, message: v.string(), queue_status: queueStatus }) },
  },
} satisfies Record<string, Operation>;
