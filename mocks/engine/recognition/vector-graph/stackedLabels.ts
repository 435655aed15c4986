import { boxCentre, boxGap, boxHeight } from '../../geometry/boxes';
import type { TextLabel } from '../../lines/textLabels';
import { isAtomLabel } from './labelAtEnd';
import { isReadable, type LabelEnd } from './writeLabel';

/** A label on two lines: letters this close, in heights of a letter, are below one another. */
const MAX_GAP = 0.5;
const HYDROGENS_OR_SIGN = /^(?:H\d?|[-+−–⁺⁻⊕⊖])$/;

/**
 * A label, and what is written directly above or below it without a bond between them: N over Boc. A charge
 * belongs to it if it has no meaning without one.
 *
 * @param loose labels that no bond points at
 */
export function withStacked(
  label: TextLabel,
  loose: readonly TextLabel[],
  ends: readonly LabelEnd[],
): TextLabel[] {
  const near = loose.filter((other) => other !== label && !other.impliesHydrogens);
  const signs = near.filter(
    (other) =>
      /^[-+−–⁺⁻⊕⊖]$/.test(other.text.trim()) && boxGap(other.box, label.box) < 0.35 * label.size,
  );
  const [sign] = signs;
  if (sign && !isReadable([label], ends) && isReadable([label, sign], ends)) return [label, sign];
  const stacked = near.find((other) => isStacked(label, other));
  if (stacked && isReadable([label, stacked], ends)) return [label, stacked];
  return [label];
}

function isStacked(label: TextLabel, other: TextLabel): boolean {
  if (HYDROGENS_OR_SIGN.test(other.text.trim()) || !isAtomLabel(other)) return false;
  return areStacked(label, other);
}

/** Whether two labels stand above each other, by their first letters. */
export function areStacked(label: TextLabel, other: TextLabel): boolean {
  const [first] = label.letters;
  const [letter] = other.letters;
  if (!first || !letter) return false;
  const aside = Math.abs(boxCentre(first.box).x - boxCentre(letter.box).x);
  const apart = label.box[3] <= other.box[1] + 1 || other.box[3] <= label.box[1] + 1;
  return (
    apart &&
    aside < 0.6 * label.size &&
    boxGap(label.box, other.box) < MAX_GAP * boxHeight(label.box)
  );
}
