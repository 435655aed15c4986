import type { Point } from '../geometry/box';
import { findHashRuns } from './hashRuns';
import { pageLineArt } from './pageLineArt';
import type { VectorPath } from '../page/pageContent';

/** An upright slab around a point, filled. */
const slab = ({ x, y }: Point, length: number, width = 1.3): VectorPath => ({
  kind: 'fill',
  lineWidth: 0,
  ink: 1,
  dashed: false,
  subpaths: [
    {
      points: [
        { x: x - width / 2, y: y - length / 2 },
        { x: x + width / 2, y: y - length / 2 },
        { x: x + width / 2, y: y + length / 2 },
        { x: x - width / 2, y: y + length / 2 },
      ],
      closed: true,
      curved: false,
    },
  ],
});

const row = (lengths: readonly number[], spacing = 2.6): VectorPath[] =>
  lengths.map((length, k) => slab({ x: 100 + spacing * k, y: 100 }, length));

const artOf = (paths: readonly VectorPath[]) =>
  pageLineArt({ pageIndex: 0, width: 595, height: 842, paths, texts: [], images: [] });

test('thick filled strokes in a row are a hashed bond, whose narrow end is a square', () => {
  const { lines, blobs } = artOf(row([1.3, 1.6, 2, 2.4, 2.8]));
  expect(blobs).toEqual([]);
  expect(findHashRuns(lines)).toMatchObject([
    { narrow: { x: 100, y: 100 }, wide: { x: 110.4, y: 100 }, tapered: true },
  ]);
});

test('squares go on before strokes that are thin enough to be lines', () => {
  const thin = [1.4, 2, 2.6].map((length, k) => slab({ x: 105 + 2.5 * k, y: 100 }, length, 0.7));
  const squares = [100, 102.5].map((x) => slab({ x, y: 100 }, 0.9, 0.9));
  const { lines, blobs } = artOf([...thin, ...squares]);
  expect(blobs).toEqual([]);
  expect(findHashRuns(lines)).toMatchObject([{ narrow: { x: 100 }, wide: { x: 110 } }]);
});

test('filled strokes of one length are one, too', () => {
  expect(findHashRuns(artOf(row([2.8, 2.8, 2.8, 2.8])).lines)).toHaveLength(1);
});

test.each([
  ['a row of squares, which is a dotted line', row([1.3, 1.3, 1.3, 1.3, 1.3])],
  ['two shapes', row([2.4, 2.8])],
  ['a row across half a page', row(Array.from({ length: 30 }, () => 2.8))],
  ['shapes far apart', row([1.6, 2, 2.4], 9)],
])('%s stays what it is', (_what, paths) => {
  const { lines, blobs } = artOf(paths);
  expect(lines).toEqual([]);
  expect(blobs).toHaveLength(paths.length);
});
