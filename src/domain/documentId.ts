import type { SegmentPosition } from './segment';

/** A timestamp-based id (docs/requirements/core.md 3.14). @param now ms since the epoch */
export function createPdfId(now: number): string {
  return String(now);
}

/**
 * `pdf-{id}-page-{n}-segment-{m}` with the zero-based numbers of the segment's id, so that the two never
 * disagree. An id that already begins with `pdf-` gets no second prefix.
 */
export function structureKey(pdfId: string, { pageIndex, segmentIndex }: SegmentPosition): string {
  return `pdf-${pdfId.replace(/^pdf-/, '')}-page-${pageIndex}-segment-${segmentIndex}`;
}
