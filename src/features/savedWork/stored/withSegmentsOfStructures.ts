import {
  compareSegments,
  segmentWithoutCutOut,
  type Segment,
  type SegmentPosition,
} from '@/domain/segment';
import { standingAt, type Structure } from '@/domain/structure';
import type { Work } from '@/domain/work';

/**
 * Gives structures whose segment is missing one without a cut-out, since views reach structures by their
 * segments only. They are missing where records were damaged, and from work that was saved before segments
 * outlived an extraction that did not find them.
 */
export function withSegmentsOfStructures(work: Work): Work {
  const items = [...work.segments.items];
  const byId = new Map(items.map((segment) => [segment.id, segment]));
  const structures = work.structures.map((structure) => {
    if (byId.has(structure.segmentId)) return structure;
    const segment = segmentOf(structure, work, items);
    byId.set(segment.id, segment);
    items.push(segment);
    return standingAt(structure, segment);
  });
  if (items.length === work.segments.items.length) return work;
  return {
    ...work,
    structures,
    segments: { ...work.segments, items: items.sort(compareSegments) },
  };
}

function segmentOf(structure: Structure, work: Work, others: readonly Segment[]): Segment {
  return segmentWithoutCutOut({
    ...freePosition(structure, others),
    id: structure.segmentId,
    origin: 'found',
    pdfId: structure.pdfId,
    pdfFilename: work.segments.info?.pdfFilename ?? work.document.file.name,
  });
}

/** Its own position, or the first one behind it on the page that no other segment has. */
function freePosition(
  { pageIndex, segmentIndex }: SegmentPosition,
  others: readonly SegmentPosition[],
): SegmentPosition {
  const taken = new Set(
    others.filter((other) => other.pageIndex === pageIndex).map((other) => other.segmentIndex),
  );
  let free = segmentIndex;
  while (taken.has(free)) free += 1;
  return { pageIndex, segmentIndex: free };
}
