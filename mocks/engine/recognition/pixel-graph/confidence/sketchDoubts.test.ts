import { sketchOf, testClasses } from '../testing/builders';
import { inkOf } from '../testing/inkOf';
import { sketchDoubts } from './sketchDoubts';

/** What is said about a chain of two whose bond or second atom may have been changed for a reason. */
function said(reasons: { atom?: string; bond?: string }): string[] {
  const { atoms, bonds } = sketchOf([{ at: [20, 20] }, { at: [44, 20], name: 'O' }], [[0, 1]]);
  const sketch = {
    atoms: atoms.map((atom, i) => (i === 1 ? { ...atom, because: reasons.atom } : atom)),
    bonds: bonds.map((bond) => ({ ...bond, because: reasons.bond })),
  };
  return sketchDoubts(testClasses, sketch, inkOf(80, 40, [])).map(({ says }) => says);
}

test('a place that was first seen as something else says why it is not', () => {
  expect(said({ atom: 'Too many bonds.' })).toContain('Too many bonds.');
  const [ofBond] = [said({ bond: 'A line is drawn.' })];
  expect(ofBond.filter((each) => each === 'A line is drawn.')).toHaveLength(2);
  expect(ofBond).not.toContain('There may be no bond here.');
});

test('other places say what they are read as', () => {
  expect(said({})).toEqual(
    expect.arrayContaining(['Read as O, not clearly.', 'There may be no bond here.']),
  );
});
