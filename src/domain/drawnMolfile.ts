/**
 * The atoms and bonds of a V2000 molfile as it writes them (BIOVIA "CTfile Formats"), with the words in which
 * engines state what may be drawn in their place (docs/contract.md 7.7).
 */

export const ORDERS: Readonly<Record<string, number>> = {
  'single bond': 1,
  'double bond': 2,
  'triple bond': 3,
};

/** As the bond block writes them. */
export const WEDGES: Readonly<Record<string, number>> = {
  'no wedge': 0,
  'solid wedge': 1,
  'wavy bond': 4,
  'hashed wedge': 6,
};
export interface DrawnMolfile {
  readonly head: readonly string[];
  readonly counts: string;
  readonly atoms: readonly string[];
  readonly bonds: readonly string[];
  readonly rest: readonly string[];
}

const COUNTS_LINE = 3;

/** @returns undefined for other texts */
export function readDrawn(molfile: string): DrawnMolfile | undefined {
  const lines = molfile.split(/\r\n|\r|\n/);
  const counts = lines[COUNTS_LINE] ?? '';
  if (!counts.includes('V2000')) return undefined;
  const [atomCount, bondCount] = [Number(counts.slice(0, 3)), Number(counts.slice(3, 6))];
  const afterAtoms = COUNTS_LINE + 1 + atomCount;
  const atoms = lines.slice(COUNTS_LINE + 1, afterAtoms);
  const bonds = lines.slice(afterAtoms, afterAtoms + bondCount);
  if (atoms.length !== atomCount || bonds.length !== bondCount) return undefined;
  const rest = lines.slice(afterAtoms + bondCount);
  return { head: lines.slice(0, COUNTS_LINE), counts, atoms, bonds, rest };
}

/** Indices of a bond's atoms. */
export const endsOf = (line: string): readonly [number, number] => [
  Number(line.slice(0, 3)) - 1,
  Number(line.slice(3, 6)) - 1,
];

/** Elements of a molfile's atoms, in its order; none if it cannot be read. */
export const drawnAtoms = (molfile: string): readonly string[] =>
  readDrawn(molfile)?.atoms.map((line) => line.slice(31, 34).trim()) ?? [];

export interface DrawnBond {
  /** Indices; a wedge is narrow at the first, and one that is drawn anew at the one with more bonds. */
  readonly atoms: readonly [first: number, second: number];
  /** In the words in which it may be drawn otherwise. */
  readonly is: string;
}

/** The bonds of a molfile; none if it cannot be read. */
export function drawnBonds(molfile: string): readonly DrawnBond[] {
  const lines = readDrawn(molfile)?.bonds ?? [];
  const degree = (atom: number) => lines.filter((line) => endsOf(line).includes(atom)).length;
  return lines.map((line) => {
    const [first, second] = endsOf(line);
    const order = wordFor(ORDERS, Number(line.slice(6, 9))) ?? 'another bond';
    const wedge = Number(line.slice(9, 12));
    const isTurned = wedge === 0 && degree(second) > degree(first);
    return {
      atoms: isTurned ? [second, first] : [first, second],
      is: wedge === 0 ? order : (wordFor(WEDGES, wedge) ?? order),
    };
  });
}

const wordFor = (words: Readonly<Record<string, number>>, value: number): string | undefined =>
  Object.keys(words).find((word) => words[word] === value);
