import { pickedPlace } from './pickedPlace';
import type { Structure } from './structure';

const atom = (symbol: string, x: number, y: number) =>
  `${x.toFixed(4).padStart(10)}${(-y).toFixed(4).padStart(10)}    0.0000 ${symbol.padEnd(3)} 0  0`;

/** Atoms from left to right, 20 px apart, with a branch below the second. */
const MOLFILE = [
  ...['', '', '', '  4  3  0  0  0  0            999 V2000'],
  ...[atom('C', 20, 20), atom('C', 40, 20), atom('O', 60, 20), atom('N', 40, 40)],
  ...['  1  2  1  0', '  2  3  2  0', '  2  4  1  6', 'M  END'],
].join('\n');

const structure = {
  molfile: MOLFILE,
  placement: { molfile: MOLFILE, width: 100, height: 50 },
} as Structure;

/** Pixels of the picture. */
const at = (x: number, y: number, of = structure) => pickedPlace(of, { x: x / 100, y: y / 50 });

test.each([
  ['an atom', 58, 22, [2], 'O'],
  ['the atom of two that is nearer', 23, 21, [0], 'C'],
  ['a double bond', 50, 22, [1, 2], 'double bond'],
  ['a bond, from the end with more bonds', 30, 18, [1, 0], 'single bond'],
  ['a wedge, from its narrow end', 41, 30, [1, 3], 'hashed wedge'],
])('%s is found where it was drawn, first what stands there', (_what, x, y, atoms, stands) => {
  const place = at(x, y);
  expect(place).toMatchObject({ atoms, x: x / 100, y: y / 50 });
  expect(place?.readings?.[0]).toBe(stands);
  expect(new Set(place?.readings).size).toBe(place?.readings?.length);
});

test.each([
  ['on paper', 80, 40, structure],
  ['beyond the end of a bond', 20, 30, structure],
  ['where the reading has no places', 58, 22, { molfile: MOLFILE } as Structure],
  ['where it has no molfile', 58, 22, { placement: structure.placement } as Structure],
])('there is nothing %s', (_what, x, y, of) => {
  expect(at(x, y, of)).toBeUndefined();
});
