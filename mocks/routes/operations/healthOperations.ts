import * as v from 'valibot';
import type { Operation } from '../../openapi/operation';

const answer = { json: v.object({ status: v.literal('OK') }) };

/** Of the services as a whole. */
export const SERVICES_HEALTH = {
  health: { method: 'get', path: '/health', summary: 'Whether the services answer', answer },
} satisfies Record<string, Operation>;

/** Of each group but `similarity`. */
export const GROUP_HEALTH = {
  health: { method: 'get', path: '/health', summary: 'Whether this group answers', answer },
  root: { method: 'get', path: '/', summary: 'Whether this group answers', answer },
} satisfies Record<string, Operation>;
