import type { Point } from '../../geometry/box';
import { direction, distance, dot, offset, subtract } from '../../geometry/vector';

interface Stroke {
  readonly bond: string;
  /** The atom at its first end, and the one at its last. */
  readonly atoms: readonly [string, string];
  ends: readonly [Point, Point];
}

/** One line of a bond, in one or two colours, from its first atom to its second. */
type Lane = Stroke[];

const STROKE =
  /(<path class='(bond-\d+) (atom-\d+) (atom-\d+)' d=)'M (-?[\d.]+),(-?[\d.]+) L (-?[\d.]+),(-?[\d.]+)'/g;

/** px; strokes of one line meet. */
const MEET = 0.3;
/** Of a bond's length. More is drawn as a bond of its own; less is how lines of bonds are joined. */
const MOST_BEYOND = 0.25;

/**
 * RDKit's SVG without the pieces of double bonds that run on beyond their atom. RDKit joins a double bond's lines to
 * those of the next bonds; where both of these leave to one side, it prolongs one line to a distant crossing, and what
 * is drawn there looks like another bond.
 */
export function clipOvershoots(svg: string): string {
  const strokes = [...svg.matchAll(STROKE)].map(strokeOf);
  const bonds = bondsOf(strokes).map(lanesOf);
  const atoms = placesOfAtoms(bonds);
  for (const lanes of bonds) {
    if (areOfDoubleBond(lanes)) for (const lane of lanes) clip(lane, atoms);
  }
  let next = 0;
  return svg.replace(STROKE, (_stroke, path: string) => `${path}'${inSvg(strokes[next++]!)}'`);
}

function strokeOf([, , bond = '', from = '', to = '', ...numbers]: RegExpExecArray): Stroke {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers.map(Number);
  const ends = [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ] as const;
  return { bond, atoms: [from, to], ends };
}

const inSvg = ({ ends: [from, to] }: Stroke): string =>
  `M ${from.x.toFixed(1)},${from.y.toFixed(1)} L ${to.x.toFixed(1)},${to.y.toFixed(1)}`;

function bondsOf(strokes: readonly Stroke[]): Stroke[][] {
  const bonds = new Map<string, Stroke[]>();
  for (const stroke of strokes) {
    const known = bonds.get(stroke.bond);
    if (known) known.push(stroke);
    else bonds.set(stroke.bond, [stroke]);
  }
  return [...bonds.values()];
}

function lanesOf(strokes: readonly Stroke[]): Lane[] {
  const lanes: Lane[] = [];
  for (const stroke of strokes) {
    const before = lanes.at(-1)?.at(-1);
    if (before && distance(before.ends[1], stroke.ends[0]) < MEET) lanes.at(-1)!.push(stroke);
    else lanes.push([stroke]);
  }
  return lanes;
}

const endsOf = (lane: Lane): [Point, Point] => [lane[0]!.ends[0], lane.at(-1)!.ends[1]];

/** Where single bonds begin and end, which is at their atoms or their labels. */
function placesOfAtoms(bonds: readonly Lane[][]): Map<string, Point> {
  const places = new Map<string, Point>();
  for (const [lane, ...others] of bonds) {
    if (!lane || others.length > 0) continue;
    endsOf(lane).forEach((end, index) => places.set(lane[0]!.atoms[index]!, end));
  }
  return places;
}

/** Two or three lines side by side; the strokes of a hashed wedge are as short as they are far apart. */
function areOfDoubleBond(lanes: readonly Lane[]): boolean {
  if (lanes.length < 2 || lanes.length > 3) return false;
  const [first, second] = lanes.map(endsOf);
  const apart = distance(first![1], second![1]);
  return lanes.every((lane) => distance(...endsOf(lane)) > 2 * apart);
}

function clip(lane: Lane, atoms: ReadonlyMap<string, Point>): void {
  const [from, to] = endsOf(lane);
  const length = distance(from, to);
  const along = direction(from, to);
  const beyond = (atom: Point | undefined, end: Point, sign: 1 | -1): number => {
    if (!atom) return 0;
    const by = sign * dot(subtract(end, atom), along);
    return by > MOST_BEYOND * (length - by) ? by : 0;
  };
  const first = lane[0]!;
  const last = lane.at(-1)!;
  const [start, end] = first.atoms;
  first.ends = [offset(from, along, beyond(atoms.get(start), from, -1)), first.ends[1]];
  last.ends = [last.ends[0], offset(to, along, -beyond(atoms.get(end), to, 1))];
}
