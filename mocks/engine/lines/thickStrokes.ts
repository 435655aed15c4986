import { BoxIndex } from '../geometry/boxIndex';
import { boxHolds, growBox } from '../geometry/boxes';
import { distance, midpoint, skew } from '../geometry/vector';
import { findHashRuns, MAX_STROKE, MAX_SPACING } from './hashRuns';
import type { Blob, Line } from './lineArt';
import { boxOfLine, lengthOf } from './lineMeasures';

/** Longer rows, points, are leaders of a table, ticks or hatching. */
const MAX_ROW = 60;

interface Slab {
  readonly blob: Blob;
  readonly stroke: Line;
}

/**
 * Hashed bonds whose strokes are filled shapes: towards its narrow end a stroke is as thick as it is long, so
 * that only the row tells that it is one.
 */
export function withThickStrokes(
  lines: readonly Line[],
  blobs: readonly Blob[],
): { lines: Line[]; blobs: Blob[] } {
  const shapes = undrawn(lines, blobs);
  if (shapes.length === 0) return { lines: [...lines], blobs: [...blobs] };
  const slabs = shapes.flatMap((blob) => {
    const [stroke, other] = blob.strokes ?? [];
    return stroke && !other ? [{ blob, stroke }] : [];
  });
  const squares = shapes.filter(({ strokes = [] }) => strokes.length > 1);
  slabs.push(...squaresBeside([...slabs.map(({ stroke }) => stroke), ...lines], squares));
  const runs = findHashRuns([...slabs.map(({ stroke }) => stroke), ...lines]);
  const found = runs
    .filter(({ narrow, wide }) => distance(narrow, wide) <= MAX_ROW)
    .flatMap(({ members }) => members.flatMap((i) => slabs[i] ?? []));
  const used = new Set(found.map(({ blob }) => blob));
  return {
    lines: [...lines, ...found.map(({ stroke }) => stroke)],
    blobs: blobs.filter((blob) => !used.has(blob)),
  };
}

/** Shapes that no line is painted in: some programs paint a stroke twice. */
function undrawn(lines: readonly Line[], blobs: readonly Blob[]): Blob[] {
  const index = new BoxIndex(lines.map(boxOfLine), 12);
  return blobs.filter(
    ({ strokes, box }) =>
      strokes &&
      !index.touching(box).some((i) => {
        const line = lines[i];
        return line && boxHolds(box, midpoint(line.a, line.b));
      }),
  );
}

/** The squares near strokes, as strokes in the direction of these. */
function squaresBeside(strokes: readonly Line[], squares: readonly Blob[]): Slab[] {
  const index = new BoxIndex(
    squares.map(({ box }) => box),
    12,
  );
  const left = new Set(squares);
  const found: Slab[] = [];
  const near = strokes.filter((stroke) => lengthOf(stroke) <= MAX_STROKE);
  for (const stroke of near) {
    for (const i of index.touching(growBox(boxOfLine(stroke), MAX_SPACING))) {
      const blob = squares[i];
      const alongside = blob && left.delete(blob) && mostParallel(blob, stroke);
      if (!alongside) continue;
      found.push({ blob, stroke: alongside });
      near.push(alongside);
    }
  }
  return found;
}

function mostParallel({ strokes = [] }: Blob, { a, b }: Line): Line | undefined {
  return [...strokes].sort((p, q) => skew(p.a, p.b, a, b) - skew(q.a, q.b, a, b))[0];
}
