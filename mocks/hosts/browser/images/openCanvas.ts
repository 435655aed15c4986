import type { PageCanvas } from '../../../engine/ports/raster';
import { pageCanvas } from '../../images/pageCanvas';

/** A canvas in the main memory, not in that of a graphics card: its pixels are read once it is painted. */
export function openCanvas(width: number, height: number): PageCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no memory for another canvas');
  return pageCanvas(canvas, context);
}
