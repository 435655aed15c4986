import type { Point } from '../../geometry/box';
import { DisjointSets } from '../../geometry/disjointSets';
import { distance, project } from '../../geometry/vector';
import type { Line } from '../../lines/lineArt';
import { lengthOf } from '../../lines/lineMeasures';

/** Strokes of a wave are shorter than this share of a bond ... */
const MAX_STROKE = 0.42;
/** ... and meet within this one. */
const MEETING = 0.06;
const MIN_STROKES = 4;
/** Length and width of a whole wave, bonds. */
const LENGTH = [0.4, 2.2] as const;
const MAX_WIDTH = 0.35;

/** A wavy bond drawn as a chain of straight strokes. */
export interface Zigzag {
  readonly a: Point;
  readonly b: Point;
  readonly strokes: readonly Line[];
}

/** Finds chains of short strokes that swing from one side to the other. */
export function findZigzags(lines: readonly Line[], bond: number): Zigzag[] {
  const short = lines.filter((line) => lengthOf(line) < MAX_STROKE * bond && !line.dashed);
  const sets = new DisjointSets(short.length);
  short.forEach((line, i) => {
    short.forEach((other, j) => {
      if (j > i && meets(line, other, bond)) sets.join(i, j);
    });
  });
  return sets.groups().flatMap((group) => {
    const strokes = group.flatMap((i) => short[i] ?? []);
    const zigzag = strokes.length >= MIN_STROKES ? zigzagOf(strokes, bond) : undefined;
    return zigzag ? [zigzag] : [];
  });
}

const endsOf = ({ a, b }: Line): Point[] => [a, b];

const meets = (line: Line, other: Line, bond: number): boolean =>
  endsOf(line).some((p) => endsOf(other).some((q) => distance(p, q) < MEETING * bond));

function zigzagOf(strokes: readonly Line[], bond: number): Zigzag | undefined {
  const loose = strokes.flatMap((line) =>
    endsOf(line).filter((p) =>
      strokes.every(
        (other) => other === line || endsOf(other).every((q) => distance(p, q) >= MEETING * bond),
      ),
    ),
  );
  const [a, b, more] = loose;
  if (!a || !b || more) return undefined;
  const length = distance(a, b) / bond;
  const corners = strokes.flatMap(endsOf).map((p) => project(p, a, b).off);
  const [low, high] = [Math.min(...corners), Math.max(...corners)];
  const swings = low < -0.03 * bond && high > 0.03 * bond;
  const narrow = high - low < MAX_WIDTH * bond;
  if (length < LENGTH[0] || length > LENGTH[1] || !swings || !narrow) return undefined;
  return { a, b, strokes };
}
