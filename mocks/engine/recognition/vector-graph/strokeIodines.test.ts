import type { Point } from '../../geometry/box';
import type { DrawingBuilder } from './testing/drawingBuilder';
import { BOND, shortOf, step } from './testing/drawingBuilder';
import { corner, cyclohexane, readDrawing, SUBSTITUENT } from './testing/readDrawing';

/** Of the builder's capitals, points. */
const CAPITAL = 6.5;

const upright = (drawing: DrawingBuilder, { x, y }: Point, height = CAPITAL) =>
  drawing.line({ x, y: y - height / 2 }, { x, y: y + height / 2 });

/** A ring with a bond to the right, at whose end something may be drawn, and with an OH on the left. */
function withHydroxyl(gap = 4): DrawingBuilder {
  const oxygen = step(corner(4), 150, 1.3 * BOND);
  return cyclohexane()
    .line(corner(4), shortOf(corner(4), oxygen))
    .label('OH', oxygen, 'last')
    .line(corner(1), shortOf(corner(1), SUBSTITUENT, gap));
}

const elements = (drawing: DrawingBuilder): string =>
  readDrawing(drawing)
    .atoms.map(({ element }) => element)
    .filter((element) => element !== 'C')
    .sort()
    .join('');

test.each([
  ['as high as the letters', upright(withHydroxyl(), SUBSTITUENT), 'IO'],
  ['a little higher', upright(withHydroxyl(), SUBSTITUENT, 1.08 * CAPITAL), 'IO'],
  ['much higher', upright(withHydroxyl(), SUBSTITUENT, 1.2 * CAPITAL), 'O'],
  ['that the bond touches', upright(withHydroxyl(0), SUBSTITUENT), 'O'],
  ['that no bond points at', upright(withHydroxyl(), step(SUBSTITUENT, 0, BOND)), 'O'],
  [
    'beside a letter, an l',
    upright(withHydroxyl(), SUBSTITUENT).label('C', step(SUBSTITUENT, 0, 5)),
    'O',
  ],
])('an upright stroke %s', (_what, drawing, expected) => {
  expect(elements(drawing)).toBe(expected);
});

test('without other letters, an upright stroke may have any height of letters', () => {
  const ring = cyclohexane().line(corner(1), shortOf(corner(1), SUBSTITUENT));
  expect(elements(upright(ring, SUBSTITUENT, 1.2 * CAPITAL))).toBe('I');
});
