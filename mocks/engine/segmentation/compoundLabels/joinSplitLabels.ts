import type { Box } from '../../geometry/box';
import { boxGap, unionBox } from '../../geometry/boxes';
import type { CompoundLabel, LabelCandidate } from './compoundLabel';
import { placementCost, SIDES } from './placement';

/** A number and a name set apart are one label within this many font sizes. */
const TOGETHER = 1.5;

/** A number and a name set apart from each other beside one drawing are one label. */
export function joinSplitLabels(
  labels: Map<number, CompoundLabel>,
  drawings: readonly Box[],
  candidates: readonly LabelCandidate[],
  taken: Set<number>,
): void {
  candidates.forEach((candidate, i) => {
    if (taken.has(i)) return;
    const nearest = nearestOf(candidate, drawings);
    const label = nearest === undefined ? undefined : labels.get(nearest);
    if (nearest === undefined || !label || !complements(label, candidate)) return;
    const isTogether = boxGap(label.box, candidate.box) <= TOGETHER * candidate.size;
    if (!isTogether && !isRow(drawings[nearest], label.box, candidate.box)) return;
    taken.add(i);
    const { size: _size, plausibility, ...printed } = candidate;
    labels.set(nearest, {
      ...{ ...printed, ...label },
      text: `${label.text} ${candidate.text}`,
      box: unionBox(label.box, candidate.box),
      confidence: Math.min(label.confidence, plausibility),
    });
  });
}

/** A table's row: one part, the drawing and the other part beside each other. */
const isRow = (drawing: Box | undefined, a: Box, b: Box): boolean =>
  drawing !== undefined &&
  Math.min(a[2], b[2]) <= drawing[0] &&
  drawing[2] <= Math.max(a[0], b[0]) &&
  a[1] < b[3] &&
  b[1] < a[3];

const complements = (label: CompoundLabel, { number, name }: LabelCandidate): boolean =>
  (label.number === undefined && number !== undefined && name === undefined) ||
  (label.name === undefined && name !== undefined && number === undefined);

function nearestOf(candidate: LabelCandidate, drawings: readonly Box[]): number | undefined {
  const costs = drawings.flatMap((drawing, i) =>
    SIDES.flatMap((side) => {
      const cost = placementCost(candidate, drawing, side, drawings);
      return cost === undefined ? [] : [{ i, cost }];
    }),
  );
  return costs.sort((a, b) => a.cost - b.cost)[0]?.i;
}
