/** A bond as a molfile, V2000 or V3000, writes it (BIOVIA "CTfile Formats"). */
export interface MolfileBond {
  /** Number of its first atom, where a wedge is narrow. */
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

/** A line of V3000 that ends in a hyphen continues on the next. */
const CONTINUED = /-[ \t]*\r?\nM {2}V30 /g;

/** The bonds of a molfile; none of any other text. */
export function bondsOfMolfile(molfile: string): MolfileBond[] {
  return molfile.includes('V3000') ? bondsOfV3000(molfile) : bondsOfV2000(molfile);
}

function bondsOfV2000(molfile: string): MolfileBond[] {
  const [, , , counts = '', ...lines] = molfile.split(/\r\n|\r|\n/);
  const [atoms, bonds] = [Number(counts.slice(0, 3)), Number(counts.slice(3, 6))];
  return lines
    .slice(atoms, atoms + bonds)
    .flatMap((line) => read(V2000_BOND.exec(line), V2000_STEREO));
}

function bondsOfV3000(molfile: string): MolfileBond[] {
  const lines = molfile.replace(CONTINUED, '').split(/\r\n|\r|\n/);
  const start = lines.indexOf('M  V30 BEGIN BOND');
  const end = lines.indexOf('M  V30 END BOND', start);
  const inside = start < 0 ? [] : lines.slice(start + 1, end < 0 ? undefined : end);
  return inside.flatMap((line) => read(V3000_BOND.exec(line), V3000_STEREO));
}

function read(
  found: RegExpExecArray | null,
  stereos: Readonly<Record<number, MolfileBond['stereo']>>,
): MolfileBond[] {
  if (!found?.groups) return [];
  const { begin, end, type, stereo } = found.groups;
  return [
    {
      begin: Number(begin),
      end: Number(end),
      type: Number(type),
      stereo: stereos[Number(stereo ?? 0)] ?? 'none',
    },
  ];
}
