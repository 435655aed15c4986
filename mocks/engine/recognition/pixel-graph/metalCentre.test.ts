import type { GraphAtom } from '../molecularGraph';
import { metalCentre } from './metalCentre';

/** A centre bonded to atoms of these elements. */
function centre(
  element: string,
  around: readonly string[],
  { charge = 0, order = 1 }: { charge?: number; order?: 1 | 2 } = {},
) {
  const atoms = [element, ...around].map((each, i): GraphAtom => ({
    ...{ x: 0, y: 0, element: each, charge: i === 0 ? charge : 0 },
  }));
  const bonds = around.map((_, i) => ({
    ...{ begin: i % 2 ? 0 : i + 1, end: i % 2 ? i + 1 : 0 },
    ...{ order: i === 0 ? order : (1 as const), stereo: 'none' as const },
  }));
  return metalCentre({ atoms, bonds });
}

test.each([
  ['P', ['N', 'N', 'N', 'N']],
  ['P', ['N', 'N', 'N', 'N', 'Cl']],
  ['F', ['N', 'N', 'N', 'O']],
])('%s between %j stands for a metal', (element, around) => {
  expect(centre(element, around)).toBe(element);
});

test('phosphonium and phosphazene are no metals', () => {
  const four = ['N', 'N', 'N', 'N'];
  expect(centre('P', four, { charge: 1 })).toBeUndefined();
  expect(centre('P', four, { order: 2 })).toBeUndefined();
});

test.each([
  ['P', ['N', 'N', 'N']],
  ['P', ['O', 'O', 'O', 'N']],
  ['P', ['N', 'N', 'O', 'O']],
  ['C', ['N', 'N', 'N', 'N']],
  ['N', ['N', 'N', 'N', 'N']],
])('%s between %j does not', (element, around) => {
  expect(centre(element, around)).toBeUndefined();
});
