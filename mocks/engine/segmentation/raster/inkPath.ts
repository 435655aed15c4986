import type { InkImage } from '../../ink/inkImage';
import { NATIVE_BOND, PADDING } from '../../recognition/pixel-graph/network';
import { MIN_INK, REACH } from './inkBetween';
import type { InkBetween } from './sketchParts';

/** How far to either side the way may lead, native bonds: round a corner whose atom was missed. */
const ROOM = 0.8;

/**
 * Where an unbroken line of a region's ink, however bent, leads from one place of its sketch to another.
 *
 * @param scale of the sketch, whose atoms are in pixels of the scaled, padded picture
 */
export function inkPath({ width, height, data }: InkImage, scale: number): InkBetween {
  const onRegion = (at: number): number => Math.round((at - PADDING) / scale);
  const room = (ROOM * NATIVE_BOND) / scale;
  return (from, to) => {
    const [ax, ay] = [onRegion(from.x), onRegion(from.y)];
    const [bx, by] = [onRegion(to.x), onRegion(to.y)];
    const [left, right] = [
      Math.max(0, Math.min(ax, bx) - room),
      Math.min(width - 1, Math.max(ax, bx) + room),
    ];
    const [top, bottom] = [
      Math.max(0, Math.min(ay, by) - room),
      Math.min(height - 1, Math.max(ay, by) + room),
    ];
    const met = new Set<number>();
    const stack: number[] = [];
    const visit = (x: number, y: number): void => {
      const pixel = y * width + x;
      if (x < left || x > right || y < top || y > bottom) return;
      if (met.has(pixel) || !((data[pixel] ?? 0) >= MIN_INK)) return;
      met.add(pixel);
      stack.push(pixel);
    };
    around(ax, ay, REACH, visit);
    for (let pixel = stack.pop(); pixel !== undefined; pixel = stack.pop()) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      if (Math.abs(x - bx) <= REACH && Math.abs(y - by) <= REACH) return true;
      around(x, y, 1, visit);
    }
    return false;
  };
}

function around(x: number, y: number, reach: number, visit: (x: number, y: number) => void): void {
  for (let row = y - reach; row <= y + reach; row++) {
    for (let column = x - reach; column <= x + reach; column++) visit(column, row);
  }
}
