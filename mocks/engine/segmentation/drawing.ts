import type { Box } from '../geometry/box';

/** A drawn structure found on a page. */
export interface Drawing {
  /** PDF points, origin top left; holds every bond and label of the drawing and nothing of its neighbours. */
  readonly box: Box;
  /** 0..1: how sure the finder is that this is one whole structure. */
  readonly confidence: number;
  /** Which route found it: the page's own lines, or its pixels. */
  readonly route: 'vector' | 'raster';
}
