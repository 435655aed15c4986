import type { Box } from '../../geometry/box';
import { BoxIndex } from '../../geometry/boxIndex';
import { boxGap, boxHeight, boxWidth, growBox, unionBox } from '../../geometry/boxes';
import { DisjointSets } from '../../geometry/disjointSets';
import { lengthOf } from '../../lines/lineMeasures';
import type { DrawingPart } from './drawingParts';
import { MAX_SHAPES } from '../../lines/paintedLabels/letterCandidates';

/** Heights of a drawing's letters differ by no more than this share. */
const SAME_HEIGHT = 0.2;
/** Gap between the letters of an ion, heights of capitals. */
const GAP = 0.35;
/** A raised sign, heights of capitals: its width, and how far above the baseline it is at least. */
const SIGN = { min: 0.2, max: 0.7, raised: 0.35 } as const;
/** Letters of one line differ by no more than this share of their height in where they stand. */
const LEVEL = 0.12;
/** H and C are about as wide as high, and l is a stroke; widths in heights of capitals. */
const ACID = { least: 0.6, most: 1.15, stroke: 0.4 } as const;
/** The shapes of an ion, holes and dots included, and its width in heights of capitals. */
const ION = { shapes: 10, width: 4.5 } as const;
/** Longer lines, points, are no signs. */
const MAX_SIGN = 12;
/** More shapes near one place are no letters. */
const CROWD = 50;

/** Letters painted as shapes with a raised sign at their end, `Na+`, or an acid, `HCl`. */
export interface PaintedIon {
  readonly kind: 'ion' | 'acid';
  /** Indices of its parts. */
  readonly members: readonly number[];
  readonly box: Box;
}

/**
 * The ions of a page whose letters are as high as those of its drawings; a compound's number has no raised sign.
 *
 * @param taken indices of the parts of drawings
 */
export function paintedIons(
  parts: readonly DrawingPart[],
  taken: ReadonlySet<number>,
): PaintedIon[] {
  const heights = [...taken].flatMap((i) => {
    const part = parts[i];
    return part?.kind === 'tile' ? [boxHeight(part.box)] : [];
  });
  const shapes = parts.flatMap((part, i) => (!taken.has(i) && isShape(part) ? [i] : []));
  if (heights.length === 0 || shapes.length === 0 || shapes.length > MAX_SHAPES) return [];
  const isHigh = (box: Box) =>
    heights.some((height) => Math.abs(boxHeight(box) / height - 1) <= SAME_HEIGHT);
  const boxOfPart = (i: number): Box => parts[i]?.box ?? [0, 0, 0, 0];
  return clustersOf(shapes.map((i) => ({ i, box: boxOfPart(i) }))).flatMap((cluster) => {
    const box = cluster.map((shape) => shape.box).reduce(unionBox);
    const [first] = cluster.toSorted((p, q) => p.box[0] - q.box[0]);
    const [last] = cluster.toSorted((p, q) => q.box[2] - p.box[2]);
    if (!first || !last || !isHigh(first.box)) return [];
    const kind = isSignOf(first.box, last.box) ? 'ion' : isAcid(cluster) ? 'acid' : undefined;
    const isShort = boxWidth(box) <= ION.width * boxHeight(first.box);
    return kind && isShort ? [{ kind, members: cluster.map(({ i }) => i), box }] : [];
  });
}

/** `HCl`: two broad capitals and a stroke as high as they are, which no compound's number has. */
function isAcid(cluster: readonly Shape[]): boolean {
  const [h, c, l, ...more] = cluster.toSorted((p, q) => p.box[0] - q.box[0]).map(({ box }) => box);
  if (!h || !c || !l || more.length > 0) return false;
  const height = boxHeight(h);
  const stands = [c, l].every(
    (box) =>
      Math.abs(boxHeight(box) / height - 1) <= SAME_HEIGHT &&
      Math.abs(box[3] - h[3]) <= LEVEL * height,
  );
  const areBroad = [h, c].every((box) => {
    const width = boxWidth(box) / height;
    return width >= ACID.least && width <= ACID.most;
  });
  return stands && areBroad && boxWidth(l) <= ACID.stroke * height;
}

interface Shape {
  readonly i: number;
  readonly box: Box;
}

/**
 * Shapes that are close to each other, if they are as few as those of an ion. Gaps count by the highest letter
 * that belongs to them already: beside a small letter, a raised sign is as far away as beside a capital.
 */
function clustersOf(shapes: readonly Shape[]): Shape[][] {
  const sets = new DisjointSets(shapes.length);
  const sizes = shapes.map(({ box }) => Math.max(boxHeight(box), boxWidth(box)));
  for (const { k, j, gap } of nearPairs(shapes, GAP * Math.max(...sizes))) {
    const [p, q] = [sets.find(k), sets.find(j)];
    const size = Math.max(sizes[p] ?? 0, sizes[q] ?? 0);
    if (gap > GAP * size) continue;
    sets.join(k, j);
    sizes[sets.find(k)] = size;
  }
  return sets
    .groups()
    .filter((group) => group.length > 1 && group.length <= ION.shapes)
    .map((group) => group.flatMap((k) => shapes[k] ?? []));
}

/** Pairs of shapes within reach of each other, the nearest first. */
function nearPairs(shapes: readonly Shape[], reach: number) {
  const index = new BoxIndex(
    shapes.map(({ box }) => box),
    MAX_SIGN,
    CROWD,
  );
  return shapes
    .flatMap(({ box }, k) =>
      index.touching(growBox(box, reach)).flatMap((j) => {
        const other = shapes[j];
        return other && j > k ? [{ k, j, gap: boxGap(box, other.box) }] : [];
      }),
    )
    .toSorted((a, b) => a.gap - b.gap);
}

function isSignOf(capital: Box, sign: Box): boolean {
  const height = boxHeight(capital);
  const width = boxWidth(sign) / height;
  const isSmall = width >= SIGN.min && width <= SIGN.max && boxHeight(sign) <= SIGN.max * height;
  return isSmall && (capital[3] - sign[3]) / height >= SIGN.raised;
}

const isShape = (part: DrawingPart): boolean =>
  part.kind === 'tile' || (part.kind === 'line' && lengthOf(part.line) < MAX_SIGN);
