import { distanceToBox } from '../../geometry/boxes';
import { distance } from '../../geometry/vector';
import type { HashRun } from '../../lines/hashRuns';
import type { Line } from '../../lines/lineArt';
import type { DrawingContent } from './drawingContent';
import type { Anchors } from './multipleBonds';

/** An end near a letter is as good as one this close to another end, in bonds: it may just pass by. */
const AT_LETTER = 0.08;

/** Tells the distance of the nearest other bond end or letter; a third of a bond if there is none. */
export const nearestPlaceAmong =
  (
    lines: readonly Line[],
    content: DrawingContent,
    runs: readonly HashRun[],
    bond: number,
  ): Anchors =>
  (p, own) => {
    let best = bond / 3;
    for (const line of lines) {
      if (own.includes(line)) continue;
      best = Math.min(best, distance(p, line.a), distance(p, line.b));
    }
    for (const { narrow, wide } of [...content.wedges, ...runs]) {
      best = Math.min(best, distance(p, narrow), distance(p, wide));
    }
    for (const { letters } of content.labels) {
      for (const { box } of letters) {
        if (distanceToBox(p, box) < 0.35 * bond) best = Math.min(best, AT_LETTER * bond);
      }
    }
    return best;
  };
