import type { Point } from '../../geometry/box';
import { distance } from '../../geometry/vector';
import { frontOf } from './front';
import { loneRings } from './loneRings';
import { bondsOf, type OpenBond, type OpenGraph } from './openGraph';
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
  /** Its bonds that are wedges only because its front is drawn bold. */
  readonly front: readonly OpenBond[];
}

/** Rings of six single bonds, not fused, flattened by perspective, without wedges but those of a bold front. */
export function chairsOf(graph: OpenGraph): Chair[] {
  return loneRings(graph, 6).flatMap((ring) => {
    const corners = ring.flatMap((i) => graph.atoms[i] ?? []);
    const substituted = ring.filter((atom) => bondsOf(graph, atom).length > 2);
    if (substituted.length < MIN_SUBSTITUTED || !isFlattened(corners)) return [];
    const front = frontOf(graph, ring);
    const tilt = [0, tiltOf(corners)].find(
      (turn) =>
        Math.abs(turn) < MAX_TILT && alternates(corners.map((corner) => turned(corner, -turn))),
    );
    const isRead = front?.isWhole === true || front?.wedges.length === 0;
    return tilt === undefined || !isRead ? [] : [{ ring, tilt, front: front.wedges }];
  });
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
