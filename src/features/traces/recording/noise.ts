import { isAction } from '@reduxjs/toolkit';
import { marcusApi } from '@/api/marcusApi';

/**
 * Action types that are irrelevant to the user's work: RTK Query's bookkeeping of mounted views. They occur
 * with every card that scrolls into view, and a replay creates them anew. A replay needs everything else,
 * including heartbeats: actions after a missing one cannot be understood without it.
 */
export const NOISE_TYPES: readonly string[] = [
  `${marcusApi.reducerPath}/internalSubscriptions/subscriptionsUpdated`,
  `${marcusApi.reducerPath}/internalSubscriptions/internal_getRTKQSubscriptions`,
];

export const isNoise = (action: unknown): boolean =>
  isAction(action) && NOISE_TYPES.includes(action.type);

/** Parts of RTK Query's state that describe this page rather than the work: its views, ids and window. */
const PAGE_PARTS: readonly string[] = ['subscriptions', 'config'];

const withoutPage = (api: object): object =>
  Object.fromEntries(Object.entries(api).filter(([name]) => !PAGE_PARTS.includes(name)));

/** Cached by identity, so that digests of unchanged parts can be reused, too. */
const cleaned = new WeakMap<object, object>();

/** A state without anything specific to one page: two replays of a trace agree on the rest. */
export function withoutNoise(state: unknown): unknown {
  if (typeof state !== 'object' || state === null) return state;
  const api: unknown = Reflect.get(state, marcusApi.reducerPath);
  if (typeof api !== 'object' || api === null) return state;
  const known = cleaned.get(api) ?? withoutPage(api);
  cleaned.set(api, known);
  return { ...state, [marcusApi.reducerPath]: known };
}
