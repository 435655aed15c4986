import type { Point } from '../../geometry/box';
import { direction, distance, offset } from '../../geometry/vector';
import { bondsOf } from '../perspective/openGraph';
import type { BondStereo, GraphAtom, GraphBond, MolecularGraph } from '../molecularGraph';

/** An atom of a graph that is being built. */
export interface BuildAtom extends Point {
  element: string;
  charge: number;
  isotope?: number;
  label?: string;
  radical?: true;
  /** Hydrogens stated by its label; undefined if the drawing leaves them out. */
  hydrogens?: number;
}

export interface BuildBond {
  begin: number;
  end: number;
  order: 1 | 2 | 3 | 4;
  stereo: BondStereo;
}

const TURNS = [60, -60, 0, 120, -120, 90, -90, 30, -30, 150, -150, 180].map(
  (d) => (d * Math.PI) / 180,
);

/** Collects atoms and bonds, and lays out the atoms that a label abbreviates. */
export class GraphBuilder {
  readonly atoms: BuildAtom[] = [];
  readonly bonds: BuildBond[] = [];

  /** @param bondLength usual length of a bond, points */
  constructor(readonly bondLength: number) {}

  addAtom(at: Point, element: string, charge = 0): number {
    this.atoms.push({ x: at.x, y: at.y, element, charge });
    return this.atoms.length - 1;
  }

  addBond(
    begin: number,
    end: number,
    order: BuildBond['order'],
    stereo: BondStereo = 'none',
  ): void {
    this.bonds.push({ begin, end, order, stereo });
  }

  neighbours(atom: number): number[] {
    return this.bonds.flatMap(({ begin, end }) =>
      begin === atom ? [end] : end === atom ? [begin] : [],
    );
  }

  /** Sum of the orders of an atom's bonds; three aromatic bonds count four, two count three. */
  valenceOf(atom: number): number {
    let sum = 0;
    let aromatic = 0;
    for (const { begin, end, order } of this.bonds) {
      if (begin !== atom && end !== atom) continue;
      if (order === 4) aromatic++;
      else sum += order;
    }
    return sum + (aromatic > 0 ? aromatic + 1 : 0);
  }

  isAromatic(atom: number): boolean {
    return bondsOf(this, atom).some(({ order }) => order === 4);
  }

  /** Places of a ring of atoms whose first one is bonded to `parent`, on a circle away from it. */
  ringBeside(parent: number, size: number): Point[] {
    const start = this.roomBeside(parent);
    const radius = this.bondLength / (2 * Math.sin(Math.PI / size));
    const centre = offset(start, direction(this.at(parent), start), radius);
    const turn = Math.atan2(start.y - centre.y, start.x - centre.x);
    return Array.from({ length: size }, (_, k) => {
      const angle = turn + (2 * Math.PI * k) / size;
      return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
    });
  }

  /** Whether no atom is within a bond of a place. */
  isFree(place: Point): boolean {
    return this.atoms.every((atom) => distance(atom, place) > this.bondLength);
  }

  private at(atom: number): Point {
    return this.atoms[atom] ?? { x: 0, y: 0 };
  }

  /** The place one bond away from an atom that is farthest from the others. */
  roomBeside(parent: number): Point {
    const centre = this.at(parent);
    const neighbour = this.neighbours(parent)[0];
    const away = neighbour === undefined ? { x: 1, y: 0 } : direction(this.at(neighbour), centre);
    const base = Math.atan2(away.y, away.x);
    let best = offset(centre, away, this.bondLength);
    let bestRoom = -1;
    for (const turn of TURNS) {
      const angle = base + turn;
      const unit = { x: Math.cos(angle), y: Math.sin(angle) };
      const place = offset(centre, unit, this.bondLength);
      const room = Math.min(
        this.bondLength * 1.3,
        ...this.atoms.map((other) => distance(other, place)),
      );
      if (room > bestRoom + 0.05 * this.bondLength) {
        bestRoom = room;
        best = place;
      }
    }
    return best;
  }

  graph(): MolecularGraph {
    const atoms = this.atoms.map(
      ({ x, y, element, charge, isotope, label, radical }): GraphAtom => ({
        x,
        y,
        element,
        charge,
        ...(isotope === undefined ? {} : { isotope }),
        ...(label === undefined ? {} : { label }),
        ...(radical && { radical }),
      }),
    );
    const bonds = this.bonds.map((bond): GraphBond => ({ ...bond }));
    return { atoms, bonds };
  }
}
