import { type AtomSpec, type BondSpec, nameOf, sketchOf, testClasses } from '../testing/builders';
import { inkOf } from '../testing/inkOf';
import { letterLogits, readsEverywhere } from '../testing/lettersOf';
import { readLoneOxygens } from './readLoneOxygens';
import { labelConfidence } from './spelledLabel';

const paper = inkOf(200, 50, []);
const FORMAT = { width: 288, height: 40, bondLength: 32, alphabet: 'HOQ' };

/** A letter network that reads this text in every view; its Qs, with this probability, may be Os. */
function reader(text: string, probability: number) {
  const other = 20 + Math.log((1 - probability) / probability);
  const frames = Array.from({ length: 144 }, (_, i) => {
    const letter = text[(i - 72) / 6];
    if (letter === undefined) return {};
    return letter === 'Q' ? { Q: 20, O: other } : { [letter]: 20 };
  });
  const { counts, run } = readsEverywhere(letterLogits(FORMAT.alphabet, frames));
  return { counts, letters: { ...FORMAT, run } };
}

/** A carbon with a label at its right. */
const labelled = (label: Partial<AtomSpec>, bond: BondSpec = {}) =>
  sketchOf([{ at: [40, 30] }, { at: [64, 30], name: 'O', ...label }], [[0, 1, bond]]);

async function readAs(
  sketch: ReturnType<typeof labelled>,
  letters: ReturnType<typeof reader>['letters'],
): Promise<[name: string, sure: number]> {
  const read = await readLoneOxygens({ classes: testClasses, letters }, paper, 1, sketch);
  const atom = read.atoms[1];
  if (!atom) throw new Error('The label is gone');
  return [nameOf(atom.label), labelConfidence(atom)];
}

describe('readLoneOxygens', () => {
  test('a lone O whose letters are a Q is a doubtful Q', async () => {
    const [name, sure] = await readAs(labelled({}), reader('Q', 0.94).letters);
    expect(name).toBe('Q');
    expect(sure).toBeCloseTo(0.8, 3);
  });

  test.each([
    ['letters are less probable', 'Q', 0.3],
    ['a hydrogen is written', 'QH', 0.94],
    ['letters are an O', 'O', 0.94],
  ])('an O as sure as before if its %s', async (_why, text, probability) => {
    const [name, sure] = await readAs(labelled({}), reader(text, probability).letters);
    expect(name).toBe('O');
    expect(sure).toBeGreaterThan(0.98);
  });

  test.each<[string, Partial<AtomSpec>, BondSpec]>([
    ['another element', { name: 'N' }, {}],
    ['a charged oxygen', { charge: 1 }, {}],
    ['the oxygen of a carbonyl', {}, { type: 1 }],
    ['an oxygen at a wedge, whose end may look like the tail of a Q', {}, { type: 4 }],
  ])('is not asked about %s', async (_what, label, bond) => {
    const { counts, letters } = reader('Q', 0.94);
    const sketch = labelled(label, bond);
    expect((await readAs(sketch, letters))[0]).toBe(nameOf(sketch.atoms[1]?.label ?? -1));
    expect(counts).toEqual([]);
  });

  test('is not asked about an ether', async () => {
    const { counts, letters } = reader('Q', 0.94);
    const ether = sketchOf(
      [{ at: [40, 30] }, { at: [64, 30], name: 'O' }, { at: [88, 30] }],
      [[0, 1], [1, 2]], // prettier-ignore
    );
    expect((await readAs(ether, letters))[0]).toBe('O');
    expect(counts).toEqual([]);
  });
});
