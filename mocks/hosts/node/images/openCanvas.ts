import { createCanvas } from '@napi-rs/canvas';
import type { PageCanvas } from '../../../engine/ports/raster';

/** A Skia canvas with the interface of the browser's. */
export function openCanvas(width: number, height: number): PageCanvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
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
