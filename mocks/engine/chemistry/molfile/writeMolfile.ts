import type { MolecularGraph } from '../../recognition/molecularGraph';
import { molfileCoordinates, type MolfilePlace } from './molfileCoordinates';
import { writeV2000 } from './writeV2000';
import { writeV3000 } from './writeV3000';

/** The V2000 counts line has three columns per number. */
const V2000_MAX = 999;

/**
 * A recognised graph as a molfile with the drawing's coordinates and wedges: V2000, or V3000 above 999 atoms
 * or bonds (BIOVIA "CTfile Formats").
 *
 * @param name first line of the file; line breaks and anything beyond 80 characters are dropped
 * @param coordinates of each atom, y upwards; by default those of `molfileCoordinates`
 * @throws RangeError if a bond refers to a missing atom, or a coordinate is not a number
 */
export function writeMolfile(
  graph: MolecularGraph,
  name = '',
  coordinates: readonly MolfilePlace[] = molfileCoordinates(graph),
): string {
  requireSound(graph);
  const large = graph.atoms.length > V2000_MAX || graph.bonds.length > V2000_MAX;
  const header = [
    name.replace(/[\r\n]+/g, ' ').slice(0, 80),
    // Columns: user's initials (2), program (8), date (10, left empty), dimension (2).
    '  MARCUS            2D',
    '',
  ];
  const body = large ? writeV3000(graph, coordinates) : writeV2000(graph, coordinates);
  return [...header, ...body, 'M  END', ''].join('\n');
}

function requireSound({ atoms, bonds }: MolecularGraph): void {
  atoms.forEach(({ x, y, element }, index) => {
    if (!Number.isFinite(x) || !Number.isFinite(y)) {
      throw new RangeError(`Atom ${index + 1} has no coordinates`);
    }
    if (!/^([A-Z][a-z]?|\*)$/.test(element)) {
      throw new RangeError(`Atom ${index + 1}: "${element}" is no element symbol`);
    }
  });
  bonds.forEach(({ begin, end }, index) => {
    if (!atoms[begin] || !atoms[end] || begin === end) {
      throw new RangeError(`Bond ${index + 1} joins no two atoms`);
    }
  });
}
