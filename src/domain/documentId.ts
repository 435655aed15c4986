/** A timestamp-based id (docs/requirements/core.md 3.14). @param now ms since the epoch */
export function createPdfId(now: number): string {
  return String(now);
}

/**
 * `pdf-{id}-{segment's id}`: the key of a segment's structure. A pdfId that already begins with `pdf-`
 * gets no second prefix.
 */
export function structureKey(pdfId: string, segmentId: string): string {
  return `pdf-${pdfId.replace(/^pdf-/, '')}-${segmentId}`;
}
