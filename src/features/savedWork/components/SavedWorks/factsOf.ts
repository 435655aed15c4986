import { counted } from '@/lib/counted';
import type { WorkSummary } from '@/platform/workStore';

/** `12 segments, 3 structures`; an article may be saved with neither. */
export function factsOf({ segmentCount, structureCount }: WorkSummary): string {
  if (segmentCount === 0) return 'no segments yet';
  const segments = counted(segmentCount, 'segment');
  return structureCount === 0 ? segments : `${segments}, ${counted(structureCount, 'structure')}`;
}

/** What a list says of saved work; nothing is known of work that the browser has lost. */
export function savedText(work: WorkSummary, now: number): string {
  if (work.isUnreadable) return 'this browser has lost it, or part of it';
  return `${factsOf(work)} · ${savedAtText(work.savedAt, now)}`;
}

/** Today's work by its time, earlier work by its day, in the user's own way of writing. */
export function savedAtText(savedAt: number, now: number): string {
  const saved = new Date(savedAt);
  return saved.toDateString() === new Date(now).toDateString()
    ? `today ${saved.toLocaleTimeString([], { timeStyle: 'short' })}`
    : saved.toLocaleDateString([], { dateStyle: 'medium' });
}
