import { nameOf, sketchOf, testClasses } from '../testing/builders';
import { withoutLooseAtoms } from './counterIons';

/** Two bonded carbons next to a lone atom. */
const kept = (lone: Parameters<typeof sketchOf>[0][number]): string[] =>
  withoutLooseAtoms(testClasses, sketchOf([{ at: [0, 0] }, { at: [24, 0] }, lone], [[0, 1]]))
    .atoms.slice(2)
    .map(({ label }) => nameOf(label));

const NEAR = [70, 0] as const;
const FAR = [95, 0] as const;

describe('withoutLooseAtoms', () => {
  test.each([
    ['a sure halogen', { at: FAR, name: 'Br', confidence: 0.6 }, ['Br']],
    [
      'a fainter halogen of sure letters near by',
      { at: NEAR, name: 'Cl', confidence: 0.4 },
      ['Cl'],
    ],
    ['the same further off', { at: FAR, name: 'Cl', confidence: 0.4 }, []],
    ['the same of doubtful letters', { at: NEAR, name: 'Cl', confidence: 0.4, sure: -0.1 }, []],
    ['a faint halogen', { at: NEAR, name: 'I', confidence: 0.34 }, []],
    ['any other atom', { at: NEAR, name: 'N', confidence: 0.9 }, []],
  ] as const)('%s', (_, lone, names) => {
    expect(kept(lone)).toEqual(names);
  });
});
