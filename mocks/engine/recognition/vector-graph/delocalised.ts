import { valencesOf } from '../labels/valences';
import type { BuildBond, GraphBuilder } from './graphBuilder';

/** Larger systems have several forms, and the search would take long. */
const MAX_BONDS = 24;

/**
 * Writes the double bonds of a system with dashed second lines, such as an enolised diketone: as many of its
 * bonds as can be double at once.
 *
 * @param bonds those with a dashed second line
 * @returns false if none or several choices are possible, and nothing was changed
 */
export function writeDelocalised(builder: GraphBuilder, bonds: readonly BuildBond[]): boolean {
  if (bonds.length === 0 || bonds.length > MAX_BONDS) return false;
  const open = bonds.filter(({ begin, end }) => lacks(builder, begin) && lacks(builder, end));
  const [best, ...others] = largestMatchings(open);
  if (!best || best.length === 0 || others.length > 0) return false;
  for (const bond of best) bond.order = 2;
  return true;
}

function lacks(builder: GraphBuilder, index: number): boolean {
  const atom = builder.atoms[index];
  if (!atom) return false;
  const usual = valencesOf(atom.element, atom.charge)?.[0] ?? 0;
  return builder.valenceOf(index) + (atom.hydrogens ?? 0) < usual;
}

/** The largest sets of bonds that share no atom. */
function largestMatchings(bonds: readonly BuildBond[]): BuildBond[][] {
  let found: BuildBond[][] = [];
  const search = (from: number, chosen: readonly BuildBond[]): void => {
    const bond = bonds[from];
    if (!bond) {
      const most = found[0]?.length ?? 0;
      if (chosen.length > most) found = [[...chosen]];
      else if (chosen.length === most) found.push([...chosen]);
      return;
    }
    if (chosen.length + bonds.length - from < (found[0]?.length ?? 0)) return;
    const shares = chosen.some((other) =>
      [other.begin, other.end].some((atom) => atom === bond.begin || atom === bond.end),
    );
    if (!shares) search(from + 1, [...chosen, bond]);
    search(from + 1, chosen);
  };
  search(0, []);
  return found;
}
