import { corner, readDrawing } from './testing/readDrawing';
import { DrawingBuilder, shortOf, step } from './testing/drawingBuilder';
import { bondList } from './testing/formula';

const top = corner(0);
const above = { x: top.x, y: top.y - 8 };

/** A six-membered ring with a nitrogen at its top, a hydrogen above it, and a bond that ends at the hydrogen. */
function piperidine(nitrogen: string): DrawingBuilder {
  const drawing = new DrawingBuilder();
  for (let i = 1; i < 5; i++) drawing.line(corner(i), corner(i + 1));
  return drawing
    .line(corner(1), shortOf(corner(1), top))
    .line(corner(5), shortOf(corner(5), top))
    .label(nitrogen, top)
    .label('H', above)
    .line(step(above, -20, 6), step(above, -20, 18));
}

it('the hydrogen of an ammonium has no other bond: one that ends at it leads to the nitrogen', () => {
  const bonds = bondList(readDrawing(piperidine('N+')));
  expect(bonds.split(' ').filter((bond) => bond.includes('N+'))).toHaveLength(3);
  expect(bonds).not.toContain('H');
});

it('the hydrogen of an amine has none: one that ends at it leads to a carbon', () => {
  const drawing = piperidine('N').line(step(above, -20, 18), step(step(above, -20, 18), 40));
  const { atoms } = readDrawing(drawing);
  expect(atoms.some(({ element }) => element === 'H')).toBe(false);
});
