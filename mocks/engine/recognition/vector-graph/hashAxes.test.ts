import { corner, cyclohexane, readDrawing } from './testing/readDrawing';
import { shortOf, step } from './testing/drawingBuilder';

const [from, to] = [corner(1), step(corner(1), -30)];

test('a line along a hashed bond, from atom to atom, is no second bond', () => {
  const drawing = cyclohexane()
    .line(from, to)
    .hash(shortOf(to, from, 2), shortOf(from, to, 1));
  const { bonds, atoms } = readDrawing(drawing);
  expect(atoms).toHaveLength(7);
  expect(bonds.filter(({ stereo }) => stereo === 'down')).toHaveLength(1);
  expect(bonds).toHaveLength(7);
});

test('a hashed bond ends where the line along it ends', () => {
  const drawing = cyclohexane()
    .line(to, from)
    .hash(shortOf(to, from, 4), shortOf(from, to, 4));
  const { atoms } = readDrawing(drawing);
  const end = atoms.find(({ x }) => x > from.x + 5);
  expect([end?.x, end?.y]).toEqual([expect.closeTo(to.x, 1), expect.closeTo(to.y, 1)]);
});
