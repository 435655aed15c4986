import { doubleSide, type Neighbours } from '../../painting/doubleSides';
import { drawnBond, type Pen } from '../../painting/drawnBond';
import type { Painted, PaintedPoint } from '../../painting/painted';
import type { Atom, Bond, Graph } from '../molecule/graph';
import { directionOf, lengthOf, minus, plus, times } from '../molecule/plane';
import { paintLabel } from './paintLabel';

/** Of a document, in points. */
export interface LineWidths {
  readonly line: number;
  /** Of bold bonds and the wide ends of wedges. */
  readonly bold: number;
}

/** Distance of the second line of a bond, in parts of its length. */
const SPACING = 0.16;
/** A wedge's wide end in widths of a bold bond. */
const WEDGE = 1.5;

/** A molecule as ChemDraw draws it: bonds that leave room for the letters, which are set over them. */
export function paintMolecule({ atoms, bonds }: Graph, widths: LineWidths): Painted {
  const numbers = new Map(atoms.map((atom, index) => [atom, index]));
  const places = atoms.map(({ at }) => at);
  const neighbours = neighboursIn(bonds, numbers);
  const shapes = bonds.flatMap((bond) => {
    const ends = endsOf(bond);
    if (!ends) return [];
    const [begin, end] = [bond.begin, bond.end].map((atom) => (numbers.get(atom) ?? 0) + 1);
    const side = doubleSide({ begin: begin ?? 0, end: end ?? 0 }, places, neighbours);
    const drawn = { type: DRAWN_AS[bond.order] ?? bond.order, stereo: bond.wedge };
    return [drawnBond(drawn, ends, side, penFor(bond, widths))];
  });
  return {
    lines: shapes.flatMap(({ lines }) => lines),
    polygons: shapes.flatMap(({ polygons }) => polygons),
    letters: atoms.flatMap((atom) => paintLabel(atom)),
  };
}

/** Coordinate bonds and those of any order, of which ChemDraw draws one line. */
const DRAWN_AS: Readonly<Record<number, number>> = { 8: 1, 9: 1 };

function neighboursIn(bonds: readonly Bond[], numbers: ReadonlyMap<Atom, number>): Neighbours {
  const neighbours: number[][] = Array.from(numbers, () => []);
  for (const { begin, end } of bonds) {
    const [one, other] = [numbers.get(begin), numbers.get(end)];
    if (one === undefined || other === undefined) continue;
    neighbours[one]?.push(other);
    neighbours[other]?.push(one);
  }
  return neighbours;
}

function penFor({ begin, end, display }: Bond, { line, bold }: LineWidths): Pen {
  return {
    line: display === 'Bold' ? bold : line,
    wedge: bold * WEDGE,
    gap: lengthOf(minus(end.at, begin.at)) * SPACING,
  };
}

/** Where the line of a bond begins and ends: away from letters; undefined for a bond without a length. */
function endsOf({ begin, end }: Bond): readonly [PaintedPoint, PaintedPoint] | undefined {
  const direction = directionOf(minus(end.at, begin.at));
  if (!direction) return undefined;
  return [
    plus(begin.at, times(direction, roomFor(begin))),
    plus(end.at, times(direction, -roomFor(end))),
  ];
}

/** An atom with letters keeps a bond away from them. */
const roomFor = ({ label }: Atom): number => (label ? label.size * 0.45 : 0);
