import { distance } from '../../geometry/vector';
import type { TextLabel } from '../../lines/textLabels';
import { freeEnds } from './freeEnds';
import { isAtomLabel, isNumbering, labelAtEnd, labelGap } from './labelAtEnd';
import type { Skeleton } from './skeleton';

/** A bond to a label is shorter than this share of a whole one, or ends this close to it, bonds. */
const SHORTENED = 0.88;
const CLOSE = 0.2;
const LONGEST = 14;

/** Text without a known meaning that a free bond end points at: the end is no carbon. */
export function unknownLabel(
  skeleton: Skeleton,
  labels: readonly TextLabel[],
  bondLength: number,
): TextLabel | undefined {
  return textAtFreeEnd(skeleton, labels.filter(couldLabel), bondLength);
}

/** The first of some texts that a free bond end points at, or ends close to. */
export function textAtFreeEnd(
  skeleton: Skeleton,
  texts: readonly TextLabel[],
  bondLength: number,
): TextLabel | undefined {
  if (texts.length === 0) return undefined;
  const free = freeEnds(skeleton);
  for (const { bond, begin, end } of skeleton.bonds) {
    for (const [place, at, far] of [
      [begin, bond.a, bond.b] as const,
      [end, bond.b, bond.a] as const,
    ]) {
      if (!free.has(place)) continue;
      const label = labelAtEnd(texts, at, far, bond.slack, bondLength, false);
      const isShort = distance(at, far) < SHORTENED * bondLength;
      if (label && (isShort || labelGap(label, at) < CLOSE * bondLength)) return label;
    }
  }
  return undefined;
}

/** `prenyl`, `O-galloyl`, `OCaff`: a group that is named, unlike other words. */
const NAMED_GROUP = /^(?:[A-Zβα]-)*[A-Za-z]+yl$|^[ONS]-?[A-Z][a-z]+$/u;

/** Other words are the names of compounds beside their drawings. */
const couldLabel = (label: TextLabel): boolean => {
  const text = label.text.trim();
  return (
    (NAMED_GROUP.test(text) || (/[A-Z]/.test(text) && !/[a-z]{3}/.test(text))) &&
    text.length <= LONGEST &&
    !isAtomLabel(label) &&
    !isNumbering(text)
  );
};
