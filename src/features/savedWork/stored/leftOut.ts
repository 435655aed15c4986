import type { Removal } from '@/lib/prune';
import { patternOf } from './spares';

/** What may be missing from work that was read in part. */
export type LeftOutKind =
  | 'text'
  | 'textHistory'
  | 'annotations'
  | 'annotation'
  | 'rawAnnotations'
  | 'annotationWords'
  | 'annotationWord'
  | 'segments'
  | 'segment'
  | 'marks'
  | 'mark'
  | 'structures'
  | 'structure'
  | 'earlierReadings'
  | 'earlierReading'
  | 'article'
  | 'compounds'
  | 'compound'
  | 'steps'
  | 'step'
  | 'forms'
  | 'form'
  | 'receipts'
  | 'receipt'
  | 'detail';

export interface LeftOut {
  readonly kind: LeftOutKind;
  readonly count: number;
}

/** By place in the work; anything else is a detail of what is there. */
const KINDS: ReadonlyMap<string, LeftOutKind> = new Map<string, LeftOutKind>([
  ['text', 'text'],
  ['text.extracted', 'text'],
  ['text.history', 'textHistory'],
  ['annotations', 'annotations'],
  ['annotations.annotations', 'annotations'],
  ['annotations.annotations.*', 'annotation'],
  ['annotations.rawData', 'rawAnnotations'],
  ['annotationWords', 'annotationWords'],
  ['annotationWords.*', 'annotationWord'],
  ['segments', 'segments'],
  ['segments.items', 'segments'],
  ['segments.items.*', 'segment'],
  ['segments.selected', 'marks'],
  ['segments.selected.*', 'mark'],
  ['segments.judgements', 'marks'],
  ['segments.judgements.*', 'mark'],
  ['structures', 'structures'],
  ['structures.*', 'structure'],
  ['structures.*.history', 'earlierReadings'],
  ['structures.*.undone', 'earlierReadings'],
  ['structures.*.history.*', 'earlierReading'],
  ['structures.*.undone.*', 'earlierReading'],
  ['article', 'article'],
  ['compoundDrafts', 'compounds'],
  ['compoundDrafts.*', 'compound'],
  ['history', 'steps'],
  ['history.done', 'steps'],
  ['history.undone', 'steps'],
  ['history.done.*', 'step'],
  ['history.undone.*', 'step'],
  ['submissionDrafts', 'forms'],
  ['submissionDrafts.*', 'form'],
  ['submissionReceipts', 'receipts'],
  ['submissionReceipts.*', 'receipt'],
]);

/** If a replacement was used for an entry, it was repaired: only a detail is missing. */
const PUT_RIGHT: readonly LeftOutKind[] = ['segment', 'structure'];

function kindOf({ path, isReplaced }: Removal): LeftOutKind {
  const kind = KINDS.get(patternOf(path.slice(1))) ?? 'detail';
  return isReplaced && PUT_RIGHT.includes(kind) ? 'detail' : kind;
}

/** Counts what was left out, in the order in which kinds first occurred. */
export function countLeftOut(removals: readonly Removal[]): LeftOut[] {
  const counts = new Map<LeftOutKind, number>();
  for (const removal of removals) {
    const kind = kindOf(removal);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => ({ kind, count }));
}
