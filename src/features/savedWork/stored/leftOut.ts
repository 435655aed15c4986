import type { Removal } from '@/lib/prune';
import type { LeftOut, LeftOutKind } from '../leftOutText';
import { patternOf } from './replacements';

/** By place in the work; anything else is a detail of what is there. */
const PLACES: readonly (readonly [kind: LeftOutKind, ...places: readonly string[]])[] = [
  ['text', 'text', 'text.extracted'],
  ['textHistory', 'text.history'],
  ['annotations', 'annotations', 'annotations.annotations'],
  ['annotation', 'annotations.annotations.*'],
  ['rawAnnotations', 'annotations.rawData'],
  ['annotationWords', 'annotationWords'],
  ['annotationWord', 'annotationWords.*'],
  ['segments', 'segments', 'segments.items'],
  ['segment', 'segments.items.*'],
  ['marks', 'segments.selected', 'segments.judgements'],
  ['mark', 'segments.selected.*', 'segments.judgements.*'],
  ['structures', 'structures'],
  ['structure', 'structures.*'],
  ['earlierReadings', 'structures.*.history', 'structures.*.undone'],
  ['earlierReading', 'structures.*.history.*', 'structures.*.undone.*'],
  ['article', 'article'],
  ['compounds', 'compoundDrafts'],
  ['compound', 'compoundDrafts.*'],
  ['steps', 'history', 'history.done', 'history.undone'],
  ['step', 'history.done.*', 'history.undone.*'],
  ['trail', 'history.trail', 'history.trail.entries'],
  ['trailEntry', 'history.trail.entries.*'],
  ['forms', 'submissionDrafts'],
  ['form', 'submissionDrafts.*'],
  ['receipts', 'submissionReceipts'],
  ['receipt', 'submissionReceipts.*'],
];

/** A structure that was identified by what else it says lacks only a detail. */
function kindOf({ path, isReplaced }: Removal): LeftOutKind {
  const pattern = patternOf(path.slice(1));
  const kind = PLACES.find(([, ...places]) => places.includes(pattern))?.[0] ?? 'detail';
  return isReplaced && kind === 'structure' ? 'detail' : kind;
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
