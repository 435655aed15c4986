import { bondsByAtom, otherEnd, type Atom, type Bond, type Graph } from '../molecule/graph';
import { directionOf, lengthOf, minus, plus, times } from '../molecule/plane';
import { paintLabel } from './paintLabel';
import type { Painted, PaintedLine, PaintedPoint } from './painted';

/** Of a document, in points. */
export interface LineWidths {
  readonly line: number;
  /** Of bold bonds and the wide ends of wedges. */
  readonly bold: number;
}

/** Distance of the second line of a bond, in parts of its length. */
const SPACING = 0.16;
const HASHES = 7;
const WAVES = 10;

interface Stroke {
  readonly lines?: readonly PaintedLine[];
  readonly polygons?: readonly (readonly PaintedPoint[])[];
}

/** A molecule as ChemDraw draws it: bonds that leave room for the letters, which are set over them. */
export function paintMolecule(graph: Graph, widths: LineWidths): Painted {
  const bondsOf = bondsByAtom(graph);
  const strokes = graph.bonds.map((bond) => paintBond(bond, { bondsOf, widths }));
  return {
    lines: strokes.flatMap(({ lines = [] }) => lines),
    polygons: strokes.flatMap(({ polygons = [] }) => polygons),
    letters: graph.atoms.flatMap((atom) => paintLabel(atom)),
  };
}

interface Surroundings {
  readonly bondsOf: ReadonlyMap<Atom, readonly Bond[]>;
  readonly widths: LineWidths;
}

function paintBond(bond: Bond, { bondsOf, widths }: Surroundings): Stroke {
  const direction = directionOf(minus(bond.end.at, bond.begin.at));
  if (!direction) return {};
  const from = plus(bond.begin.at, times(direction, roomFor(bond.begin)));
  const to = plus(bond.end.at, times(direction, -roomFor(bond.end)));
  const across: PaintedPoint = [-direction[1], direction[0]];
  const line = (aside: number, shorter = 0): PaintedLine => ({
    from: plus(plus(from, times(across, aside)), times(direction, shorter)),
    to: plus(plus(to, times(across, aside)), times(direction, -shorter)),
    width: bond.display === 'Bold' ? widths.bold : widths.line,
  });
  if (bond.order === 1 && bond.wedge !== 'none')
    return paintWedge(bond, { from, to, across, widths });
  const gap = lengthOf(minus(bond.end.at, bond.begin.at)) * SPACING;
  if (bond.order === 3) return { lines: [line(0), line(gap), line(-gap)] };
  if (bond.order !== 2 && bond.order !== 4) return { lines: [line(0)] };
  const side = sideOf(bond, across, bondsOf);
  if (side === 0) return { lines: [line(gap / 2), line(-gap / 2)] };
  return { lines: [line(0), line(side * gap, gap * 0.6)] };
}

/** An atom with letters keeps a bond away from them. */
const roomFor = ({ label }: Atom): number => (label ? label.size * 0.45 : 0);

/** On which side of a double bond its neighbours are; 0 where they are on both, or none is. */
function sideOf(bond: Bond, across: PaintedPoint, bondsOf: Surroundings['bondsOf']): number {
  const sides = [bond.begin, bond.end].map((atom) => {
    const others = (bondsOf.get(atom) ?? []).filter((other) => other !== bond);
    const heights = others.map((other) => {
      const [x, y] = minus(otherEnd(other, atom).at, atom.at);
      return Math.sign(Math.round((x * across[0] + y * across[1]) * 10));
    });
    return heights.reduce((sum, height) => sum + height, 0);
  });
  const [first = 0, second = 0] = sides;
  const isTerminal = [bond.begin, bond.end].some((atom) => bondsOf.get(atom)?.length === 1);
  return isTerminal && first + second === 0 ? 0 : Math.sign(first + second);
}

interface Line {
  readonly from: PaintedPoint;
  readonly to: PaintedPoint;
  readonly across: PaintedPoint;
  readonly widths: LineWidths;
}

function paintWedge({ wedge }: Bond, { from, to, across, widths }: Line): Stroke {
  const at = (share: number, aside: number): PaintedPoint =>
    plus(plus(times(from, 1 - share), times(to, share)), times(across, aside));
  const half = widths.bold * 0.75;
  if (wedge === 'up') return { polygons: [[from, at(1, half), at(1, -half)]] };
  if (wedge === 'down') {
    const shares = Array.from({ length: HASHES }, (_, index) => (index + 0.5) / HASHES);
    const rung = (share: number) => ({
      from: at(share, half * share),
      to: at(share, -half * share),
    });
    return { lines: shares.map((share) => ({ ...rung(share), width: widths.line })) };
  }
  const turns = Array.from({ length: WAVES + 1 }, (_, index) =>
    at(index / WAVES, index % 2 === 0 ? -half / 2 : half / 2),
  );
  const pairs = turns.slice(1).map((turn, index) => ({ from: turns[index] ?? from, to: turn }));
  return { lines: pairs.map((pair) => ({ ...pair, width: widths.line })) };
}
