import type { PageCanvas } from '../../../engine/ports/raster';

/** A canvas in the main memory, not in that of a graphics card: its pixels are read once it is painted. */
export function openCanvas(width: number, height: number): PageCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no memory for another canvas');
  return {
    canvas,
    context,
    pixels: () => context.getImageData(0, 0, width, height).data,
    close: () => {
      canvas.width = 1;
      canvas.height = 1;
    },
  };
}
