import type { Box } from '../../geometry/box';
import { boxHoldsBox } from '../../geometry/boxes';
import { direction, offset } from '../../geometry/vector';
import { BOND, type DrawingBuilder } from '../../recognition/vector-graph/testing/drawingBuilder';
import { corner, cyclohexane } from '../../recognition/vector-graph/testing/readDrawing';
import { findVectorDrawings } from './findVectorDrawings';

/** A letter of 5 points to the right of a bond's end. */
const letterBeside = (end: { x: number; y: number }, gap: number, off = 0): Box => [
  end.x + gap,
  end.y + off - 2.5,
  end.x + gap + 4,
  end.y + off + 2.5,
];

const left = corner(1);
const end = { x: left.x + 0.7 * BOND, y: left.y };
const GAP = 0.5 * BOND;

const withBond = (): DrawingBuilder => cyclohexane().line(left, end);

const isHeld = (drawing: DrawingBuilder, ...boxes: readonly Box[]): boolean => {
  const [found] = findVectorDrawings(drawing.page());
  return boxes.every((box) => found !== undefined && boxHoldsBox(found.box, box));
};

describe('a drawing takes in painted letters that its bonds point at from farther away', () => {
  const letter = letterBeside(end, GAP);

  it('alone', () => {
    expect(isHeld(withBond().tile(letter), letter)).toBe(true);
  });

  it('with what is bonded to them', () => {
    const from = { x: letter[2] + GAP, y: end.y };
    const to = { x: from.x + BOND, y: from.y };
    const drawing = withBond().tile(letter).line(from, to);
    expect(isHeld(drawing, letter, [from.x, from.y, to.x, to.y])).toBe(true);
  });
});

describe('a drawing does not take in', () => {
  it.each<[string, Box]>([
    ['letters beyond the reach of its bonds', letterBeside(end, 0.8 * BOND)],
    ['letters beside its bonds', letterBeside(end, GAP, 0.5 * BOND)],
    ['shapes wider than letters', [end.x + GAP, end.y - 2.5, end.x + GAP + 8, end.y + 2.5]],
  ])('%s', (_what, box) => {
    expect(isHeld(withBond().tile(box), box)).toBe(false);
  });

  it('the words of a text', () => {
    const first = letterBeside(end, GAP);
    const drawing = withBond();
    for (let k = 0; k < 8; k++) drawing.tile(letterBeside(end, GAP + 5.5 * k));
    expect(isHeld(drawing, first)).toBe(false);
  });

  it('letters that a bond between two corners points at', () => {
    const u = direction(corner(0), corner(1));
    const { x, y } = offset(corner(1), u, GAP);
    const letter: Box = [x, y - 1, x + 4, y + 4];
    expect(isHeld(cyclohexane().tile(letter), letter)).toBe(false);
  });
});
