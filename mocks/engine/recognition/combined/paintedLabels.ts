import type { Box, Point } from '../../geometry/box';
import { distanceToBox, growBox, unionBox } from '../../geometry/boxes';
import type { Letter, TextLabel } from '../../lines/textLabels';
import type { DrawnBond } from '../vector-graph/drawnBond';
import type { PaintedParts } from '../vector-graph/paintedParts';
import type { ReadLabel, ReadLabels } from '../pixel-graph/readLabels';
import { CAP_HEIGHT } from '../../lines/labelLetters';

/** Maximum distance between a label and its letter shape, bonds. */
const AT_LETTER = 0.2;
/** Half a letter's height, bonds: drawing programs set capitals at half a bond. */
const HALF_LETTER = 0.22;

/** Maximum distance of the line of a bond to a label from its atoms, bonds; the line may be missing. */
const BOND_SLACK = 0.25;

/** Labels at the places where a page paints letters as shapes. */
export interface PaintedLabels extends PaintedParts {
  /** Confidence of the least certain label, 0..1; 1 if all are carbons, which need no letters. */
  readonly confidence: number;
}

/**
 * The labels that PixelGraph read at the letter shapes of a page, so that VectorGraph can attach bonds to
 * them, and the bonds that lead to them. Labels read elsewhere are left out: the page's own lines define the
 * corners.
 *
 * @param read in points of the page
 * @param letters boxes of tiles and outlines of letter size, points
 */
export function paintedLabels(read: ReadLabels, letters: readonly Box[]): PaintedLabels {
  const { labels, bondLength } = read;
  const shapesAt = (label: ReadLabel) =>
    letters.filter((box) => distanceToBox(label, box) <= AT_LETTER * bondLength);
  const found = labels.filter((label) => label.name !== '*' && shapesAt(label).length > 0);
  const named = found.filter(({ name, charge }) => name !== 'C' || charge !== 0);
  return {
    labels: found.map((label) => toTextLabel(label, shapesAt(label), bondLength)),
    bonds: bondsTo(named, read),
    confidence: Math.min(1, ...named.map(({ confidence }) => confidence)),
  };
}

function bondsTo(named: readonly ReadLabel[], { labels, bonds, bondLength }: ReadLabels) {
  const slack = BOND_SLACK * bondLength;
  return bonds.flatMap(({ begin, end, order, stereo }): DrawnBond[] => {
    const [a, b] = [labels[begin], labels[end]];
    if (!a || !b || !(named.includes(a) || named.includes(b))) return [];
    return [{ a, b, order, stereo, slack, narrowEndKnown: true }];
  });
}

/** The first letter is at the atom; the pixels tell where the others are only if they were read one by one. */
function toTextLabel(label: ReadLabel, shapes: readonly Box[], bondLength: number): TextLabel {
  const { name, charge, letters: places } = label;
  const sign = charge > 0 ? '+' : charge < 0 ? '-' : '';
  const size = 2 * HALF_LETTER * bondLength;
  const boxAt = (place: Point): Box =>
    growBox([place.x, place.y, place.x, place.y], HALF_LETTER * bondLength);
  const first = boxAt(label);
  const whole = shapes.reduce(unionBox, first);
  const letters = [...name].map((char, i): Letter => {
    const place = places?.[i];
    return { char, box: place ? boxAt(place) : first, size, level: 0 };
  });
  const signs = [...sign].map((char): Letter => ({ char, box: first, size, level: 1 }));
  return {
    text: name + sign,
    letters: [...letters, ...signs],
    box: whole,
    size: size / CAP_HEIGHT,
    impliesHydrogens: true,
  };
}
