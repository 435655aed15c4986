import { nameOf, sketchOf, testClasses } from '../testing/builders';
import { labelConfidence } from './spelledLabel';
import { settleSpellings } from './settleSpellings';

/** What an end of a bond is taken for, and how surely, given the shares of its classes and its spellings. */
function readAs(
  classes: Readonly<Record<string, number>>,
  spelled: Readonly<Record<string, number>>,
  rule?: string,
): [string, number] {
  const [[name = 'C', share = 1] = [], ...others] = Object.entries(classes);
  const or = Object.fromEntries(others.map(([each, its]) => [each, Math.log(its)]));
  const label = { at: [24, 0], name, sure: Math.log(share), or } as const;
  const { atoms, bonds } = sketchOf([{ at: [0, 0] }, label], [[0, 1]]);
  const spellings = Object.entries(spelled).map(([text, its]) => ({
    text,
    log: Math.log(its),
    places: [...text].map((_, i) => i / 3),
  }));
  const chosen = rule === undefined ? {} : { label: testClasses.names.indexOf(rule) };
  const sketch = {
    atoms: atoms.map((atom, i) => (i === 1 ? { ...atom, ...chosen, spellings } : atom)),
    bonds,
  };
  const atom = settleSpellings(testClasses, sketch).atoms[1];
  if (!atom) throw new Error('The label is gone');
  return [atom.spelled?.text ?? nameOf(atom.label), labelConfidence(atom)];
}

const ANY = expect.closeTo(0.98, 1) as number;

describe('settleResidue', () => {
  test('a residue with a doubtful number is sure, and has no number', () => {
    expect(readAs({ R: 0.4, R1: 0.2, R2: 0.2, R4: 0.15 }, { R4: 0.35, R5: 0.3, R6: 0.2 })).toEqual([
      'R',
      ANY,
    ]);
    expect(readAs({ R1: 0.6, R4: 0.2, R: 0.15 }, { R4: 0.5, R1: 0.3 })).toEqual(['R', ANY]);
  });

  test('a number that both the class and the letters show is kept', () => {
    expect(readAs({ R1: 0.8, R2: 0.1 }, { R1: 0.9 })).toEqual(['R1', ANY]);
  });

  test.each([
    ['a class that is less probable', { R3: 0.54, R5: 0.27, R: 0.16 }, { R5: 0.98 }, 'R5'],
    ['no class', { R2: 0.39, R: 0.32, "R'": 0.27 }, { R7: 0.99 }, 'R7'],
    ['a class, where the other network overlooked it', { R: 0.98, R6: 0.004 }, { R6: 0.92 }, 'R6'],
    ['no class, but not surely', { R: 0.6, R2: 0.39 }, { R7: 0.75 }, 'R'],
    ['a letter', { R: 0.9, R2: 0.05 }, { Rf: 0.95 }, 'R'],
  ])('the number that letters show is that of %s', (_what, classes, spelled, name) => {
    expect(readAs(classes, spelled)).toEqual([name, ANY]);
  });

  test('a digit that was read as a letter makes no doubt of the residue', () => {
    const [name, sure] = readAs({ R: 0.6, R1: 0.3 }, { Rr: 0.3, Re: 0.3, R1: 0.2 });
    expect(name).toBe('R');
    expect(sure).toBeGreaterThan(0.95);
  });

  test.each([
    ['something else is more probable', { OMe: 0.7, R: 0.15, R1: 0.1 }, { OMe: 0.9 }, 'OMe'],
    ['the letters say something else', { R: 0.5, B: 0.45 }, { B: 0.9 }, 'B'],
    ['its letters mean nothing', { Br: 0.55, R: 0.2, R1: 0.1 }, { 'Q9)': 0.9 }, 'Br'],
  ])('no residue if %s', (_why, classes, spelled, name) => {
    expect(readAs(classes, spelled)[0]).toBe(name);
  });

  test('what a rule has chosen stands', () => {
    expect(readAs({ R: 0.6, H: 0.3 }, { R: 0.9 }, 'H')[0]).toBe('H');
  });
});
