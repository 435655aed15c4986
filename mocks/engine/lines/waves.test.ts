import { axisOf, waveOf } from './waves';

const zigzag = (swing: number) =>
  [0, swing, 0, -swing, 0, swing, 0, -swing, 0].map((y, i) => ({ x: (10 * i) / 8, y }));

test.each([
  ['a wave', 1.4, { a: { x: 10, y: 0 }, b: { x: 0, y: 0 } }],
  ['a zigzag as broad as four tenths of its length', 2, undefined],
])('the axis of %s', (_what, swing, axis) => {
  expect(axisOf(zigzag(swing))).toEqual(axis);
});

test('an arc and a closed curve are no waves', () => {
  const points = zigzag(1);
  const box = [0, -1, 10, 1] as const;
  expect(waveOf({ points, closed: false, box })).toBeDefined();
  expect(waveOf({ points, closed: true, box })).toBeUndefined();
  expect(waveOf({ points: points.slice(0, 3), closed: false, box })).toBeUndefined();
});
