import type { PlainAtom } from './plainMolecule';

/**
 * The formula in Hill's order: carbon, hydrogen, then the others by alphabet; without carbon all by alphabet
 * (J. Am. Chem. Soc. 1900, 22, 478). Isotopes count as their element. The charge follows, as in PubChem's
 * `C20H18NO4+` and `Ca+2`, and each residue without a definition is a `*`.
 */
export function molecularFormula(atoms: readonly PlainAtom[]): string {
  const counts = new Map<string, number>();
  const add = (symbol: string, count: number) =>
    counts.set(symbol, (counts.get(symbol) ?? 0) + count);
  for (const { symbol, hydrogens } of atoms) {
    add(symbol, 1);
    if (hydrogens > 0) add('H', hydrogens);
  }
  const residues = counts.get('*') ?? 0;
  counts.delete('*');
  const first = counts.has('C') ? ['C', 'H'].filter((symbol) => counts.has(symbol)) : [];
  const rest = [...counts.keys()].filter((symbol) => !first.includes(symbol)).sort();
  const elements = [...first, ...rest].map((symbol) => counted(symbol, counts.get(symbol) ?? 0));
  const residue = residues === 0 ? '' : counted('*', residues);
  return `${elements.join('')}${residue}${chargeInWords(totalCharge(atoms))}`;
}

export const totalCharge = (atoms: readonly PlainAtom[]): number =>
  atoms.reduce((sum, { charge }) => sum + charge, 0);

const counted = (symbol: string, count: number) => (count === 1 ? symbol : `${symbol}${count}`);

/** `+`, `-2`; nothing for 0. */
function chargeInWords(charge: number): string {
  if (charge === 0) return '';
  const size = Math.abs(charge);
  return `${charge > 0 ? '+' : '-'}${size === 1 ? '' : size}`;
}
