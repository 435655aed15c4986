import type { Point } from '../geometry/box';
import { boxOf } from '../geometry/boxes';
import type { Blob } from './lineArt';
import { filledWave, waveOf, wavesOf } from './waves';

const zigzag = (swing: number) =>
  [0, swing, 0, -swing, 0, swing, 0, -swing, 0].map((y, i) => ({ x: (10 * i) / 8, y }));

test.each([
  ['a wave', 1.4, { a: { x: 10, y: 0 }, b: { x: 0, y: 0 } }],
  ['a zigzag as broad as four tenths of its length', 2, undefined],
])('the axis of the stroke of %s', (_what, swing, axis) => {
  expect(waveOf({ points: zigzag(swing), closed: false, box: [0, -swing, 10, swing] })).toEqual(
    axis,
  );
});

test('an arc and a closed curve are no waves', () => {
  const points = zigzag(1);
  const box = [0, -1, 10, 1] as const;
  expect(waveOf({ points, closed: false, box })).toBeDefined();
  expect(waveOf({ points, closed: true, box })).toBeUndefined();
  expect(waveOf({ points: points.slice(0, 3), closed: false, box })).toBeUndefined();
});

/** The outline of a line that swings `swings` times about the x axis, one point to each side. */
function band(from: number, to: number, swings: number): Blob {
  const there = Array.from({ length: 2 * swings + 1 }, (_, k): Point => {
    const x = from + ((to - from) * k) / (2 * swings);
    return { x, y: Math.sin((k * Math.PI) / 2) };
  });
  const outline = [...there, ...there.map(({ x, y }) => ({ x, y: y + 0.4 })).reverse()];
  return { box: boxOf(outline) ?? [0, 0, 0, 0], outline };
}

test.each([
  ['a wave', 6, true],
  ['a parenthesis', 1, false],
  ['a tilde', 2, false],
])('%s painted as a shape', (_what, swings, isWave) => {
  expect(filledWave(band(0, 12, swings)) !== undefined).toBe(isWave);
});

test.each([
  ['joins pieces that go on from each other', 12.5, 1],
  ['keeps pieces with a gap apart', 15, 2],
  ['keeps waves beside each other apart', 0, 2],
])('%s', (_what, start, count) => {
  const waves = wavesOf({ curves: [], blobs: [band(0, 12, 6), band(start, start + 12, 6)] });
  expect(waves).toHaveLength(count);
});
