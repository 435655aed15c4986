import { pixelShares, resample } from './resample';

describe('pixelShares', () => {
  test.each([
    {
      from: 4,
      to: 2,
      shares: [
        [0, 0.5, 0.5],
        [2, 0.5, 0.5],
      ],
    },
    {
      from: 3,
      to: 2,
      shares: [
        [0, 2 / 3, 1 / 3],
        [1, 1 / 3, 2 / 3],
      ],
    },
    {
      from: 2,
      to: 4,
      shares: [
        [0, 1, 0],
        [0, 0.75, 0.25],
        [0, 0.25, 0.75],
        [0, 0, 1],
      ],
    },
    {
      from: 1,
      to: 3,
      shares: [
        [0, 1],
        [0, 1],
        [0, 1],
      ],
    },
    {
      from: 3,
      to: 3,
      shares: [
        [0, 1],
        [1, 1],
        [2, 1],
      ],
    },
  ])('spreads $from pixels over $to', ({ from, to, shares }) => {
    const found = pixelShares(from, to).map(({ first, weights }) => [first, ...weights]);
    expect(found).toEqual(shares.map((share) => share.map((n) => expect.closeTo(n, 9))));
  });

  test.each([
    [1000, 333],
    [7, 64],
    [2600, 2599],
    [64, 1],
  ])('has shares that add up to 1 within the row, from %i to %i pixels', (from, to) => {
    for (const { first, weights } of pixelShares(from, to)) {
      expect(weights.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(first + weights.length).toBeLessThanOrEqual(from);
    }
  });
});

describe('resample', () => {
  const ramp = (width: number, height: number) => ({
    width,
    height,
    data: Float32Array.from({ length: width * height }, (_, i) => (i % width) / width),
  });

  test('keeps an image at scale 1', () => {
    const image = ramp(9, 10);
    expect(resample(image, 1)).toEqual(image);
  });

  test('keeps the amount of ink per area when it shrinks an image', () => {
    const image = ramp(64, 48);
    const mean = (data: Float32Array) => data.reduce((a, b) => a + b, 0) / data.length;
    const small = resample(image, 0.37);
    expect([small.width, small.height]).toEqual([24, 18]);
    expect(mean(small.data)).toBeCloseTo(mean(image.data), 5);
  });

  test('makes no side shorter than 8 pixels', () => {
    const tiny = resample(ramp(40, 20), 0.1);
    expect([tiny.width, tiny.height]).toEqual([8, 8]);
  });
});
