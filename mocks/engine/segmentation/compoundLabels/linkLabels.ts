import type { Box } from '../../geometry/box';
import type { CompoundLabel, LabelCandidate } from './compoundLabel';
import { joinSplitLabels } from './joinSplitLabels';
import { leastCostPairs } from './leastCost';
import { placementCost, SIDES, type Side } from './placement';

/** Cost of a drawing without label: a label that fits worse than this is none. */
const NO_LABEL = 0.95;
/** A side has to gain this much over another to be the figure's style beyond doubt. */
const CLEAR_STYLE = 0.35;
/** Confidence is multiplied by this where a rule casts doubt. */
const DOUBT = {
  otherStyle: 0.8,
  soleDrawing: 0.97,
  unclearStyle: 0.85,
  contested: 0.8,
  far: 0.5,
} as const;
/** Another drawing contests a label if it would cost less than this more. */
const CONTEST = 0.15;
/** Links of lower confidence are not stated. */
const MIN_CONFIDENCE = 0.5;

interface Link {
  readonly drawing: number;
  readonly candidate: number;
  readonly cost: number;
  readonly side: Side;
}

interface Style {
  readonly side: Side;
  readonly links: readonly Link[];
  /** What the links save over no labels. */
  readonly gain: number;
}

/**
 * Links the labels of one figure to its drawings, one to one: all on the same side as far as possible, at the
 * least distance in total; then what is left, on any side, as a doubtful link.
 *
 * @returns by drawing
 */
export function linkLabels(
  drawings: readonly Box[],
  candidates: readonly LabelCandidate[],
): Map<number, CompoundLabel> {
  const styles = SIDES.map((side) => styleOf(side, drawings, candidates)).sort(
    (a, b) => b.gain - a.gain,
  );
  const [best, second] = styles;
  const labels = new Map<number, CompoundLabel>();
  if (!best || best.links.length === 0) return labels;
  const unclear = (second?.gain ?? 0) > best.gain - CLEAR_STYLE && best.links.length > 1;
  const styleDoubt =
    (unclear ? DOUBT.unclearStyle : 1) * (drawings.length === 1 ? DOUBT.soleDrawing : 1);
  const taken = new Set<number>();
  const state = (link: Link, doubt: number) => {
    const candidate = candidates[link.candidate];
    if (!candidate) return;
    const contested = isContested(link, drawings, candidate, best) ? DOUBT.contested : 1;
    const confidence =
      candidate.plausibility * doubt * contested * (1 - DOUBT.far * Math.max(0, link.cost - 0.5));
    if (confidence < MIN_CONFIDENCE) return;
    taken.add(link.candidate);
    labels.set(link.drawing, toLabel(candidate, confidence));
  };
  for (const link of best.links) state(link, styleDoubt);
  for (const link of leftOver(styles, labels, taken)) state(link, styleDoubt * DOUBT.otherStyle);
  joinSplitLabels(labels, drawings, candidates, taken);
  return labels;
}

function styleOf(
  side: Side,
  drawings: readonly Box[],
  candidates: readonly LabelCandidate[],
): Style {
  const costs = drawings.map((drawing) =>
    candidates.map((candidate) => placementCost(candidate, drawing, side, drawings)),
  );
  const links = leastCostPairs(costs, NO_LABEL).map(([drawing, candidate]): Link => {
    return { drawing, candidate, cost: costs[drawing]?.[candidate] ?? 1, side };
  });
  const gain = links.reduce((sum, { cost, candidate }) => {
    return sum + (NO_LABEL - cost) * (candidates[candidate]?.plausibility ?? 0);
  }, 0);
  return { side, links, gain };
}

/** Links of other styles between drawings and labels that have no partner yet, the cheapest first. */
function leftOver(
  styles: readonly Style[],
  labels: ReadonlyMap<number, unknown>,
  taken: ReadonlySet<number>,
): Link[] {
  const free = styles
    .slice(1)
    .flatMap(({ links }) => links)
    .filter(({ drawing, candidate }) => !labels.has(drawing) && !taken.has(candidate))
    .sort((a, b) => a.cost - b.cost);
  const [drawings, candidates] = [new Set<number>(), new Set<number>()];
  return free.filter(({ drawing, candidate }) => {
    if (drawings.has(drawing) || candidates.has(candidate)) return false;
    drawings.add(drawing);
    candidates.add(candidate);
    return true;
  });
}

/**
 * Whether another drawing of the figure would do almost as well on the figure's side, or better on any. One
 * label makes no style.
 */
function isContested(
  { drawing, cost }: Link,
  drawings: readonly Box[],
  candidate: LabelCandidate,
  style: Style,
): boolean {
  const isStyle = (side: Side) => side === style.side || style.links.length === 1;
  return drawings.some((other, i) => {
    if (i === drawing) return false;
    return SIDES.some((side) => {
      const otherCost = placementCost(candidate, other, side, drawings);
      if (otherCost === undefined) return false;
      return otherCost < cost + (isStyle(side) ? CONTEST : -CONTEST);
    });
  });
}

const toLabel = (
  { size: _size, plausibility: _plausibility, ...printed }: LabelCandidate,
  confidence: number,
): CompoundLabel => ({ ...printed, confidence });
