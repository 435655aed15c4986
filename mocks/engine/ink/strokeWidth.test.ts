import type { InkImage } from './inkImage';
import { strokeWidth } from './strokeWidth';

/** A 60 x 60 picture with ink wherever `isInk` is true. */
function picture(isInk: (x: number, y: number) => boolean): InkImage {
  const data = Float32Array.from({ length: 3600 }, (_, i) =>
    isInk(i % 60, Math.floor(i / 60)) ? 1 : 0,
  );
  return { width: 60, height: 60, data };
}

describe('strokeWidth', () => {
  test.each([
    ['a horizontal line 3 pixels wide', (_: number, y: number) => y >= 20 && y < 23, 3],
    ['a vertical line 5 pixels wide', (x: number) => x >= 20 && x < 25, 5],
    ['a diagonal line 4 pixels across', (x: number, y: number) => x - y >= 0 && x - y < 4, 4],
    ['a hairline at the edge', (x: number) => x === 59, 1],
    ['blank paper', () => false, 1],
    ['full ink', () => true, 60],
  ])('of %s', (_, isInk, width) => {
    expect(strokeWidth(picture(isInk))).toBe(width);
  });

  test('is the width of the usual stroke, not of a single wedge', () => {
    const lines = (x: number, y: number) => y % 10 === 0 || (x < 8 && y < 8);
    expect(strokeWidth(picture(lines))).toBe(1);
  });

  test('treats grey below half ink as paper', () => {
    const grey: InkImage = { width: 10, height: 10, data: new Float32Array(100).fill(0.5) };
    expect(strokeWidth(grey)).toBe(1);
  });
});
