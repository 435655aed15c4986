import { createCanvas } from '@napi-rs/canvas';
import type { PageCanvas } from '../../../engine/ports/raster';
import { pageCanvas } from '../../images/pageCanvas';

/** A Skia canvas with the interface of the browser's. */
export function openCanvas(width: number, height: number): PageCanvas {
  const canvas = createCanvas(width, height);
  return pageCanvas(canvas, canvas.getContext('2d'));
}
