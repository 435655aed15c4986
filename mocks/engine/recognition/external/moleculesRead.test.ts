import type { MolecularGraph } from '../molecularGraph';
import { moleculesRead } from './moleculesRead';

/** Atoms as `C`, `O-` or `Na+`, those of one part bonded in a row. */
function graphOf(...parts: readonly string[][]): MolecularGraph {
  const atoms = parts.flat().map((text) => ({
    ...{ x: 0, y: 0, element: text.replace(/[+-]$/, '') },
    charge: text.endsWith('+') ? 1 : text.endsWith('-') ? -1 : 0,
  }));
  let first = 0;
  const bonds = parts.flatMap((part) => {
    const start = first;
    first += part.length;
    return part
      .slice(1)
      .map(
        (_atom, i) => ({ begin: start + i, end: start + i + 1, order: 1, stereo: 'none' }) as const,
      );
  });
  return { atoms, bonds };
}

test.each<[string, string[][], string[]]>([
  ['one molecule', [['C', 'C', 'O']], []],
  ['a salt', [['C', 'O-'], ['Na+']], []],
  ['a zwitterion beside its water', [['N+', 'C', 'O-'], ['O']], []],
  [
    'two molecules',
    [
      ['C', 'O'],
      ['C', 'N'],
    ],
    ['DECIMER read 2 molecules in one drawing'],
  ],
  ['nothing', [], []],
])('of %s', (_what, parts, told) => {
  expect(moleculesRead(graphOf(...parts), 'DECIMER')).toEqual(told);
});
