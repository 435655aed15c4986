import { readFileSync } from 'node:fs';
import type { ArticleTruth, DrawingTruth } from '../../mocks/tools/sample-article/truth';

/** The contents of the sample article, as recorded by its generator. */
export const sampleTruth = JSON.parse(
  readFileSync(new URL('../../mocks/tools/sample-article/truth.json', import.meta.url), 'utf8'),
) as ArticleTruth;

/** A cut-out as described by the services: `bbox` in PDF points, origin top left. */
export interface PlacedSegment {
  readonly page_index: number;
  readonly index: number;
  readonly bbox: readonly number[];
}

/** The name of a cut-out in the export. */
export const segmentIdOf = ({ page_index, index }: PlacedSegment): string =>
  `page-${page_index}-segment-${index}`;

/** The drawing that a cut-out shows: of those on its page, the one it covers most; null if less than half. */
export function drawingOf(segment: PlacedSegment): DrawingTruth | null {
  const shares = sampleTruth.drawings
    .filter(({ page }) => page === segment.page_index)
    .map((drawing) => ({ drawing, share: coveredShare(drawing.box, segment.bbox) }))
    .sort((a, b) => b.share - a.share);
  const best = shares[0];
  return best && best.share > 0.5 ? best.drawing : null;
}

/** How much of one box another covers, 0..1. */
function coveredShare(box: readonly number[], by: readonly number[]): number {
  const [left = 0, top = 0, right = 0, bottom = 0] = box;
  const [byLeft = 0, byTop = 0, byRight = 0, byBottom = 0] = by;
  const width = Math.max(0, Math.min(right, byRight) - Math.max(left, byLeft));
  const height = Math.max(0, Math.min(bottom, byBottom) - Math.max(top, byTop));
  return (width * height) / ((right - left) * (bottom - top));
}
