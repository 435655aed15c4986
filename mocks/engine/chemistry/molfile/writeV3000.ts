import type { GraphBond, MolecularGraph } from '../../recognition/molecularGraph';
import { residueNumber } from './residueNumber';

/** From the counts line to the end of the connection table, without `M  END`. */
export function writeV3000(
  { atoms, bonds }: MolecularGraph,
  coordinates: readonly { x: number; y: number }[],
): string[] {
  const atomLines = coordinates.map(({ x, y }, index) => {
    const atom = atoms[index];
    const charge = atom?.charge ? ` CHG=${atom.charge}` : '';
    const radical = atom?.radical ? ' RAD=2' : '';
    const mass = atom?.isotope ? ` MASS=${atom.isotope}` : '';
    const place = `${x.toFixed(4)} ${y.toFixed(4)} 0`;
    const number = atom ? residueNumber(atom) : 0;
    const [symbol, group] =
      number > 0 ? ['R#', ` RGROUPS=(1 ${number})`] : [atom?.element ?? '*', ''];
    return `${index + 1} ${symbol} ${place} 0${charge}${radical}${mass}${group}`;
  });
  const bondLines = bonds.map((bond, index) => {
    const ends = `${bond.begin + 1} ${bond.end + 1}`;
    return `${index + 1} ${bond.order} ${ends}${configuration(bond)}`;
  });
  const table = [
    'BEGIN CTAB',
    `COUNTS ${atoms.length} ${bonds.length} 0 0 0`,
    ...['BEGIN ATOM', ...atomLines, 'END ATOM'],
    ...['BEGIN BOND', ...bondLines, 'END BOND'],
    'END CTAB',
  ];
  return ['  0  0  0     0  0            999 V3000', ...table.map((line) => `M  V30 ${line}`)];
}

/** CFG: 1 up, 2 either, 3 down. */
function configuration({ order, stereo }: GraphBond): string {
  if (stereo === 'none' || order > 2) return '';
  if (order === 2) return stereo === 'either' ? ' CFG=2' : '';
  return ` CFG=${{ up: 1, either: 2, down: 3 }[stereo]}`;
}
