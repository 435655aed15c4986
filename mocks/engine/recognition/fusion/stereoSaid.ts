import { stereoCentresOf } from './constitution';
import type { ReadForms } from './programReading';

/** What a reading says of the stereo beside another one with the same constitution. */
export interface StereoSaid {
  readonly says: 'the same' | 'more' | 'less' | 'other';
  /** Stereo centres and double bonds that it defines more, or less; 0 where that cannot be told. */
  readonly centres: number;
  readonly bonds: number;
}

const THE_SAME: StereoSaid = { says: 'the same', centres: 0, bonds: 0 };
const OTHER: StereoSaid = { says: 'other', centres: 0, bonds: 0 };

/** A SMILES marks centres with `@` and double bonds with slashes (Daylight theory manual, 3.3). */
const isFlat = ({ smiles }: ReadForms): boolean => !/[@/\\]/.test(smiles);

/**
 * Compares what two readings of one constitution define, by the stereo layers of their InChIs. Without an
 * InChI, or with several parts, only a reading without any stereo is known to say less.
 */
export function stereoSaid(one: ReadForms, other: ReadForms): StereoSaid {
  if (one.smiles === other.smiles || (isFlat(one) && isFlat(other))) return THE_SAME;
  const [ours, theirs] = [layersOf(one.inchi), layersOf(other.inchi)];
  if (!ours || !theirs) {
    const centres = Math.abs(stereoCentresOf(one.smiles) - stereoCentresOf(other.smiles));
    if (isFlat(other)) return { says: 'more', centres, bonds: 0 };
    return isFlat(one) ? { says: 'less', centres, bonds: 0 } : OTHER;
  }
  const [centres, bonds] = [
    changeBetween(ours.centres, theirs.centres),
    changeBetween(ours.bonds, theirs.bonds),
  ];
  const [more, less] = [centres.more + bonds.more, centres.less + bonds.less];
  if (centres.isOther || bonds.isOther || (more > 0 && less > 0)) return OTHER;
  if (more > 0) return { says: 'more', centres: centres.more, bonds: bonds.more };
  if (less > 0) return { says: 'less', centres: centres.less, bonds: bonds.less };
  // What InChI leaves out: stereo beside mobile hydrogens.
  return one.smilesWithoutStereo === other.smilesWithoutStereo ? OTHER : THE_SAME;
}

/** `+` or `-` by the atom's number, or by those of the bond's atoms. */
type Parities = ReadonlyMap<string, string>;

const SEVERAL_PARTS = ';';
const FLIPPED: Readonly<Record<string, string>> = { '+': '-', '-': '+' };

/** The parities that an InChI states (InChI technical manual); undefined for none and for several parts. */
function layersOf(inchi = ''): { centres: Parities; bonds: Parities } | undefined {
  const layer = (name: string): string => new RegExp(`/${name}([^/]*)`).exec(inchi)?.[1] ?? '';
  const [bonds, centres] = [layer('b'), layer('t')];
  if (inchi === '' || `${bonds}${centres}`.includes(SEVERAL_PARTS)) return undefined;
  // The layer describes the mirror image if this one says so.
  const isInverted = layer('m') === '1';
  return { centres: paritiesOf(centres, isInverted), bonds: paritiesOf(bonds, false) };
}

function paritiesOf(layer: string, isInverted: boolean): Parities {
  const stated = layer.split(',').flatMap((each) => {
    const { place, sign = '' } = /^(?<place>[\d-]*\d)(?<sign>[+-])$/.exec(each)?.groups ?? {};
    if (place === undefined) return [];
    return [[place, (isInverted ? FLIPPED[sign] : sign) ?? sign] as const];
  });
  return new Map(stated);
}

function changeBetween(ours: Parities, theirs: Parities) {
  const shared = [...ours.keys()].filter((place) => theirs.has(place));
  return {
    more: ours.size - shared.length,
    less: theirs.size - shared.length,
    isOther: shared.some((place) => ours.get(place) !== theirs.get(place)),
  };
}
