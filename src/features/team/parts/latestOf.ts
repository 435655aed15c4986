import type { KeptEvent } from '@/domain/team/event';
import type { Parts } from './sharedParts';

/** By part, what the last of some events says. */
export const latestOf = (events: readonly KeptEvent[]): Parts =>
  Object.fromEntries(events.map(({ part, to }) => [part, to]));
