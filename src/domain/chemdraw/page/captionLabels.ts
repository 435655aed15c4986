import { boundsOf, numberOf, pointOf, textOf, childrenOf, type Bounds } from '../tree/properties';
import type { ChemDrawObject } from '../tree/chemDrawObject';
import type { ChemDrawCaption } from '../chemDrawDocument';

export interface PlacedCaption extends ChemDrawCaption {
  readonly bounds: Bounds;
  /** It stands above or below an arrow. */
  readonly isCondition: boolean;
}

/** How far from a drawing its caption stands, at most, in heights of its letters. */
const FARTHEST_BELOW = 4;
const FARTHEST_BESIDE = 2;
/** How far from an arrow its conditions stand, and a number that is one of them. */
const BESIDE_ARROW = 2.5;
const NUMBER_BESIDE_ARROW = 1;

/** A number such as `3`, `12a`, `(4)`, `5'` or `IV`, perhaps with a yield or more behind it. */
const NUMBER = /^\(?(?:\d{1,3}[a-z]{0,2}['′]*|[IVX]{1,5})\)?(?=$|[\n,.:;]|\s+\()/;

/** The texts of a page with their places. */
export function captionOf(
  text: ChemDrawObject,
  { arrows, conditionIds }: { arrows: readonly Bounds[]; conditionIds: ReadonlySet<string> },
): PlacedCaption {
  const words = textOf(text).trim();
  const run = childrenOf(text, 's')[0];
  const size = Math.min(200, Math.max(1, (run && numberOf(run, 'size')) ?? 10));
  const [px, py] = pointOf(text) ?? [0, 0];
  const bounds = boundsOf(text) ?? [px, py - size, px + words.length * size * 0.5, py + size / 4];
  // ChemDraw also lists numbers of products that happen to stand near an arrow.
  const isNumber = NUMBER.test(words);
  const isListed = !isNumber && conditionIds.has(text.properties.get('id') ?? '');
  const distance = size * (isNumber ? NUMBER_BESIDE_ARROW : BESIDE_ARROW);
  const isCondition = isListed || arrows.some((arrow) => standsAt(arrow, bounds, distance));
  return {
    text: words,
    x: bounds[0],
    y: pointOf(text) ? py : bounds[3],
    size,
    bounds,
    isCondition,
  };
}

const standsAt = (arrow: Bounds, text: Bounds, distance: number): boolean => {
  const middle = (text[0] + text[2]) / 2;
  return (
    middle >= arrow[0] &&
    middle <= arrow[2] &&
    text[1] <= arrow[3] + distance &&
    text[3] >= arrow[1] - distance
  );
};

/** What a letter stands for is said of all drawings, or of none. */
const isDefinition = (text: string): boolean => text.includes('=');

/** A drawing, and its atoms with their letters. */
export interface Drawing {
  readonly extent: Bounds;
  readonly atoms: readonly Bounds[];
}

/**
 * Which captions belong to each drawing, in reading order: each caption to the nearest one, of which only one
 * is a number.
 */
export function labelsOf(
  drawings: readonly Drawing[],
  captions: readonly PlacedCaption[],
): readonly (string | null)[] {
  const pairs = captions.flatMap((caption) =>
    caption.isCondition || isDefinition(caption.text) || !/[\p{L}\d]/u.test(caption.text)
      ? []
      : drawings.map((drawing, index) => ({
          caption,
          index,
          distance: distanceTo(drawing, caption),
        })),
  );
  const near = pairs
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance);
  const lines = drawings.map((): PlacedCaption[] => []);
  const given = new Set<PlacedCaption>();
  for (const { caption, index } of near) {
    const hasNumber = lines[index]?.some(({ text }) => NUMBER.test(text)) === true;
    if (given.has(caption) || (hasNumber && NUMBER.test(caption.text))) continue;
    lines[index]?.push(caption);
    given.add(caption);
  }
  return lines.map((list) => {
    const inOrder = list.toSorted((a, b) => a.bounds[1] - b.bounds[1] || a.x - b.x);
    return inOrder.length === 0 ? null : inOrder.map(({ text }) => text).join('\n');
  });
}

/** Of what is near enough: a name only below its drawing, a number also beside it. */
function distanceTo({ extent, atoms }: Drawing, caption: PlacedCaption): number {
  const toExtent = distanceFrom(extent, caption);
  if (toExtent > 1) return Infinity;
  const middle = (caption.bounds[0] + caption.bounds[2]) / 2;
  const isBelow =
    caption.bounds[1] > (extent[1] + extent[3]) / 2 && middle >= extent[0] && middle <= extent[2];
  if (!isBelow && !NUMBER.test(caption.text)) return Infinity;
  const toAtom = atoms.reduce(
    (least, atom) => Math.min(least, distanceFrom(atom, caption)),
    Infinity,
  );
  return toExtent + toAtom;
}

/** 1 at the farthest that a caption stands. */
function distanceFrom(box: Bounds, { bounds, size }: PlacedCaption): number {
  const aside = Math.max(box[0] - bounds[2], bounds[0] - box[2], 0);
  const below = Math.max(bounds[1] - box[3], 0);
  const above = Math.max(box[1] - bounds[3], 0);
  const beside = FARTHEST_BESIDE * size;
  return Math.hypot(aside / beside, below / (FARTHEST_BELOW * size), above / beside);
}
