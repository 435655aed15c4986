import { sketchToGraph } from './sketchToGraph';
import { sketchOf, testClasses } from './testing/builders';

const FRAME = { scale: 1, left: 0, top: 0, factor: 1 };
const UP = { type: 3 } as const;

/** A ring after Haworth with three groups above and below it; y points downwards. */
const sugar = sketchOf(
  [
    { at: [100, 50] },
    { at: [80, 80] },
    { at: [50, 80] },
    { at: [30, 50] },
    { at: [65, 30], name: 'O' },
    { at: [100, 25] },
    { at: [80, 105] },
    { at: [50, 105] },
  ],
  [
    [0, 1, UP],
    [3, 2, UP],
    [1, 2],
    [3, 4],
    [4, 0],
    [0, 5],
    [1, 6],
    [2, 7],
  ],
);

test('a ring in perspective has the stereo of its groups, and none of its bold front', () => {
  const { graph } = sketchToGraph(testClasses, sugar, FRAME);
  const wedges = graph.bonds.filter(({ stereo }) => stereo !== 'none');
  expect(wedges.map(({ begin, end }) => [begin, end])).toEqual([
    [0, 5],
    [1, 6],
    [2, 7],
  ]);
});
