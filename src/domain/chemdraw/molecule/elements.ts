import { ELEMENT_SYMBOLS } from '../../elementSymbols';

/** @returns undefined for what is no atomic number */
export const elementOf = (atomicNumber: number): string | undefined =>
  ELEMENT_SYMBOLS[atomicNumber - 1];

export const atomicNumberOf = (symbol: string): number => ELEMENT_SYMBOLS.indexOf(symbol) + 1;

/** The main groups 13 to 18, whose charged atoms bind like the uncharged ones beside them. */
const ROWS = ['B C N O F Ne', 'Al Si P S Cl Ar', 'Ga Ge As Se Br Kr', 'In Sn Sb Te I Xe'].map(
  (row) => row.split(' '),
);
const FIRST_ROW = [[3], [4], [3], [2], [1], [0]];
const LATER_ROWS = [[3], [4], [3, 5], [2, 4, 6], [1], [0]];

/** In how many bonds an atom of a main group is found; none is known of others. */
function valencesOf(element: string, charge: number): readonly number[] {
  if (element === 'H') return charge === 0 ? [1] : [0];
  const row = ROWS.findIndex((symbols) => symbols.includes(element));
  const group = (ROWS[row]?.indexOf(element) ?? -1) - charge;
  return (row === 0 ? FIRST_ROW : LATER_ROWS)[row === -1 ? -1 : group] ?? [];
}

/** How many hydrogens a reader of molfiles gives an atom of which nothing is stated. */
export function usualHydrogens(
  { element, charge, radical }: { element: string; charge: number; radical: number },
  bondOrders: number,
): number {
  const taken = bondOrders + ([0, 2, 1, 2][radical] ?? 0);
  const valence = valencesOf(element, charge).find((number) => number >= taken);
  return valence === undefined ? 0 : Math.floor(valence - taken);
}
