import type { Line } from '../../lines/lineArt';
import { joinInterrupted } from './interruptedBonds';

type Place = readonly [x: number, y: number];

const BOND = 10;

const line = ([x0, y0]: Place, [x1, y1]: Place): Line => ({
  a: { x: x0, y: y0 },
  b: { x: x1, y: y1 },
  ...{ width: 1, ink: 1, dashed: false },
});

/** A piece up to (6, 0), and what passes in front of the bond. */
const [FIRST, ACROSS] = [line([0, 0], [6, 0]), line([7, -5], [7, 5])];

test.each([
  ['pieces of one line', [FIRST, line([8, 0], [14, 0]), ACROSS], true],
  ['pieces that bend a little', [FIRST, line([8, 0], [14, 0.3]), ACROSS], true],
  ['pieces that bend more', [FIRST, line([8, 0], [14, 0.42]), ACROSS], false],
  ['a piece a little aside', [FIRST, line([8, 1], [14, 1]), ACROSS], true],
  ['a piece farther aside', [FIRST, line([8, 1.4], [14, 1.4]), ACROSS], false],
  ['a long bond of a cage', [FIRST, line([8, 0], [18, 0]), ACROSS], true],
  ['a longer line', [FIRST, line([8, 0], [25, 0]), ACROSS], false],
  [
    'what passes near the edge of the gap',
    [FIRST, line([8, 0], [14, 0]), line([6.23, -5], [6.23, 5])],
    true,
  ],
  [
    'what runs along the edge of the gap',
    [FIRST, line([8, 0], [14, 0]), line([6.17, -5], [6.17, 5])],
    false,
  ],
  [
    'a bond that ends near the gap',
    [FIRST, line([8, 0], [14, 0]), ACROSS, line([6, 1.15], [6, 9])],
    true,
  ],
  ['an atom at the gap', [FIRST, line([8, 0], [14, 0]), ACROSS, line([6, 0.85], [6, 9])], false],
  ['nothing that passes', [FIRST, line([8, 0], [14, 0])], false],
])('%s: joined %j', (_what, lines, isJoined) => {
  expect(joinInterrupted(lines, [], BOND)).toHaveLength(lines.length - (isJoined ? 1 : 0));
});
