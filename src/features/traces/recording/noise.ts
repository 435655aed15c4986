import { isAction } from '@reduxjs/toolkit';
import { marcusApi } from '@/api/marcusApi';

/**
 * Types of actions that say nothing of the work: RTK Query's note of which views are mounted. They come
 * with every card that scrolls into sight, and replaying makes them anew. All else is a fact that a
 * replay needs, heartbeats included: what follows a missing one cannot be understood without them.
 */
export const NOISE_TYPES: readonly string[] = [
  `${marcusApi.reducerPath}/internalSubscriptions/subscriptionsUpdated`,
  `${marcusApi.reducerPath}/internalSubscriptions/internal_getRTKQSubscriptions`,
];

export const isNoise = (action: unknown): boolean =>
  isAction(action) && NOISE_TYPES.includes(action.type);

/** Parts of RTK Query's state that tell of this page, not of the work: its views, its ids, its window. */
const PAGE_PARTS: readonly string[] = ['subscriptions', 'config'];

const withoutPage = (api: object): object =>
  Object.fromEntries(Object.entries(api).filter(([name]) => !PAGE_PARTS.includes(name)));

/** Kept by identity, so that digests of unchanged parts are kept, too. */
const cleaned = new WeakMap<object, object>();

/** A state without what belongs to one page alone: what two replays of a trace agree on. */
export function withoutNoise(state: unknown): unknown {
  if (typeof state !== 'object' || state === null) return state;
  const api: unknown = Reflect.get(state, marcusApi.reducerPath);
  if (typeof api !== 'object' || api === null) return state;
  const known = cleaned.get(api) ?? withoutPage(api);
  cleaned.set(api, known);
  return { ...state, [marcusApi.reducerPath]: known };
}
