import type { Point } from '../../geometry/box';
import { direction, distance, offset } from '../../geometry/vector';
import type { BondStereo, GraphAtom, GraphBond, MolecularGraph } from '../molecularGraph';
import type { Fragment } from './fragment';

/** An atom of a graph that is being built. */
export interface BuildAtom extends Point {
  element: string;
  charge: number;
  isotope?: number;
  label?: string;
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

  /** Adds an atom bonded to `parent`, where there is the most space. */
  growAtom(parent: number, element: string, order: 1 | 2 | 3, charge = 0): number {
    const at = this.roomBeside(parent);
    const atom = this.addAtom(at, element, charge);
    this.addBond(parent, atom, order);
    return atom;
  }

  /** Adds a whole group bonded to `parent`. */
  growFragment(parent: number, fragment: Fragment): void {
    const first = fragment.atoms[0];
    if (first) this.completeFragment(this.growAtom(parent, first.element, 1), fragment);
  }

  /** Adds the rest of a group whose first atom is already there. */
  completeFragment(start: number, fragment: Fragment): void {
    const placed: number[] = [];
    const ring = new Map<number, Point>();
    fragment.atoms.forEach(({ element, charge, parent: before, order }, i) => {
      const from = before < 0 ? (this.neighbours(start)[0] ?? start) : (placed[before] ?? start);
      const atom =
        before < 0 ? start : this.addAtom(ring.get(i) ?? this.roomBeside(from), element, charge);
      if (before >= 0) this.addBond(from, atom, order);
      placed.push(atom);
      const closure = fragment.closures.find((c) => c.from === i);
      if (closure) this.layOutRing(fragment, i, closure.to, from, atom, ring);
    });
    for (const { from, to, order } of fragment.closures) {
      this.addBond(placed[from] ?? 0, placed[to] ?? 0, order);
    }
  }

  /** Places the atoms of a ring on a circle that points away from the ring's bond. */
  private layOutRing(
    fragment: Fragment,
    first: number,
    last: number,
    from: number,
    atom: number,
    ring: Map<number, Point>,
  ): void {
    const members: number[] = [];
    for (let i = last; i >= first; i = fragment.atoms[i]?.parent ?? -1) members.unshift(i);
    const start = this.at(atom);
    const radius = this.bondLength / (2 * Math.sin(Math.PI / members.length));
    const centre = offset(start, direction(this.at(from), start), radius);
    const turn = Math.atan2(start.y - centre.y, start.x - centre.x);
    members.forEach((member, k) => {
      const angle = turn + (2 * Math.PI * k) / members.length;
      ring.set(member, {
        x: centre.x + radius * Math.cos(angle),
        y: centre.y + radius * Math.sin(angle),
      });
    });
  }

  private at(atom: number): Point {
    return this.atoms[atom] ?? { x: 0, y: 0 };
  }

  private roomBeside(parent: number): Point {
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
    const atoms = this.atoms.map(({ x, y, element, charge, isotope, label }): GraphAtom => ({
      x,
      y,
      element,
      charge,
      ...(isotope === undefined ? {} : { isotope }),
      ...(label === undefined ? {} : { label }),
    }));
    const bonds = this.bonds.map((bond): GraphBond => ({ ...bond }));
    return { atoms, bonds };
  }
}
