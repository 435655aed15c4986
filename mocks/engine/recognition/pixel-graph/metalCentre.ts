import type { MolecularGraph } from '../molecularGraph';

/** Bonds that only a metal has: single ones to four atoms and more, most of them nitrogens, without a charge. */
const MIN_BONDS = 4;
const MIN_NITROGENS = 3;
/** Carbon and nitrogen bear four atoms themselves; the others are what a metal's letters are taken for. */
const TAKEN_FOR_METAL = /^(?:B|O|F|Si|P|S|Cl|Se|Br|I)$/;

/**
 * The element that stands where only a metal can, as between the four nitrogens of a porphyrin: the network
 * does not know the metal and reads its first letter. Undefined if there is none.
 */
export function metalCentre({ atoms, bonds }: MolecularGraph): string | undefined {
  return atoms.find(({ element, charge }, i) => {
    if (charge !== 0 || !TAKEN_FOR_METAL.test(element)) return false;
    const own = bonds.filter(({ begin, end }) => begin === i || end === i);
    if (own.some(({ order }) => order !== 1)) return false;
    const around = own.flatMap(({ begin, end }) =>
      begin === i ? [atoms[end]] : end === i ? [atoms[begin]] : [],
    );
    const nitrogens = around.filter((atom) => atom?.element === 'N');
    return around.length >= MIN_BONDS && nitrogens.length >= MIN_NITROGENS;
  })?.element;
}
