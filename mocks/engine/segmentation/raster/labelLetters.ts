import type { Box, Point } from '../../geometry/box';
import { boxCentre, boxHeight, boxWidth, distanceToBox } from '../../geometry/boxes';
import type { DrawingRegion } from './drawingRegions';
import type { InkComponents } from './inkComponents';

/** A label of a structure on the page. */
export interface PlacedLabel {
  readonly place: Point;
  /** Class name: `C`, `N`, `CO2Me`, `R1` ... */
  readonly name: string;
}

/** A letter within this distance of an atom, in bonds, belongs to its label. */
const LABEL_RADIUS = 0.32;
/** Gap between the letters of one label, bonds. */
const LETTER_GAP = 0.22;
/** Tallest letter, bonds; anything larger is not a letter. */
const MAX_LETTER = 0.85;
/** Hydrogens and their number next to an element: `NH2`, `H3C`. */
const HYDROGEN_LETTERS = 2;

/** Indices of the components that form the label. */
export function labelLetters(
  ink: InkComponents,
  region: DrawingRegion,
  label: PlacedLabel,
  bond: number,
): number[] {
  const boxes = lettersOf(ink, region, bond);
  const taken = boxes.filter(([, box]) => isAt(label, box, bond));
  let front = taken;
  for (let step = 0; step < label.name.length - 1 + HYDROGEN_LETTERS && front.length; step++) {
    const next = boxes.filter(
      (letter) =>
        !taken.includes(letter) && front.some(([, box]) => isBeside(box, letter[1], bond)),
    );
    taken.push(...next);
    front = next;
  }
  if (label.name === 'N') taken.push(...stackedOn(taken, boxes, bond));
  return taken.map(([index]) => index);
}

type Letter = readonly [index: number, box: Box];

function lettersOf(ink: InkComponents, region: DrawingRegion, bond: number): Letter[] {
  const limit = MAX_LETTER * bond;
  return [...region.members].flatMap((i): Letter[] => {
    const box = ink.components[i]?.box;
    return box && boxWidth(box) <= limit && boxHeight(box) <= limit ? [[i, box]] : [];
  });
}

/**
 * Whether a letter is at the atom. Most carbons have no letters, and a caption may begin right below one; so
 * a carbon's letters must be on one line with the atom.
 */
function isAt({ place, name }: PlacedLabel, box: Box, bond: number): boolean {
  const radius = LABEL_RADIUS * bond;
  if (distanceToBox(place, box) > radius) return false;
  return name !== 'C' || Math.abs(boxCentre(box).y - place.y) <= radius;
}

/** Side by side: a small horizontal gap and overlapping heights (subscripts overlap too). */
function isBeside(a: Box, b: Box, bond: number): boolean {
  const gap = Math.max(a[0] - b[2], b[0] - a[2]);
  const overlap = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return gap <= LETTER_GAP * bond && overlap >= 0.25 * Math.min(boxHeight(a), boxHeight(b));
}

/** The H written above or below a ring's N. */
function stackedOn(own: readonly Letter[], letters: readonly Letter[], bond: number): Letter[] {
  return letters.filter(
    (letter) => !own.includes(letter) && own.some(([, box]) => isStacked(box, letter[1], bond)),
  );
}

function isStacked(a: Box, b: Box, bond: number): boolean {
  const gap = Math.max(a[1] - b[3], b[1] - a[3]);
  const overlap = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  return gap <= LETTER_GAP * bond && overlap >= 0.6 * Math.min(boxWidth(a), boxWidth(b));
}
