import type { MolfileAtom } from '../../molfileAtoms';

/** Bonds that an uncharged atom has with its hydrogens, the fewest first (organic subset of SMILES, with selenium and silicon). */
const VALENCES: ReadonlyMap<string, readonly number[]> = new Map([
  ['B', [3]],
  ['C', [4]],
  ['Si', [4]],
  ['N', [3]],
  ['P', [3, 5]],
  ['O', [2]],
  ['S', [2, 4, 6]],
  ['Se', [2, 4, 6]],
  ['F', [1]],
  ['Cl', [1]],
  ['Br', [1]],
  ['I', [1]],
]);

/** Groups of which a positive charge takes a bond; elsewhere it adds one. */
const LOSES_BY_PLUS: ReadonlySet<string> = new Set(['B', 'C', 'Si']);

/** Unpaired electrons by the radical of a molfile. */
const UNPAIRED: readonly number[] = [0, 2, 1, 2];

/**
 * Hydrogens that a molfile implies at an atom, as they are printed beside it.
 *
 * @param bonds sum of its bonds' orders; aromatic ones count one and a half
 */
export function implicitHydrogens(
  { symbol, charge, radical, valence }: MolfileAtom,
  bonds: number,
): number {
  const sum = Math.ceil(bonds);
  if (valence !== undefined) return Math.max(0, valence - sum);
  const valences = VALENCES.get(symbol);
  if (!valences) return 0;
  const gain = LOSES_BY_PLUS.has(symbol)
    ? -Math.abs(charge) * (symbol === 'B' ? Math.sign(charge) : 1)
    : charge;
  const free = valences.map((usual) => usual + gain - (UNPAIRED[radical] ?? 0) - sum);
  return Math.max(0, free.find((each) => each >= 0) ?? 0);
}
