import { BOND, type DrawingBuilder } from './testing/drawingBuilder';
import { corner, cyclohexane, readDrawing } from './testing/readDrawing';

/** Where a bond to the right of the ring ends. */
const END = { x: corner(1).x + 0.6 * BOND, y: corner(1).y };
const right = (bonds: number) => ({ x: END.x + bonds * BOND, y: END.y });
/** The middle of a letter whose outline begins over half a bond from the end. */
const FAR = 0.78;

const withBond = (): DrawingBuilder => cyclohexane().line(corner(1), END);

/** The elements of a drawing, carbons left out, and its number of atoms. */
function atomsOf(drawing: DrawingBuilder): readonly [string, number] {
  const { atoms } = readDrawing(drawing);
  const others = atoms.flatMap(({ element }) => (element === 'C' ? [] : [element]));
  return [others.join(' '), atoms.length];
}

it('joins an end to a label that stands farther from it than usual', () => {
  expect(atomsOf(withBond().label('OH', right(FAR)))).toEqual(['O', 7]);
});

it('joins a second far end to the same label if that has room for it', () => {
  const beyond = withBond()
    .label('O', right(FAR))
    .line(right(2 * FAR), right(2 * FAR + 1));
  expect(atomsOf(beyond)).toEqual(['O', 8]);
});

it('leaves an end alone whose label has no room for it', () => {
  const above = (bonds: number) => ({ x: right(FAR).x, y: END.y - bonds * BOND });
  const ether = withBond()
    .label('O', right(FAR))
    .line(right(2 * FAR), right(2 * FAR + 1));
  expect(atomsOf(ether.line(above(0.85), above(1.85)))).toEqual(['O', 8]);
});

it.each(['Na+', 'HCl', 'CF3CO2H'])('joins no end to %s', (ion) => {
  const { bonds } = readDrawing(withBond().label(ion, right(FAR)));
  expect(bonds.filter(({ begin, end }) => Math.min(begin, end) < 7)).toHaveLength(7);
});

it('leaves an end alone that points at a nitrogen with bonds, whose hydrogen may stand apart', () => {
  const amine = withBond()
    .label('N', right(FAR))
    .line(right(FAR + 0.3), right(FAR + 1.3));
  expect(readDrawing(amine).bonds).toHaveLength(8);
  const { atoms } = readDrawing(amine);
  expect(atoms.filter(({ element }) => element === 'N')).toHaveLength(1);
  expect(atoms).toHaveLength(9);
});
