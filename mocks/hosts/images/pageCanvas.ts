import type { PageCanvas } from '../../engine/ports/raster';

interface Canvas {
  width: number;
  height: number;
}

interface Context {
  getImageData(
    x: number,
    y: number,
    width: number,
    height: number,
  ): { readonly data: Uint8ClampedArray };
}

/** A host's canvas as the engine uses it; closing it gives its memory back. */
export function pageCanvas(canvas: Canvas, context: Context): PageCanvas {
  const { width, height } = canvas;
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
