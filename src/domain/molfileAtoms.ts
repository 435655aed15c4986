import { blocksOfMolfile, eachLine, type MolfileBlocks } from './molfileBlocks';

/** An atom as a molfile writes it; y points upwards. */
export interface MolfileAtom {
  readonly x: number;
  readonly y: number;
  /** Of a file in space; 0 in the plane. */
  readonly z: number;
  /** An element, or `*`, `R#`, `A` …: whatever stands there. */
  readonly symbol: string;
  readonly charge: number;
  /** Mass number. */
  readonly isotope?: number | undefined;
  /** 1 singlet, 2 doublet, 3 triplet. */
  readonly radical: number;
  /** Bonds in all, hydrogens included, where the file states them. */
  readonly valence?: number | undefined;
  /** Number of the residue that stands there. */
  readonly group?: number | undefined;
  /** What is written instead of the symbol: an alias, or `R1`. */
  readonly alias?: string | undefined;
}

/** More is no drawing that anybody could read. */
export const MOST_ATOMS = 999;

const V2000_ATOM =
  /^(?<x>[-+.\d ]{10})(?<y>[-+.\d ]{10})(?<z>[-+.\d ]{10}) ?(?<symbol>\S{1,3}) *(?<difference>-?\d+)? *(?<charge>\d+)?/;
/** Column of the valence in an atom's line. */
const VALENCE = 48;
/** What it has for none. */
const ZERO_VALENCE = 15;
/** What the charge column of V2000 says; 4 is a doublet radical. */
const OLD_CHARGES: readonly number[] = [0, 3, 2, 1, 0, -1, -2, -3];

/** The atoms of a molfile, V2000 or V3000, in their order; none of any other text, or where one cannot be read. */
export function atomsOfMolfile(molfile: string): MolfileAtom[] {
  const blocks = blocksOfMolfile(molfile);
  return (blocks && atomsOfBlocks(blocks)) ?? [];
}

/** @returns undefined where an atom cannot be read */
export const atomsOfBlocks = (blocks: MolfileBlocks): MolfileAtom[] | undefined =>
  blocks.isV3000 ? atomsOfV3000(blocks) : atomsOfV2000(blocks);

/** What the property block says of atoms, by their numbers. */
interface Notes {
  readonly charges: ReadonlyMap<number, number>;
  readonly isotopes: ReadonlyMap<number, number>;
  readonly radicals: ReadonlyMap<number, number>;
  readonly groups: ReadonlyMap<number, number>;
  readonly aliases: ReadonlyMap<number, string>;
}

function atomsOfV2000({ atoms, rest }: MolfileBlocks): MolfileAtom[] | undefined {
  const notes: Notes = {
    charges: notesOf(rest, 'CHG'),
    isotopes: notesOf(rest, 'ISO'),
    radicals: notesOf(rest, 'RAD'),
    groups: notesOf(rest, 'RGP'),
    aliases: aliasesOf(rest),
  };
  return eachLine(atoms, (line, index) => {
    const found = V2000_ATOM.exec(line)?.groups;
    if (!found) return undefined;
    const valence = Number(line.slice(VALENCE, VALENCE + 3));
    const group = notes.groups.get(index + 1);
    return {
      ...placeOf(found),
      symbol: found['symbol'] ?? '',
      ...electronsOf(Number(found['charge'] ?? 0), index + 1, notes),
      isotope: notes.isotopes.get(index + 1),
      valence: valence > 0 ? valence % ZERO_VALENCE : undefined,
      group,
      alias: notes.aliases.get(index + 1) ?? aliasOf(group),
    };
  });
}

/** What the property block says supersedes the column of all atoms. */
function electronsOf(column: number, atom: number, { charges, radicals }: Notes) {
  const isNoted = charges.size + radicals.size > 0;
  return {
    charge: charges.get(atom) ?? (isNoted ? 0 : (OLD_CHARGES[column] ?? 0)),
    radical: radicals.get(atom) ?? (column === 4 && !isNoted ? 2 : 0),
  };
}

const aliasOf = (group?: number) => (group === undefined ? undefined : `R${group}`);

const placeOf = ({ x, y, z }: Record<string, string | undefined>) => ({
  x: Number(x),
  y: Number(y),
  z: Number(z),
});

/** `M  CHG  2   1   1   5  -1`: by number of the atom. */
function notesOf(lines: readonly string[], name: string): ReadonlyMap<number, number> {
  const notes = new Map<number, number>();
  for (const line of lines) {
    if (!line.startsWith(`M  ${name}`)) continue;
    const numbers = line.slice(9).trim().split(/\s+/).map(Number);
    for (let at = 0; at + 1 < numbers.length; at += 2) notes.set(numbers[at]!, numbers[at + 1]!);
  }
  return notes;
}

function aliasesOf(lines: readonly string[]): ReadonlyMap<number, string> {
  return new Map(
    lines.flatMap((line, index) => {
      const atom = /^A +(\d+)\s*$/.exec(line)?.[1];
      const alias = lines[index + 1]?.trim();
      return atom === undefined || !alias ? [] : [[Number(atom), alias] as const];
    }),
  );
}

/** `M  V30 index symbol x y z map CHG=1 MASS=13 RAD=2 VAL=-1 RGROUPS=(1 1)` */
const V3000_ATOM =
  /^M {2}V30 +\d+ +(?<symbol>\S+) +(?<x>[-+.\deE]+) +(?<y>[-+.\deE]+) +(?<z>[-+.\deE]+) +\d+(?<rest>.*)$/;
function atomsOfV3000({ atoms }: MolfileBlocks): MolfileAtom[] | undefined {
  return eachLine(atoms, (line) => {
    const found = V3000_ATOM.exec(line)?.groups;
    if (!found) return undefined;
    const noted = (name: string) => {
      const value = new RegExp(`\\b${name}=(?:\\(1 )?(-?\\d+)`).exec(found['rest'] ?? '')?.[1];
      return value === undefined ? undefined : Number(value);
    };
    const [valence, group] = [noted('VAL'), noted('RGROUPS')];
    return {
      ...placeOf(found),
      symbol: found['symbol'] ?? '',
      charge: noted('CHG') ?? 0,
      isotope: noted('MASS'),
      radical: noted('RAD') ?? 0,
      // 0 says nothing, −1 none
      valence: valence ? Math.max(0, valence) : undefined,
      group,
      alias: aliasOf(group),
    };
  });
}

/** Whether the atoms lie in the plane, not all at one place, and can be told apart: the file draws the structure. */
export function isDrawn(atoms: readonly MolfileAtom[]): boolean {
  const [first] = atoms;
  if (!first || atoms.length > MOST_ATOMS) return false;
  if (atoms.some(({ x, y, z }) => !Number.isFinite(x + y) || z !== first.z)) return false;
  return atoms.length === 1 || atoms.some(({ x, y }) => x !== first.x || y !== first.y);
}
