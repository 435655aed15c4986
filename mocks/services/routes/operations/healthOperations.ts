import * as v from 'valibot';
import type { Operation } from '../../openapi/operation';

const answer = { json: v.object({ status: v.literal('OK') }) };

/** `task` is what a busy lane is working on. */
const laneReport = v.object({
  lane: v.string(),
  state: v.picklist(['up', 'busy', 'down']),
  task: v.optional(v.string()),
});

/** Health of the services as a whole. */
export const SERVICES_HEALTH = {
  health: { method: 'get', path: '/health', summary: 'Whether the services answer', answer },
  ready: {
    method: 'get',
    path: '/ready',
    summary: 'Whether a proxy should send requests to this process',
    answer: { json: v.object({ status: v.literal('READY') }) },
  },
  lanes: {
    method: 'get',
    path: '/health/lanes',
    summary: 'How each lane of work does, after a probe through those that are not at work',
    answer: {
      json: v.object({ status: v.picklist(['OK', 'DEGRADED']), lanes: v.array(laneReport) }),
    },
  },
} satisfies Record<string, Operation>;

/** Health of each group except `similarity`. */
export const GROUP_HEALTH = {
  health: { method: 'get', path: '/health', summary: 'Whether this group answers', answer },
  root: { method: 'get', path: '/', summary: 'Whether this group answers', answer },
} satisfies Record<string, Operation>;
