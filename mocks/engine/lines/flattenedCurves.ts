import { boxOf } from '../geometry/boxes';
import { direction, distance, dot } from '../geometry/vector';
import type { Curve, Line } from './lineArt';

/** Maximum length of the pieces into which curves are flattened, points. */
const MAX_PIECE = 6.5;
/** Fewer pieces in a row are a short chain of bonds. */
const MIN_PIECES = 6;
/** Cosine of the sharpest bend within a curve: bonds turn by at least 50°. */
const MAX_BEND = 0.7;

interface Separated {
  readonly lines: Line[];
  readonly curves: Curve[];
}

/** Separates arrows, spectra and wavy lines that were flattened into short pieces from bonds. */
export function separateFlattenedCurves(lines: readonly Line[]): Separated {
  const result: Separated = { lines: [], curves: [] };
  let chain: Line[] = [];
  const flush = () => {
    if (chain.length >= MIN_PIECES) result.curves.push(curveOf(chain));
    else result.lines.push(...chain);
    chain = [];
  };
  for (const line of lines) {
    const last = chain.at(-1);
    if (distance(line.a, line.b) > MAX_PIECE || (last && !goesOn(last, line))) flush();
    if (distance(line.a, line.b) > MAX_PIECE) result.lines.push(line);
    else chain.push(line);
  }
  flush();
  return result;
}

const goesOn = (last: Line, next: Line): boolean =>
  distance(last.b, next.a) < 0.2 &&
  dot(direction(last.a, last.b), direction(next.a, next.b)) > MAX_BEND;

function curveOf(chain: readonly Line[]): Curve {
  const points = chain.flatMap(({ a, b }, i) => (i === 0 ? [a, b] : [b]));
  const [first, last] = [points[0], points.at(-1)];
  const closed = first !== undefined && last !== undefined && distance(first, last) < 0.3;
  return { points, closed, box: boxOf(points) ?? [0, 0, 0, 0] };
}
