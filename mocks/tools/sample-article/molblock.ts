import { BOND_LENGTH } from './drawingStyle';
import type { LayoutAtom, LayoutBond } from './layoutAtoms';

/**
 * Atoms and bonds of an MDL V2000 block, scaled to the printed bond length, y downwards. By columns: x and y
 * in 10 characters each, the element from column 32.
 */
export function readMolblock(molblock: string): { atoms: LayoutAtom[]; bonds: LayoutBond[] } {
  const lines = molblock.split('\n');
  const counts = lines[3] ?? '';
  const atomCount = Number(counts.slice(0, 3));
  const bondCount = Number(counts.slice(3, 6));
  const charges = readCharges(lines);
  const bonds = lines.slice(4 + atomCount, 4 + atomCount + bondCount).map(readBond);
  const rows = lines.slice(4, 4 + atomCount).map((line) => ({
    x: Number(line.slice(0, 10)),
    y: -Number(line.slice(10, 20)),
    element: line.slice(31, 34).trim(),
  }));
  // CoordGen's unit differs between drawings: the median bond sets the scale.
  const lengths = bonds
    .map(({ begin, end }) => {
      const a = rows[begin];
      const b = rows[end];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    })
    .sort((a, b) => a - b);
  const scale = BOND_LENGTH / (lengths[lengths.length >> 1] ?? 1);
  const atoms = rows.map(({ x, y, element }, index): LayoutAtom => {
    const charge = charges.get(index) ?? 0;
    const valence = bonds
      .filter(({ begin, end }) => begin === index || end === index)
      .reduce((sum, { order }) => sum + order, 0);
    return {
      x: x * scale,
      y: y * scale,
      element,
      charge,
      implicitHydrogens: Math.max(0, (usualValence[element] ?? 0) + charge - valence),
    };
  });
  return { atoms, bonds };
}

const usualValence: Readonly<Record<string, number>> = { H: 1, C: 4, N: 3, O: 2, S: 2 };

function readBond(line: string): LayoutBond {
  const stereo = Number(line.slice(9, 12));
  return {
    begin: Number(line.slice(0, 3)) - 1,
    end: Number(line.slice(3, 6)) - 1,
    order: Number(line.slice(6, 9)),
    wedge: stereo === 1 ? 'up' : stereo === 6 ? 'down' : 'none',
  };
}

function readCharges(lines: readonly string[]): Map<number, number> {
  const charges = new Map<number, number>();
  for (const line of lines.filter((candidate) => candidate.startsWith('M  CHG'))) {
    const fields = line.slice(9).trim().split(/\s+/).map(Number);
    for (let i = 0; i + 1 < fields.length; i += 2) {
      charges.set((fields[i] ?? 0) - 1, fields[i + 1] ?? 0);
    }
  }
  return charges;
}
