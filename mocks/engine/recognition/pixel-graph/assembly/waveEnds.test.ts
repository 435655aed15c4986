import { type AtomSpec, nameOf, sketchOf, testClasses } from '../testing/builders';
import { openWaveEnds } from './waveEnds';

type Pair = readonly [begin: number, end: number];

/** The names of the atoms left of a chain 0-1 whose end has two more bonds, given which of them are wavy. */
function left(wavy: readonly number[], lower: AtomSpec = { at: [44, 64] }, further: Pair[] = []) {
  const { atoms, bonds } = sketchOf(
    [{ at: [20, 40], name: 'N' }, { at: [44, 40], name: 'S' }, { at: [44, 16] }, lower, { at: [68, 64] }],
    [[0, 1], [1, 2], [1, 3], ...further],
  ); // prettier-ignore
  const waved = bonds.map((bond, i) => (wavy.includes(i) ? { ...bond, wavy: true } : bond));
  const sketch = openWaveEnds(testClasses, { atoms, bonds: waved });
  return [sketch.atoms.slice(0, 4).map(({ label }) => nameOf(label)).join(' '), sketch.bonds.length]; // prettier-ignore
}

describe('openWaveEnds', () => {
  test('two wavy bonds in line across the end of a bond are an open attachment', () => {
    expect(left([1, 2])).toEqual(['N * C', 1]);
  });

  test.each([
    ['one of them is plain', left([1]), 3],
    ['they are not in line', left([1, 2], { at: [65, 52] }), 3],
    ['one of them leads on', left([1, 2], { at: [44, 64] }, [[3, 4]]), 4],
    ['all three are wavy', left([0, 1, 2]), 3],
  ])('no attachment if %s', (_why, read, bonds) => {
    expect(read).toEqual(['N S C C', bonds]);
  });
});
