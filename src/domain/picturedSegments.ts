import type { Segment } from './segment';
import type { Work } from './work';

/**
 * The segments whose pictures an article needs: its own, and those that undoing or doing again would bring
 * back, whose files the services may no longer have by then. One for each file name.
 */
export function picturedSegments({ segments, history }: Work): Segment[] {
  const steps = history ? [...history.done, ...history.undone] : [];
  const remembered = steps
    .flatMap(({ before, after }) => [before, after])
    .flatMap((change) => Object.values(change.segments ?? {}))
    .filter((segment) => segment !== null);
  const byFile = new Map(remembered.map((segment) => [segment.filename, segment]));
  for (const segment of segments.items) byFile.set(segment.filename, segment);
  // A box that was not read yet has no picture.
  byFile.delete('');
  return [...byFile.values()];
}
