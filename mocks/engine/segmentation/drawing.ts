import type { Box } from '../geometry/box';
import type { AttachedDrawing } from './attached/attachedSchema';

/** Two boxes that share more than this part of the smaller one show the same drawing. */
export const SAME_DRAWING = 0.3;

/** A drawn structure found on a page. */
export interface Drawing {
  /**
   * PDF points, origin top left; contains every bond and label of the drawing and nothing of its neighbours.
   */
  readonly box: Box;
  /** Confidence, 0..1, that this is one whole structure. */
  readonly confidence: number;
  /** How it was found: from the page's own lines, from its pixels, or as the PDF states it. */
  readonly route: 'vector' | 'raster' | 'stated';
  /** It goes on beyond the page's edge. */
  readonly isCut?: boolean;
  /** What the PDF states of it; its box then is exact. */
  readonly stated?: AttachedDrawing;
}
