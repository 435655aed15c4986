import type { GraphAtom, GraphBond, MolecularGraph } from '../../recognition/molecularGraph';
import { residueNumber } from './residueNumber';

/** A property line (`M  CHG`, `M  RAD`) holds at most eight pairs. */
const PAIRS_PER_LINE = 8;

/** One unpaired electron, in `M  RAD`. */
const DOUBLET = 2;

const column = (value: number | string, width: number) => String(value).padStart(width);

/** From the counts line to the property block, without `M  END`. */
export function writeV2000(
  { atoms, bonds }: MolecularGraph,
  coordinates: readonly { x: number; y: number }[],
): string[] {
  return [
    `${column(atoms.length, 3)}${column(bonds.length, 3)}  0  0  0  0  0  0  0  0999 V2000`,
    ...coordinates.map(({ x, y }, index) => {
      const place = `${column(x.toFixed(4), 10)}${column(y.toFixed(4), 10)}    0.0000`;
      return `${place} ${symbolOf(atoms[index]).padEnd(3)} 0${'  0'.repeat(11)}`;
    }),
    ...bonds.map((bond) => {
      const numbers = [bond.begin + 1, bond.end + 1, bond.order, stereoCode(bond)];
      return numbers.map((number) => column(number, 3)).join('');
    }),
    ...aliasLines(atoms),
    ...propertyLines(
      'CHG',
      atoms.map((atom) => atom.charge),
    ),
    ...propertyLines(
      'ISO',
      atoms.map((atom) => atom.isotope ?? 0),
    ),
    ...propertyLines(
      'RAD',
      atoms.map((atom) => (atom.radical ? DOUBLET : 0)),
    ),
    ...propertyLines('RGP', atoms.map(residueNumber)),
  ];
}

/** 1 up, 6 down, 4 wavy; for a double bond, 3 means "cis or trans". */
function stereoCode({ order, stereo }: GraphBond): number {
  if (order === 2) return stereo === 'either' ? 3 : 0;
  if (order !== 1) return 0;
  return { none: 0, up: 1, down: 6, either: 4 }[stereo];
}

/** The label a residue was drawn with (`R1`), which editors show in place of the `*`. */
function aliasLines(atoms: MolecularGraph['atoms']): string[] {
  return atoms.flatMap(({ element, label }, index) =>
    element === '*' && label ? [`A  ${column(index + 1, 3)}`, label.replace(/[\r\n]/g, ' ')] : [],
  );
}

/** A residue with a number is an R group; RDKit writes it as `[1*]`. */
const symbolOf = (atom: GraphAtom | undefined): string =>
  atom && residueNumber(atom) > 0 ? 'R#' : (atom?.element ?? '*');

function propertyLines(key: 'CHG' | 'ISO' | 'RAD' | 'RGP', values: readonly number[]): string[] {
  const pairs = values.flatMap((value, index) =>
    value === 0 ? [] : [` ${column(index + 1, 3)} ${column(value, 3)}`],
  );
  const lines: string[] = [];
  for (let start = 0; start < pairs.length; start += PAIRS_PER_LINE) {
    const part = pairs.slice(start, start + PAIRS_PER_LINE);
    lines.push(`M  ${key}${column(part.length, 3)}${part.join('')}`);
  }
  return lines;
}
