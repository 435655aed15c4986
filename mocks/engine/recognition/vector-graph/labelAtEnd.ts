import type { Point } from '../../geometry/box';
import { boxHolds, distanceToBox, growBox } from '../../geometry/boxes';
import { direction, distance, offset } from '../../geometry/vector';
import { looksLikeLabel } from '../../lines/labelPattern';
import type { TextLabel } from '../../lines/textLabels';

/** Space that drawing programs leave between a bond and its label, in bond lengths. */
const LABEL_GAP = 0.38;
/** Numbers at atoms, compound numbers and ring letters: 12, 2a, 1', P-7a, (3), β. */
const NUMBERING =
  /^(?:\(?\d{1,3}[a-z]?['′″]*\)?|[a-zα-ω]['′]?|[A-Z]-?\d{1,2}[a-z]['′]*|[A-Z]-\d{1,2})$/u;

/** True for text in a drawing that does not name an atom. */
export const isNumbering = (text: string): boolean => NUMBERING.test(text);

/**
 * The label that a bond's end points at.
 *
 * @param end where the line ends
 * @param far its other end
 * @param slack how far the bond may extend beyond its last stroke, points
 * @param bond usual bond length, points
 * @param isJunction true if other bonds end at the same place
 */
export function labelAtEnd(
  labels: readonly TextLabel[],
  end: Point,
  far: Point,
  slack: number,
  bond: number,
  isJunction: boolean,
): TextLabel | undefined {
  let best: TextLabel | undefined;
  let bestGap = Infinity;
  for (const label of labels) {
    const gap = labelGap(label, end);
    const reach = isJunction ? 0.02 * bond : Math.min(LABEL_GAP * bond, 0.75 * label.size) + slack;
    if (gap > reach || gap >= bestGap || !pointsAt(label, end, far, reach)) continue;
    best = label;
    bestGap = gap;
  }
  return best;
}

/** Distance of a point from the nearest letter of a label. */
export const labelGap = (label: TextLabel, p: Point): number =>
  Math.min(...label.letters.map(({ box }) => distanceToBox(p, box)));

/** The bond, if extended, must run into one of the letters. */
function pointsAt(label: TextLabel, end: Point, far: Point, reach: number): boolean {
  if (distance(end, far) < 0.5) return true;
  const u = direction(far, end);
  const rim = 0.16 * label.size;
  const boxes = label.letters.map(({ box }) => growBox(box, rim));
  const longest = reach + 0.8 * label.size;
  for (let step = 0; step <= longest; step += 0.25) {
    const p = offset(end, u, step);
    if (boxes.some((box) => boxHolds(box, p))) return true;
  }
  return false;
}

/** True if text can be an atom's label; other text at a free end makes the drawing unreadable. */
export const isAtomLabel = ({ text }: TextLabel): boolean =>
  looksLikeLabel(text) && !isNumbering(text.trim());
