import { blocksOfMolfile, eachLine, type MolfileBlocks } from './molfileBlocks';

/** A bond as a molfile, V2000 or V3000, writes it (BIOVIA "CTfile Formats"). */
export interface MolfileBond {
  /** Its first atom, where a wedge is narrow, counted from 1 in the order of the file, whatever its number is. */
  readonly begin: number;
  readonly end: number;
  /** 1 to 3 single to triple, 4 aromatic, 5 to 8 of queries, 9 coordinate, 10 hydrogen. */
  readonly type: number;
  /** `either` is a wavy single bond or a crossed double one. */
  readonly stereo: 'none' | 'up' | 'down' | 'either';
}

/** Columns of three: atoms, type, stereo. The last may be missing. */
const V2000_BOND = /^(?<begin>[ \d]{3})(?<end>[ \d]{3})(?<type>[ \d]{3})(?<stereo>[ \d]{0,3})/;
const V2000_STEREO: Readonly<Record<number, MolfileBond['stereo']>> = {
  1: 'up',
  3: 'either',
  4: 'either',
  6: 'down',
};

/** `M  V30 index type atom1 atom2 ... CFG=1` */
const V3000_BOND =
  /^M {2}V30 +\d+ +(?<type>\d+) +(?<begin>\d+) +(?<end>\d+)(?:.*\bCFG=(?<stereo>[123])\b)?/;
const V3000_STEREO: Readonly<Record<number, MolfileBond['stereo']>> = {
  1: 'up',
  2: 'either',
  3: 'down',
};

/** The bonds of a molfile; none of any other text, or where one cannot be read or has an atom that is not there. */
export function bondsOfMolfile(molfile: string): MolfileBond[] {
  const blocks = blocksOfMolfile(molfile);
  return (blocks && bondsOfBlocks(blocks)) ?? [];
}

/** @returns undefined where a bond cannot be read, or has an atom that is not there */
export function bondsOfBlocks({ isV3000, atoms, bonds }: MolfileBlocks): MolfileBond[] | undefined {
  const numbers = isV3000
    ? atoms.map((line) => Number(/^M {2}V30 +(\d+)/.exec(line)?.[1]))
    : atoms.map((_, index) => index + 1);
  const places = new Map(numbers.map((number, index) => [number, index + 1]));
  const [pattern, stereos] = isV3000 ? [V3000_BOND, V3000_STEREO] : [V2000_BOND, V2000_STEREO];
  return eachLine(bonds, (line) => {
    const found = pattern.exec(line)?.groups;
    const [begin, end] = [found?.['begin'], found?.['end']].map((atom) => places.get(Number(atom)));
    if (!found || begin === undefined || end === undefined || begin === end) return undefined;
    const stereo = stereos[Number(found['stereo'] ?? 0)] ?? 'none';
    return { begin, end, type: Number(found['type']), stereo };
  });
}
