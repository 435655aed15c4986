import { findHashRuns } from './hashRuns';
import type { Line } from './lineArt';

/** The first stroke turned by 45°. */
const withSlanted = ([first, ...others]: Line[]): Line[] => {
  const turned = ({ x, y }: Line['a']) => ({ x: x + y * Math.SQRT1_2, y: y * Math.SQRT1_2 });
  return [{ ...first!, a: turned(first!.a), b: turned(first!.b) }, ...others];
};

/** Upright strokes on a horizontal axis. */
const strokes = (spacing: number, lengths: readonly number[]): Line[] =>
  lengths.map((length, k) => ({
    a: { x: k * spacing, y: -length / 2 },
    b: { x: k * spacing, y: length / 2 },
    width: 0.7,
    ink: 1,
    dashed: false,
  }));

const GROWING = [1.2, 2.1, 3.1, 4.1, 5, 6];

test.each([
  ['close strokes that grow', strokes(2, GROWING), 1],
  ['close strokes of one length', strokes(2, [4, 4, 4, 4, 4]), 1],
  ['strokes of a large drawing, which grow', strokes(4.8, GROWING), 1],
  ['ticks of an axis, as far apart', strokes(4.8, [4, 4, 4, 4, 4]), 0],
  ['three strokes that far apart, which grow evenly', strokes(4.8, [1.2, 2.2, 3.4]), 1],
  ['three strokes that far apart, one longer than the others', strokes(4.8, [2, 2, 3.5]), 0],
  ['four strokes that far apart, the last one longer', strokes(4.8, [1.5, 1.5, 1.5, 3]), 1],
  ['strokes of a still larger drawing', strokes(6.5, GROWING), 1],
  ['strokes farther apart than those of any bond', strokes(9, GROWING), 0],
  ['wide gaps between strokes of one length', strokes(3.4, [4, 4, 4, 4, 4]), 1],
  ['long strokes', strokes(2, [8, 8, 8, 8, 8]), 1],
  ['bonds beside each other', strokes(3, [10, 10, 10, 10, 10]), 0],
  ['narrow gaps', strokes(0.4, [1.2, 1.2, 1.2, 1.2]), 1],
  ['lines painted several times', strokes(0.3, [0.8, 0.8, 0.8, 0.8]), 0],
  ['strokes that grow much', strokes(2, [1, 2.4, 3.8]), 1],
  ['strokes of unlike lengths', strokes(2, [1, 2.9, 4.2]), 0],
  ['a dot in any direction at the narrow end', withSlanted(strokes(1.2, [1, 1.6, 2.2])), 1],
  ['a slanted stroke beside two others', withSlanted(strokes(1.2, [1.35, 1.8, 2.2])), 0],
])('%s', (_what, lines, count) => {
  expect(findHashRuns(lines)).toHaveLength(count);
});

test('a run begins at its shortest stroke and names the lines that it consists of', () => {
  const [beside] = strokes(1, [30]);
  const lines = [beside!, ...strokes(4.8, GROWING).reverse()];
  expect(findHashRuns(lines)).toMatchObject([
    { narrow: { x: 0, y: 0 }, wide: { x: 24, y: 0 }, tapered: true, members: expect.anything() },
  ]);
  expect([...(findHashRuns(lines)[0]?.members ?? [])].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});
