import { type AtomSpec, atomCandidate } from '../testing/builders';
import { inkOf } from '../testing/inkOf';
import { letterLogits, readsEverywhere } from '../testing/lettersOf';
import { spellOut } from './spellOut';

const FORMAT = { width: 288, height: 40, bondLength: 32, alphabet: 'CHO3' };
const paper = inkOf(200, 50, []);

/** A letter network that reads `CH` in every view, in the frames 72 and 78 of 144, and counts its views. */
function reader() {
  const frames = Array.from({ length: 144 }, (_, i) =>
    i === 72 ? { C: 20 } : i === 78 ? { H: 20 } : {},
  );
  const { counts, run } = readsEverywhere(letterLogits(FORMAT.alphabet, frames));
  return { counts, look: { ...FORMAT, run } };
}

const doubtful = { name: 'OMe', sure: Math.log(0.7), or: { OEt: Math.log(0.3) } };

describe('spellOut', () => {
  test.each<[string, Omit<AtomSpec, 'at'>, boolean]>([
    ['a label whose class is doubtful', doubtful, true],
    ['a carbon that may be a label', { sure: Math.log(0.5), or: { Me: Math.log(0.5) } }, true],
    ['a corner', {}, false],
    ['a label of a sure class', { name: 'OMe', sure: Math.log(0.9995) }, false],
  ])('%s', async (_, spec, isSpelled) => {
    const { look } = reader();
    const [atom] = await spellOut(look, paper, 1, [atomCandidate({ at: [40, 30], ...spec })]);
    expect(atom?.spellings?.[0]?.text).toBe(isSpelled ? 'CH' : undefined);
  });

  test('tells how far each letter is from the atom, in bonds', async () => {
    const { look } = reader();
    const [atom] = await spellOut(look, paper, 1, [atomCandidate({ at: [40, 30], ...doubtful })]);
    const [first = NaN, second = NaN] = atom?.spellings?.[0]?.places ?? [];
    expect(first).toBeCloseTo(1 / 32, 6);
    expect(second - first).toBeCloseTo((6 * 2) / 32, 6);
  });

  test('reads few labels at once, and no more than 48 of a picture', async () => {
    const { look, counts } = reader();
    const atoms = Array.from({ length: 60 }, (_, i) => atomCandidate({ at: [i, 20], ...doubtful }));
    const spelled = await spellOut(look, paper, 1, atoms);
    expect(counts).toEqual([16, 16, 16]);
    expect(spelled.map(({ x }) => x)).toEqual(atoms.map(({ x }) => x));
  });

  test('refuses a network with another alphabet', async () => {
    const look = { ...FORMAT, run: () => Promise.resolve(new Float32Array(7)) };
    const atoms = [atomCandidate({ at: [40, 30], ...doubtful })];
    await expect(spellOut(look, paper, 1, atoms)).rejects.toThrow(
      /weights and classes do not belong together/,
    );
  });
});
