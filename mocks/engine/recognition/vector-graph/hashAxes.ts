import { distance, distanceToSegment, skew } from '../../geometry/vector';
import type { HashRun } from '../../lines/hashRuns';
import type { Line } from '../../lines/lineArt';
import { lengthOf } from '../../lines/lineMeasures';

/** Sine of the largest angle between the strokes' axis and the line along it. */
const ALONG = 0.1;
/** How far the strokes' middles may be off that line, bond lengths. */
const OFF = 0.06;
/** The strokes stop short of the atoms: how far at either end, gaps between strokes and bond lengths. */
const SHORT_OF_ATOM = { gaps: 2.4, bonds: 0.4 } as const;

/** How far beyond its first and last stroke a hashed bond may go, points. */
export const slackOf = ({ spacing }: HashRun, bondLength: number): number =>
  Math.min(SHORT_OF_ATOM.gaps * spacing, SHORT_OF_ATOM.bonds * bondLength);

/** The line that some programs paint along a hashed bond, from atom to atom; it is no bond of its own. */
export function axisOf(run: HashRun, lines: readonly Line[], bondLength: number): Line | undefined {
  const { narrow, wide } = run;
  const longest = distance(narrow, wide) + 2 * slackOf(run, bondLength);
  return lines.find(
    (line) =>
      skew(line.a, line.b, narrow, wide) < ALONG &&
      lengthOf(line) < longest &&
      [narrow, wide].every((end) => distanceToSegment(end, line.a, line.b) < OFF * bondLength),
  );
}
