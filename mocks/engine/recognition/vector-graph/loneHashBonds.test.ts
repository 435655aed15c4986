import { corner, cyclohexane, readDrawing } from './testing/readDrawing';
import { BOND, step } from './testing/drawingBuilder';
import { elementCounts } from './testing/formula';

/** Two substituents on one corner; the second is a hashed bond with room for one or two strokes. */
const drawing = (label: string, at: readonly number[]) => {
  const [first, second] = [step(corner(1), -80, BOND), step(corner(1), 10, 0.95 * BOND)];
  const builder = cyclohexane().line(corner(1), first).label(label, second);
  for (const part of at) {
    const middle = step(corner(1), 10, part * BOND);
    builder.line(step(middle, 100, 1.3), step(middle, -80, 1.3));
  }
  return builder;
};

it.each([
  ['one stroke', 'OH', [0.35], 'C7 O1'],
  ['two strokes', 'OH', [0.25, 0.42], 'C7 O1'],
  ['one stroke to a hydrogen', 'H', [0.35], 'C7 H1'],
])('%s between a corner and its letters is a hashed bond', (_what, label, at, formula) => {
  const graph = readDrawing(drawing(label, at));
  expect(elementCounts(graph)).toBe(formula);
  expect(graph.bonds.filter(({ stereo }) => stereo === 'down')).toHaveLength(1);
});

it('a short line along the way is a plain bond', () => {
  const [from, to] = [step(corner(1), 10, 0.25 * BOND), step(corner(1), 10, 0.5 * BOND)];
  const graph = readDrawing(drawing('OH', []).line(from, to));
  expect(graph.bonds.some(({ stereo }) => stereo === 'down')).toBe(false);
});
