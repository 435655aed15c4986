import type { Box, Point } from '../../../geometry/box';
import { distance } from '../../../geometry/vector';
import type { Doubt } from '../../doubts/doubt';
import { readLineArt } from '../readLineArt';
import { BOND, type DrawingBuilder, step } from '../testing/drawingBuilder';
import { corner, cyclohexane, SUBSTITUENT, withSubstituent } from '../testing/readDrawing';

/** @throws Error with VectorGraph's reason if it reads nothing */
function doubtsOf(drawing: DrawingBuilder, box: Box = drawing.box()): readonly Doubt[] {
  const outcome = readLineArt(drawing.page(), box);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.doubts ?? [];
}

const beside = (i: number, x: number, y = 0): Point => ({
  x: corner(i).x + x * BOND,
  y: corner(i).y + y * BOND,
});

const right = (x: number): Point => ({ x: SUBSTITUENT.x + x, y: SUBSTITUENT.y });

test.each<[string, DrawingBuilder, Point, RegExp]>([
  [
    'a line that ends close to another one',
    cyclohexane()
      .line(corner(2), beside(2, 1, 0.2))
      .line(beside(2, 1, 0.2), beside(2, 0.9, -0.8))
      .line(beside(2, 0.9, -0.8), beside(2, 0.25, -0.5)),
    beside(2, 0.25, -0.5),
    /close to another/,
  ],
  [
    'a double bond that points at letters which have no room for it',
    withSubstituent('OH')
      .doubleCentred(right(13), right(27))
      .line(right(27), step(right(27), 60))
      .line(step(right(27), 60), step(step(right(27), 60), 120)),
    right(13),
    /close to another/,
  ],
  [
    'a crossing without an atom',
    cyclohexane()
      .line(corner(1), beside(1, 0.9, 1))
      .line(corner(2), beside(2, 0.9, -1)),
    beside(1, 0.45, 0.5),
    /cross here/,
  ],
  [
    'a part that is joined to no other',
    cyclohexane(withSubstituent('OH'))
      .line(beside(4, -1.5), beside(4, -2.5))
      .label('OH', beside(4, -2.8)),
    beside(4, -2),
    /joined to no other/,
  ],
  [
    'a wedge that leads to no atom',
    cyclohexane().wedge(beside(2, 0.5, 0.5), beside(2, 1, 1)),
    beside(2, 0.75, 0.75),
    /^A wedge/,
  ],
  ['an atom whose bonds do not add up', withSubstituent('NH'), SUBSTITUENT, /^N with 2 of 3/],
  [
    'a dashed line',
    cyclohexane().dashedDouble(corner(1), SUBSTITUENT),
    step(corner(1), -30, 0.65 * BOND),
    /dashed/,
  ],
])('%s is doubtful at its place', (_what, drawing, at, says) => {
  const doubts = doubtsOf(drawing).filter((doubt) => says.test(doubt.says));
  expect(Math.min(...doubts.map((doubt) => distance(doubt, at)))).toBeLessThan(0.3 * BOND);
  for (const { confidence } of doubts) expect(confidence).toBeLessThan(0.9);
});

test('a line that goes on beyond the cut-out is doubtful at its inner end', () => {
  const drawing = cyclohexane().line(corner(1), SUBSTITUENT);
  const [left, top, , bottom] = drawing.box();
  const [doubt] = doubtsOf(drawing, [left, top, corner(1).x + 5, bottom]);
  expect(doubt).toMatchObject({
    kind: 'bond',
    ...corner(1),
    says: expect.stringMatching(/beyond/),
  });
  expect(doubt?.confidence).toBeLessThan(0.5);
});

test('a drawing without any sign of a mistake has no doubt', () => {
  expect(doubtsOf(withSubstituent('OH'))).toEqual([]);
});
