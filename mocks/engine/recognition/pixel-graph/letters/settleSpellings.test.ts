import { type AtomSpec, nameOf, sketchOf, testClasses } from '../testing/builders';
import type { Sketch } from '../assembly/sketch';
import { settleSpellings } from './settleSpellings';
import { labelConfidence } from './spelledLabel';

/** Letters a third of a bond apart, the first one at the atom, and how probable they are. */
const spelling = (text: string, probability: number, leftwards = false) => ({
  text,
  log: Math.log(probability),
  places: [...text].map((_, i) => (leftwards ? i - text.length + 1 : i) / 3),
});
type Spelled = ReturnType<typeof spelling>;

/** A carbon bonded to a label at the right. */
function labelled(label: Partial<AtomSpec>, ...spellings: readonly Spelled[]): Sketch {
  const { atoms, bonds } = sketchOf([{ at: [0, 0] }, { at: [24, 0], ...label }], [[0, 1]]);
  return { atoms: atoms.map((atom, i) => (i === 1 ? { ...atom, spellings } : atom)), bonds };
}

const settled = (sketch: Sketch) => settleSpellings(testClasses, sketch);
/** A label with the probability of its class; it may as well be a bromine. */
const likely = (name: string, probability: number): Partial<AtomSpec> => ({
  name,
  sure: Math.log(probability),
  or: { Br: Math.log(1 - probability) },
});

/** What the second atom is taken for, and how surely. */
function readAs(sketch: Sketch): [string, number] {
  const atom = settled(sketch).atoms[1];
  if (!atom) throw new Error('The label is gone');
  return [atom.spelled?.text ?? nameOf(atom.label), Number(labelConfidence(atom).toFixed(3))];
}

describe('settleSpellings', () => {
  test('a label whose letters mean its class is surer than by either', () => {
    expect(readAs(labelled(likely('CO2Me', 0.6), spelling('COOCH3', 1)))).toEqual([
      'CO2Me',
      expect.closeTo(0.98, 1),
    ]);
    const [, both] = readAs(labelled(likely('CO2Me', 0.6), spelling('CO2Me', 0.5)));
    expect(both).toBeGreaterThan(0.8);
  });

  test('a label whose bonded letter is the far one is what its letters say', () => {
    const sketch = labelled(likely('Me', 0.99), spelling('NH2', 0.96, true));
    expect(readAs(sketch)).toEqual(['N', expect.closeTo(0.94, 2)]);
    const towards = labelled(likely('Me', 0.99), spelling('NH2', 0.96));
    expect(readAs(towards)[0]).toBe('Me');
  });

  test('letters with a meaning overrule a doubtful class', () => {
    const [name, confidence] = readAs(labelled(likely('NHBoc', 0.4), spelling('NHNHBoc', 0.99)));
    expect(name).toBe('NHNHBoc');
    expect(confidence).toBeGreaterThan(0.7);
    expect(confidence).toBeLessThan(0.95);
  });

  test('an element that is no class is not taken for another one', () => {
    expect(readAs(labelled(likely('P', 0.7), spelling('Fe', 0.95)))[0]).toBe('Fe');
  });

  test('a sure class stands against other letters, but is doubted', () => {
    const [name, confidence] = readAs(labelled(likely('OMe', 0.95), spelling('SeCN', 0.6)));
    expect(name).toBe('OMe');
    expect(confidence).toBeLessThan(0.95);
  });

  test('letters that mean another likely class decide for it', () => {
    const sketch = labelled(likely('OMe', 0.7), spelling('Br', 0.9));
    expect(readAs(sketch)).toEqual(['Br', expect.closeTo(0.95, 1)]);
  });

  test.each([
    ['CO2H', 'CO7H'],
    ['C5H11', 'C5H1'],
    ['CF3', 'CF8'],
  ])('%s may be read as %s: a number that makes no sense is misread', (name, read) => {
    const [taken, confidence] = readAs(labelled(likely(name, 0.6), spelling(read, 0.8)));
    expect(taken).toBe(name);
    expect(confidence).toBeGreaterThan(0.75);
  });

  test('a misread number does not make a class of other letters surer', () => {
    expect(readAs(labelled(likely('NO2', 0.6), spelling('CO7H', 0.8)))[1]).toBeLessThan(0.65);
  });

  test('letters without a meaning leave the class as it is', () => {
    expect(readAs(labelled(likely('OMe', 0.7), spelling('Q9)', 0.99)))).toEqual([
      'OMe',
      expect.closeTo(0.7, 1),
    ]);
  });

  test('of several spellings, the first that has a meaning is read', () => {
    const sketch = labelled(
      likely('Me', 0.5),
      spelling('CH2)12CH3', 0.6),
      spelling('(CH2)12CH3', 0.4),
    );
    expect(readAs(sketch)[0]).toBe('(CH2)12CH3');
  });

  test('a spelling that is far less probable than the best is not tried', () => {
    const sketch = labelled(likely('OMe', 0.6), spelling('Q9)', 0.98), spelling('SeCN', 0.001));
    expect(readAs(sketch)[0]).toBe('OMe');
  });

  test('what was found at the other letters of a label is no atom', () => {
    const sketch = sketchOf(
      [{ at: [0, 0] }, { at: [24, 0], ...likely('O', 0.4) }, { at: [40, 1], name: 'S' }],
      [[0, 1], [1, 2]], // prettier-ignore
    );
    const spellings = [spelling('OSO3Na', 0.99)];
    const { atoms, bonds } = settled({
      ...sketch,
      atoms: sketch.atoms.map((atom, i) => (i === 1 ? { ...atom, spellings } : atom)),
    });
    expect(atoms).toHaveLength(2);
    expect(bonds.map(({ begin, end }) => [begin, end])).toEqual([[0, 1]]);
  });

  test('a bond at the other end of a label leads to the label', () => {
    const sketch = sketchOf(
      [{ at: [0, 0] }, { at: [24, 0], ...likely('Me', 0.3) }, { at: [48, 0] }, { at: [72, 0] }],
      [[0, 1], [2, 3]], // prettier-ignore
    );
    const spellings = [spelling('CH2O', 0.99)];
    const { atoms, bonds } = settled({
      ...sketch,
      atoms: sketch.atoms.map((atom, i) => (i === 1 ? { ...atom, spellings } : atom)),
    });
    expect(atoms[1]?.spelled?.text).toBe('CH2O');
    expect(bonds.map(({ begin, end }) => [begin, end])).toEqual([[0, 1], [1, 2]]); // prettier-ignore
  });

  test('a label that is written to the left is read from its last letter', () => {
    const sketch = labelled({ at: [-24, 0], ...likely('O', 0.3) }, spelling('NaO3SO', 0.99, true));
    expect(readAs(sketch)[0]).toBe('NaO3SO');
  });
});
