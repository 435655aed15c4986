import { type AtomSpec, nameOf, sketchOf } from '../testing/builders';
import { inkOf, type Line, type Place } from '../testing/inkOf';
import { withRule } from '../testing/withRule';
import { waveEnds } from './waveEnds';

type Pair = readonly [begin: number, end: number];

/** A line that swings by two pixels to each side, or is straight. */
function lineOf(from: Place, to: Place, isWavy: boolean): Line[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const at = (t: number): Place => {
    const side = isWavy ? 2 * Math.sin(12 * Math.PI * t) : 0;
    return [from[0] + t * dx - (side * dy) / length, from[1] + t * dy + (side * dx) / length];
  };
  return Array.from({ length: 200 }, (_, k) => [at(k / 200), at((k + 1) / 200)] as const);
}

/** The names of the atoms left of a chain 0-1 whose end has two more bonds, given which of them are wavy. */
function left(wavy: readonly number[], lower: Place = [64, 104], further: Pair[] = []) {
  const places: Place[] = [[24, 64], [64, 64], [64, 24], lower, [104, 104]]; // prettier-ignore
  const names = ['N', 'S', 'C', 'C', 'C'];
  const atoms = places.map((at, i): AtomSpec => ({ at, name: names[i] ?? 'C' }));
  const drawn: Pair[] = [[0, 1], [1, 2], [1, 3], ...further]; // prettier-ignore
  const lines = drawn.flatMap(([from, to], i) =>
    lineOf(places[from] ?? [0, 0], places[to] ?? [0, 0], wavy.includes(i)),
  );
  const sketch = withRule(waveEnds, sketchOf(atoms, drawn), inkOf(130, 130, lines));
  return [sketch.atoms.slice(0, 4).map(({ label }) => nameOf(label)).join(' '), sketch.bonds.length]; // prettier-ignore
}

describe('waveEnds', () => {
  test('two wavy bonds in line across the end of a bond are an open attachment', () => {
    expect(left([1, 2])).toEqual(['N * C', 1]);
  });

  test.each([
    ['one of them is plain', left([1]), 3],
    ['they are not in line', left([1, 2], [99, 84]), 3],
    ['one of them leads on', left([1, 2], [64, 104], [[3, 4]]), 4],
    ['all three are wavy', left([0, 1, 2]), 3],
  ])('no attachment if %s', (_why, read, bonds) => {
    expect(read).toEqual(['N S C C', bonds]);
  });
});
