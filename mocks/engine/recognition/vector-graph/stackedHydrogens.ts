import { readSingleAtom } from '../labels/singleAtom';
import { valencesOf } from '../labels/valences';
import type { TextLabel } from '../../lines/textLabels';
import type { PlacedBond, Skeleton } from './skeleton';
import { areStacked } from './stackedLabels';
import { lettersOf } from './writeLabel';

/** Written above or below them, a hydrogen is theirs. */
const OWNERS = ['N', 'O'];

/**
 * Takes bonds off a hydrogen that is written above or below its N or O: it has no other bond. A bond that ends at
 * its letter leads to the atom where that lacks one, as in N+ with three bonds and H, and else to a carbon.
 */
export function withStackedHydrogens(skeleton: Skeleton): Skeleton {
  const places = [...skeleton.places];
  let bonds = [...skeleton.bonds];
  skeleton.places.forEach(({ label }, h) => {
    if (!label || label.text.trim() !== 'H') return;
    const [own, ...more] = bonds.filter(({ begin, end }) => begin === h || end === h);
    const owner = places.findIndex(({ label: other }, i) => {
      return i !== h && other !== undefined && areStacked(other, label);
    });
    const lacking = own && more.length === 0 && lackingBonds(places[owner]?.label, owner, bonds);
    if (!own || (lacking !== 1 && lacking !== 2)) return;
    const at = own.begin === h ? own.bond.a : own.bond.b;
    const target = lacking === 2 ? owner : places.push({ at }) - 1;
    bonds = bonds.map((bond) => (bond === own ? movedTo(bond, h, target) : bond));
  });
  return { places, bonds };
}

/** How many bonds an N or O lacks, a hydrogen included; undefined for other labels. */
function lackingBonds(
  label: TextLabel | undefined,
  place: number,
  bonds: readonly PlacedBond[],
): number | undefined {
  const atom = label && readSingleAtom(lettersOf([label]));
  if (!atom || !OWNERS.includes(atom.element)) return undefined;
  const own = bonds.filter(({ begin, end }) => begin === place || end === place);
  const drawn = own.reduce((sum, { bond }) => sum + bond.order, atom.hydrogens ?? 0);
  const least = valencesOf(atom.element, atom.charge)?.[0];
  return least === undefined ? undefined : least - drawn;
}

const movedTo = (bond: PlacedBond, from: number, to: number): PlacedBond =>
  bond.begin === from ? { ...bond, begin: to } : { ...bond, end: to };
