import type { BondStereo, GraphAtom, GraphBond, MolecularGraph } from '../molecularGraph';

/** One structure of an SD file. */
export interface SdfRecord {
  readonly graph: MolecularGraph;
  /** The data items after the molfile: `Confidence_estimate` ... */
  readonly properties: ReadonlyMap<string, string>;
}

/** Zero-based line of a V2000 molfile with the numbers of atoms and bonds (CTfile formats, BIOVIA 2020). */
const COUNTS_LINE = 3;
/** V2000 writes counts in three digits. */
const MAX_COUNT = 999;
/** Symbols that stand for something unspecified. */
const UNSPECIFIED: ReadonlySet<string> = new Set(['*', 'A', 'Q', 'R', 'R#', 'X', 'L', 'LP', 'Du']);

const ELEMENT_SYMBOL = /^[A-Z][a-z]?$/;

/**
 * Reads the structures of an SD file of V2000 molfiles. y points upwards in the file and downwards in the
 * graph. Unreadable records are left out.
 */
export function readSdf(text: string): SdfRecord[] {
  return text.split(/^\$\$\$\$.*$/m).flatMap((record) => {
    const lines = record.split(/\r?\n/);
    const graph = readMolfile(alignHeader(lines));
    return graph ? [{ graph, properties: readProperties(lines) }] : [];
  });
}

/** Cuts anything before the three header lines: the line break after `$$$$`. */
function alignHeader(lines: readonly string[]): readonly string[] {
  const counts = lines.findIndex((line) => line.trimEnd().endsWith('V2000'));
  return counts < COUNTS_LINE ? lines : lines.slice(counts - COUNTS_LINE);
}

function readMolfile(lines: readonly string[]): MolecularGraph | null {
  const counts = lines[COUNTS_LINE] ?? '';
  if (!counts.includes('V2000')) return null;
  const atomCount = column(counts, 0, 3);
  const bondCount = column(counts, 3, 6);
  if (!(atomCount >= 1 && atomCount <= MAX_COUNT && bondCount >= 0 && bondCount <= MAX_COUNT)) {
    return null;
  }
  const firstAtom = COUNTS_LINE + 1;
  const firstBond = firstAtom + atomCount;
  const notes = readNotes(lines.slice(firstBond + bondCount));
  const atoms = lines.slice(firstAtom, firstBond).map((line, i) => readAtom(line, i, notes));
  const bonds = lines.slice(firstBond, firstBond + bondCount).map(readBond);
  const fits = bonds.every((bond) => bond && bond.begin < atomCount && bond.end < atomCount);
  if (atoms.length !== atomCount || bonds.length !== bondCount || !fits) return null;
  return { atoms, bonds: bonds.filter((bond) => bond !== null) };
}

const column = (line: string, from: number, to: number): number => Number(line.slice(from, to));

/** What the property block says about single atoms, by index from 0. */
interface AtomNotes {
  readonly charges: ReadonlyMap<number, number>;
  readonly isotopes: ReadonlyMap<number, number>;
  readonly labels: ReadonlyMap<number, string>;
}

function readNotes(lines: readonly string[]): AtomNotes {
  const charges = new Map<number, number>();
  const isotopes = new Map<number, number>();
  const labels = new Map<number, string>();
  for (const [i, line] of lines.entries()) {
    if (line.startsWith('M  END')) break;
    for (const [atom, value] of notedPairs(line)) {
      if (line.startsWith('M  CHG')) charges.set(atom, value);
      if (line.startsWith('M  ISO')) isotopes.set(atom, value);
      if (line.startsWith('M  RGP')) labels.set(atom, `R${value}`);
    }
    const alias = /^A\s+(\d+)\s*$/.exec(line);
    if (alias) labels.set(Number(alias[1]) - 1, (lines[i + 1] ?? '').trim());
  }
  return { charges, isotopes, labels };
}

/** The atom-value pairs of a line such as `M  CHG`. */
function notedPairs(line: string): (readonly [atom: number, value: number])[] {
  if (!line.startsWith('M  ')) return [];
  const numbers = line.slice(9).trim().split(/\s+/).map(Number);
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const [atom = 0, value = 0] = numbers.slice(i, i + 2);
    pairs.push([atom - 1, value]);
  }
  return pairs;
}

function readAtom(line: string, index: number, notes: AtomNotes): GraphAtom {
  const symbol = line.slice(31, 34).trim();
  const isUnspecified = UNSPECIFIED.has(symbol) || !ELEMENT_SYMBOL.test(symbol);
  const isDeuterium = symbol === 'D';
  const isotope = notes.isotopes.get(index) ?? (isDeuterium ? 2 : undefined);
  const label = notes.labels.get(index);
  return {
    x: column(line, 0, 10) || 0,
    y: -column(line, 10, 20) || 0,
    element: isUnspecified ? '*' : isDeuterium ? 'H' : symbol,
    charge: notes.charges.get(index) ?? 0,
    ...(isotope === undefined ? {} : { isotope }),
    ...(label === undefined ? {} : { label }),
  };
}

const STEREO: ReadonlyMap<number, BondStereo> = new Map([
  [1, 'up'],
  [4, 'either'],
  [6, 'down'],
]);

function readBond(line: string): GraphBond | null {
  const begin = column(line, 0, 3) - 1;
  const end = column(line, 3, 6) - 1;
  const order = column(line, 6, 9);
  if (!(begin >= 0 && end >= 0) || begin === end) return null;
  if (order !== 1 && order !== 2 && order !== 3 && order !== 4) return null;
  return { begin, end, order, stereo: STEREO.get(column(line, 9, 12)) ?? 'none' };
}

function readProperties(lines: readonly string[]): ReadonlyMap<string, string> {
  const properties = new Map<string, string>();
  lines.forEach((line, i) => {
    const name = /^>\s*<([^>]+)>/.exec(line)?.[1];
    if (name) properties.set(name, (lines[i + 1] ?? '').trim());
  });
  return properties;
}
