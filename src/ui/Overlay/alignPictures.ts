import { boxAround, distanceMap, inkPoints, type InkMap, type Point } from './inkMap';

/** Lays one picture on another: `x` and `y` of its corner and its scale, in pixels of the other. */
export interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Alignment extends Placement {
  /** 0..1: how much of the ink of each falls on ink of the other. */
  readonly score: number;
}

/** How far ink may lie from ink to count, in pixels of the base: wide to find the place, then narrow. */
const REACH = 4;
const FINE_REACH = 1.6;
const MAX_POINTS = 150;
/** Scales tried at first, against the one at which both boxes of ink fit; labels make the base's larger. */
const FIRST_SCALES = [0.55, 0.62, 0.7, 0.78, 0.86, 0.93, 1, 1.07, 1.15];
/** Places tried at first, a side. */
const FIRST_STEPS = 11;
/** Each round halves the steps. */
const ROUNDS = 6;

/**
 * Finds where a redrawn picture lies on the one that it was drawn after: same orientation, another
 * scale and place, and with things on either that the other lacks, such as a compound's number. Tries a
 * grid of placements, then halves the steps around the best.
 *
 * @returns `undefined` when either has no ink
 */
export function alignPictures(base: InkMap, over: InkMap): Alignment | undefined {
  const judge = judgeOf(base, over, REACH);
  const baseBox = boxAround(inkPoints(base, Infinity));
  const overBox = boxAround(inkPoints(over, Infinity));
  if (Math.max(baseBox.width, baseBox.height) === 0) return undefined;
  if (Math.max(overBox.width, overBox.height) === 0) return undefined;
  const fitting = Math.min(
    ratio(baseBox.width, overBox.width),
    ratio(baseBox.height, overBox.height),
  );
  const firsts = FIRST_SCALES.flatMap((factor) => {
    const scale = fitting * factor;
    return places(baseBox, overBox, scale).map((place) => judge({ ...place, scale }));
  });
  const step = {
    scale: fitting * 0.04,
    x: Math.max(baseBox.width, 1) / FIRST_STEPS / 2,
    y: Math.max(baseBox.height, 1) / FIRST_STEPS / 2,
  };
  const found = refine(best(firsts), step, judge);
  const fine = judgeOf(base, over, FINE_REACH);
  const { scale, x, y } = refine(fine(found), { scale: step.scale / 2, x: 2, y: 2 }, fine);
  return judge({ scale, x, y });
}

/** A picture that is a single line in one direction sets no scale there. */
const ratio = (a: number, b: number) => (a > 0 && b > 0 ? a / b : Infinity);

const best = (alignments: readonly Alignment[]): Alignment =>
  alignments.reduce((a, b) => (b.score > a.score ? b : a));

type Box = ReturnType<typeof boxAround>;

/** Corners of the picture laid over, for which its box of ink lies in the base's, or covers it. */
function places(base: Box, over: Box, scale: number) {
  const spread = (from: number, room: number, offset: number) =>
    Array.from(
      { length: FIRST_STEPS },
      (_, i) => from + (room * i) / (FIRST_STEPS - 1) - offset * scale,
    );
  const xs = spread(base.left, base.width - over.width * scale, over.left);
  const ys = spread(base.top, base.height - over.height * scale, over.top);
  return xs.flatMap((x) => ys.map((y) => ({ x, y })));
}

function refine(start: Alignment, step: Placement, judge: (placement: Placement) => Alignment) {
  let found = start;
  let size = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    const around = [-1, 0, 1].flatMap((ds) =>
      [-1, 0, 1].flatMap((dx) =>
        [-1, 0, 1].map((dy) =>
          judge({
            scale: found.scale + ds * step.scale * size,
            x: found.x + dx * step.x * size,
            y: found.y + dy * step.y * size,
          }),
        ),
      ),
    );
    const next = best([found, ...around]);
    if (next === found) size /= 2;
    found = next;
  }
  return found;
}

/** Judges a placement by the ink of each picture that falls near ink of the other. */
function judgeOf(base: InkMap, over: InkMap, reach: number): (placement: Placement) => Alignment {
  const basePoints = inkPoints(base, MAX_POINTS);
  const overPoints = inkPoints(over, MAX_POINTS);
  const toBase = lookUp(base);
  const toOver = lookUp(over);
  return (placement) => {
    const { scale, x, y } = placement;
    const covered = share(overPoints, reach, (p) => toBase(p.x * scale + x, p.y * scale + y));
    const explained = share(
      basePoints,
      reach,
      (p) => toOver((p.x - x) / scale, (p.y - y) / scale) * scale,
    );
    // The harmonic mean: neither a dot on a line nor a blot over everything scores.
    const score = covered + explained > 0 ? (2 * covered * explained) / (covered + explained) : 0;
    return { ...placement, score };
  };
}

/** Nearer ink counts for more, so that the best place is a point and no plateau. */
function share(
  points: readonly Point[],
  reach: number,
  distanceOf: (point: Point) => number,
): number {
  if (points.length === 0) return 0;
  const sum = points.reduce((total, p) => total + Math.max(0, 1 - distanceOf(p) / reach), 0);
  return sum / points.length;
}

function lookUp(map: InkMap): (x: number, y: number) => number {
  const distances = distanceMap(map);
  return (x, y) => {
    const column = Math.round(x);
    const row = Math.round(y);
    if (column < 0 || row < 0 || column >= map.width || row >= map.height) return Infinity;
    return distances[row * map.width + column] ?? Infinity;
  };
}
