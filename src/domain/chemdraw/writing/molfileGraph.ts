import { blocksOfMolfile } from '../../molfileBlocks';
import { atomsOfBlocks, type MolfileAtom } from '../../molfileAtoms';
import { bondsOfBlocks } from '../../molfileBonds';
import { atomicNumberOf } from '../molecule/elements';
import type { Atom, Bond, Graph } from '../molecule/graph';

/** An atom as a molfile states it, and its valence, hydrogens included, where it states one. */
interface StatedAtom extends Atom {
  readonly valence: number | undefined;
}

/**
 * The atoms and bonds of a molfile, V2000 or V3000, in its own units, y down.
 *
 * @returns undefined for other texts, and where an atom or bond cannot be read
 */
export function graphOfMolfile(molfile: string): Graph | undefined {
  const blocks = blocksOfMolfile(molfile);
  const atoms = blocks && atomsOfBlocks(blocks)?.map(atomOf);
  if (!atoms || atoms.length === 0) return undefined;
  const bonds = bondsOfBlocks(blocks)?.flatMap(({ begin, end, type, stereo }): Bond[] => {
    const [first, second] = [atoms[begin - 1], atoms[end - 1]];
    if (!first || !second) return [];
    return [
      { id: '', begin: first, end: second, order: type, wedge: stereo, display: 'Solid' as const },
    ];
  });
  return bonds && { atoms, bonds };
}

/** Letters for what is no element, and the hydrogens of old molfiles. */
const HYDROGENS: Readonly<Record<string, number>> = { D: 2, T: 3 };

function atomOf({ symbol, group, alias, ...stated }: MolfileAtom): StatedAtom {
  const { x, y, charge, radical, isotope = 0, valence } = stated;
  const atom = {
    id: '',
    bondOrdering: [],
    at: [x, -y],
    charge,
    radical,
    isotope,
    valence,
  } as const;
  const heavy = HYDROGENS[symbol];
  if (heavy !== undefined) return { ...atom, element: 'H', isotope: heavy };
  if (atomicNumberOf(symbol) > 0 && !alias) return { ...atom, element: symbol };
  if (group) return { ...atom, element: 'R#', group };
  const words = alias ?? (symbol === '*' || symbol === 'R#' ? undefined : symbol);
  return { ...atom, element: '*', ...(words && { alias: words }) };
}
