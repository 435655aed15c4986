import type { Point } from '../../geometry/box';
import { distance } from '../../geometry/vector';
import { bondsOf, type GraphBuilder } from './graphBuilder';
import { areaOf, turned } from './ringGeometry';

/** A regular hexagon covers 2.6 squares of its side; a chair in perspective much less. */
const MAX_AREA = 1.95;
/** Stereo is meant where there is something to compare. */
const MIN_SUBSTITUTED = 2;
/** A chair turned farther than this, radians, could as well be turned the other way. */
const MAX_TILT = 1.3;

/** A ring that is drawn as a chair. */
export interface Chair {
  /** Its atoms in turn. */
  readonly ring: readonly number[];
  /** How far the whole chair is turned on the page, radians clockwise. */
  readonly tilt: number;
}

/** Rings of six single bonds, not fused, flattened by perspective, without wedges. */
export function chairsOf(builder: GraphBuilder): Chair[] {
  const seen = new Set<string>();
  const counts = new Map<number, number>();
  const rings: number[][] = [];
  builder.atoms.forEach((_, start) => {
    for (const ring of ringsFrom(builder, [start])) {
      const key = [...ring].sort((p, q) => p - q).join(' ');
      if (seen.has(key)) continue;
      seen.add(key);
      rings.push(ring);
      for (const atom of ring) counts.set(atom, (counts.get(atom) ?? 0) + 1);
    }
  });
  return rings.flatMap((ring) => {
    const alone = ring.every((atom) => counts.get(atom) === 1);
    const corners = ring.flatMap((i) => builder.atoms[i] ?? []);
    const substituted = ring.filter((atom) => bondsOf(builder, atom).length > 2);
    if (!alone || substituted.length < MIN_SUBSTITUTED || !isFlattened(corners)) return [];
    const tilt = [0, tiltOf(corners)].find(
      (turn) =>
        Math.abs(turn) < MAX_TILT && alternates(corners.map((corner) => turned(corner, -turn))),
    );
    return tilt === undefined ? [] : [{ ring, tilt }];
  });
}

function* ringsFrom(builder: GraphBuilder, path: readonly number[]): Generator<number[]> {
  const last = path.at(-1) ?? 0;
  for (const { begin, end, order } of bondsOf(builder, last)) {
    const next = begin === last ? end : begin;
    if (order !== 1) continue;
    if (path.length === 6 && next === path[0]) yield [...path];
    else if (path.length < 6 && next > (path[0] ?? 0) && !path.includes(next)) {
      yield* ringsFrom(builder, [...path, next]);
    }
  }
}

function isFlattened(corners: readonly Point[]): boolean {
  const lengths = corners.map((p, i) => distance(p, corners[(i + 1) % corners.length] ?? p));
  const side = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return Math.abs(areaOf(corners)) < MAX_AREA * side * side;
}

/** The atoms of a chair are high and low in turn; those of a boat or a bridge are not. */
function alternates(corners: readonly Point[]): boolean {
  const high = corners.map(({ y }, i) => {
    const [before, after] = [corners.at(i - 1), corners[(i + 1) % corners.length]];
    return y < ((before?.y ?? 0) + (after?.y ?? 0)) / 2;
  });
  return high.every((own, i) => own !== high[(i + 1) % high.length]);
}

/** The angle of the longest axis to the horizontal, -90° to 90°, in radians. */
function tiltOf(corners: readonly Point[]): number {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [cx, cy] = [mean(corners.map(({ x }) => x)), mean(corners.map(({ y }) => y))];
  const xx = mean(corners.map(({ x }) => (x - cx) ** 2));
  const yy = mean(corners.map(({ y }) => (y - cy) ** 2));
  const xy = mean(corners.map(({ x, y }) => (x - cx) * (y - cy)));
  return Math.atan2(2 * xy, xx - yy) / 2;
}
