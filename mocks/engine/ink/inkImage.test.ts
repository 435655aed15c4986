import { halveToFit, toInk, trimToInk } from './inkImage';

const blank = (width: number, height: number) => ({
  width,
  height,
  data: new Float32Array(width * height),
});

describe('toInk', () => {
  test('turns black, grey and white into 1, a fraction and 0', () => {
    const { data } = toInk({ width: 3, height: 1, data: Uint8Array.of(0, 102, 255) });
    expect([...data]).toEqual([1, expect.closeTo(0.6, 6), 0]);
  });
});

describe('halveToFit', () => {
  test('averages 2 x 2 pixels and reports the scale factor', () => {
    const ink = { width: 4, height: 2, data: Float32Array.of(1, 0, 0, 0, 1, 0, 0, 1) };
    const { ink: half, factor } = halveToFit(ink, 2);
    expect(factor).toBe(2);
    expect(half).toEqual({ width: 2, height: 1, data: Float32Array.of(0.5, 0.25) });
  });

  test('leaves an image that fits', () => {
    const ink = blank(20, 30);
    expect(halveToFit(ink, 30)).toEqual({ ink, factor: 1 });
  });

  test('never halves a side of one pixel', () => {
    expect(halveToFit(blank(100, 1), 10)).toMatchObject({ ink: { width: 100, height: 1 } });
  });
});

describe('trimToInk', () => {
  test('crops to the visible ink and keeps its position', () => {
    const ink = blank(20, 20);
    for (let y = 5; y < 10; y++) ink.data.fill(1, y * 20 + 3, y * 20 + 9);
    const trimmed = trimToInk(ink);
    expect(trimmed).toMatchObject({ left: 3, top: 5, width: 6, height: 5 });
    expect(trimmed?.data.every((v) => v === 1)).toBe(true);
  });

  test.each([0, 19])('answers null for %i visible pixels', (count) => {
    const ink = blank(20, 20);
    ink.data.fill(1, 0, count);
    expect(trimToInk(ink)).toBeNull();
  });
});
