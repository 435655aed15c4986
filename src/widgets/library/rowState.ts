import type { WorkSummary } from '@/platform/workStore';

/** How an article of the library stands. */
export type RowState =
  | { readonly kind: 'reading' }
  /** Its place among those that wait, from 1. */
  | { readonly kind: 'waiting'; readonly place: number }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'unread' }
  /** The browser has lost its record. */
  | { readonly kind: 'lost' }
  /** Reading was stopped. */
  | { readonly kind: 'partly' }
  | { readonly kind: 'noDrawings' }
  | { readonly kind: 'checked' }
  /** Drawings left to check, and the doubtful ones among them. */
  | { readonly kind: 'toCheck'; readonly left: number; readonly doubtful: number }
  /** Saved before counts were kept. */
  | { readonly kind: 'unknown' };

interface Places {
  /** Hashes of the articles to be read, in their order. */
  readonly queue: readonly string[];
  readonly reading: string | null;
  readonly failure: string | undefined;
}

export function rowState(work: WorkSummary, { queue, reading, failure }: Places): RowState {
  if (work.isUnreadable) return { kind: 'lost' };
  if (work.hash === reading) return { kind: 'reading' };
  const place = queue.filter((hash) => hash !== reading).indexOf(work.hash) + 1;
  if (place > 0) return { kind: 'waiting', place };
  if (failure !== undefined) return { kind: 'failed', message: failure };
  const { facts, segmentCount } = work;
  if (!facts) return { kind: 'unknown' };
  if (!facts.isBegun) return { kind: 'unread' };
  if (!facts.isRead) return { kind: 'partly' };
  if (segmentCount === 0) return { kind: 'noDrawings' };
  const left = Math.max(0, segmentCount - facts.checkedCount);
  if (left === 0) return { kind: 'checked' };
  return { kind: 'toCheck', left, doubtful: facts.doubtfulCount };
}

/** `1st`, `2nd`, `11th`. */
export function ordinalText(place: number): string {
  const tens = place % 100;
  const end = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${end}`;
}
