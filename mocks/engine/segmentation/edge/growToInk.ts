import type { Box } from '../../geometry/box';
import {
  boxCentre,
  boxHeight,
  boxHolds,
  boxHoldsBox,
  boxWidth,
  growBox,
  sharedArea,
  unionBox,
} from '../../geometry/boxes';
import { toPixelBox, type ColourImage } from '../../ink/pixels';
import { LINE_REACH } from '../cutOut';
import { besideLabels } from './besideLabels';
import { InkSpots, isMostlyInside, type InkSpot } from './inkSpots';
import { isLetter } from './isLetter';
import { pointedLetters } from './pointedLetters';

/** How far from the box ink is followed, points: a label of 14 letters reaches that far. */
const REACH = 75;
/** A letter belongs to the drawing if this part of its ink is inside the box. */
const LETTER_INSIDE = 0.4;
/** Of what crosses the edge of a whole drawing less is inside: carriers at the ends of waves, arrows, captions. */
const CUT_INSIDE = 0.5;
/** A piece with bonds that belongs to the drawing ends within one bond outside its box, points. */
const MAX_OVERHANG = 20;
/** An arrow is longer than letters, and its head is no broader than this, points. */
const MIN_PASSING = 14;
const MAX_BREADTH = 9;
/** A label has no more lines of letters to be found one after another. */
const MAX_ROUNDS = 8;

/** What else is on the page, points. */
export interface Surroundings {
  /** Boxes of the page's other drawings. */
  readonly others: readonly Box[];
  /** Text that labels no atom. */
  readonly words: readonly Box[];
}

export interface WholeBox {
  /** Points. */
  readonly box: Box;
  /** The cut-out shows the beginning of something that ends outside. */
  readonly touchesEdge: boolean;
}

/** Whether a box that stays as it is, because a person drew it, shows the beginning of something that ends outside. */
export function touchesEdge(page: ColourImage, box: Box, surroundings: Surroundings): boolean {
  const toPage = (area: Box) => toPixelBox(area, page.dpi, page.width, page.height);
  const around = surroundingsIn(surroundings, toPage);
  const spots = new InkSpots(page, toPage(box), toPage(growBox(box, REACH)));
  return isDrawingCut(spots, toPage(box), around, page.dpi / 72);
}

/**
 * Grows a drawing's box until it cuts no bond and no letter of a label. Words, other drawings and what is
 * longer than a bond (arrows, rules, frames) don't make it grow.
 */
export function growToInk(page: ColourImage, box: Box, surroundings: Surroundings): WholeBox {
  const toPage = (area: Box) => toPixelBox(area, page.dpi, page.width, page.height);
  const around = surroundingsIn(surroundings, toPage);
  const spots = new InkSpots(page, toPage(box), toPage(growBox(box, REACH)));
  const point = page.dpi / 72;
  let grown = toPage(box);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const cut = cutSpots(spots, growBox(grown, Math.ceil(LINE_REACH * point)));
    const own = [
      ...cut.filter((spot) => belongs(spot, grown, point)),
      ...besideLabels(spots, grown, point),
      ...pointedLetters(spots, grown, point),
    ].filter((spot) => !isForeign(spot, around, grown));
    if (own.length === 0) break;
    grown = own.map((spot) => spot.box).reduce(unionBox, grown);
  }
  return {
    box: isSame(grown, toPage(box)) ? box : unionBox(box, toPoints(grown, point)),
    touchesEdge: isDrawingCut(spots, grown, around, point),
  };
}

/** @param box in pixels, as the surroundings */
function isDrawingCut(spots: InkSpots, box: Box, around: Surroundings, point: number): boolean {
  const pointed = new Set(pointedLetters(spots, box, point));
  return cutSpots(spots, growBox(box, Math.ceil(LINE_REACH * point))).some(
    (spot) =>
      (spot.inside >= CUT_INSIDE * spot.pixels || pointed.has(spot)) &&
      !isForeign(spot, around, box) &&
      !isPassing(spot, around, point),
  );
}

const isSame = (a: Box, b: Box) => a.every((edge, i) => edge === b[i]);

const toPoints = (pixels: Box, point: number): Box => [
  pixels[0] / point,
  pixels[1] / point,
  pixels[2] / point,
  pixels[3] / point,
];

function surroundingsIn({ others, words }: Surroundings, toPage: (box: Box) => Box): Surroundings {
  return { others: others.map(toPage), words: words.map(toPage) };
}

/** Spots with ink on both sides of a box's edge. */
function cutSpots(spots: InkSpots, box: Box): InkSpot[] {
  const [x0, y0, x1, y1] = box;
  const edges: Box[] = [
    [x0, y0, x1, y0 + 1],
    [x0, y1 - 1, x1, y1],
    [x0, y0, x0 + 1, y1],
    [x1 - 1, y0, x1, y1],
  ];
  const found = new Set(edges.flatMap((edge) => [...spots.within(edge)]));
  return [...found].filter((spot) => !boxHoldsBox(box, spot.box));
}

function belongs(spot: InkSpot, box: Box, point: number): boolean {
  if (isLetter(spot.box, point)) return spot.inside >= LETTER_INSIDE * spot.pixels;
  const overhang = Math.max(
    box[0] - spot.box[0],
    box[1] - spot.box[1],
    spot.box[2] - box[2],
    spot.box[3] - box[3],
  );
  return isMostlyInside(spot) && overhang <= MAX_OVERHANG * point;
}

/** An arrow or a rule, across or down the page, or a piece of another drawing; most of it is outside. */
function isPassing(spot: InkSpot, { others }: Surroundings, point: number) {
  if (isMostlyInside(spot)) return false;
  const { box } = spot;
  const sides = [boxWidth(box), boxHeight(box)];
  const isLine =
    Math.max(...sides) >= MIN_PASSING * point && Math.min(...sides) <= MAX_BREADTH * point;
  return isLine || others.some((other) => boxHolds(other, boxCentre(box)));
}

/** Ink of words, and of drawings into whose boxes this one would grow. */
function isForeign({ box }: InkSpot, { others, words }: Surroundings, own: Box): boolean {
  const centre = boxCentre(box);
  if (words.some((word) => boxHolds(word, centre) && boxHeight(box) <= boxHeight(word)))
    return true;
  const grown = unionBox(own, box);
  return others.some((other) => sharedArea(grown, other) > sharedArea(own, other) + boxWidth(box));
}
