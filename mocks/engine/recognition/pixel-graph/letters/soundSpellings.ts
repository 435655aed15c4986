import type { Sketch } from '../assembly/sketch';
import type { PixelGraphClasses } from '../classes';
import type { PlacedMeaning } from './besideLetter';
import type { Spelling } from './letterLook';
import { withOtherNumbers } from './misreadDigit';
import { meansClass } from './sameMeaning';
import type { PossibleResidue } from './settleResidue';
import { parseSpelling } from './spelledLabel';

export type LabelMeaning = PlacedMeaning & PossibleResidue;

/** Spellings less probable than the best one by more than this are not tried, nat. */
const WORTH_TRYING = 4;
/** Share of spellings without a meaning that are misread in one number only. */
const NUMBER_MISREAD = 0.5;

/**
 * The spellings that have exactly one meaning with the bonds of their atom; for one that has none, what it means
 * with one number misread, if that is a class.
 */
export function soundSpellings(
  classes: PixelGraphClasses,
  sketch: Sketch,
  index: number,
  spellings: readonly Spelling[],
): LabelMeaning[] {
  const best = spellings[0]?.log ?? -Infinity;
  return spellings.flatMap((spelling) => {
    if (spelling.text === '' || spelling.log < best - WORTH_TRYING) return [];
    const meaning = meaningOf(classes, sketch, index, spelling);
    if (meaning) return [meaning];
    const misread = withOtherNumbers(spelling.text).flatMap((text) => {
      const corrected = { ...spelling, text, places: placesOf(spelling, text) };
      const other = meaningOf(classes, sketch, index, corrected);
      return other && other.label >= 0 ? [other] : [];
    });
    const share = Math.log(NUMBER_MISREAD / Math.max(1, misread.length));
    return misread.map((each) => ({
      ...each,
      spelling: { ...each.spelling, log: spelling.log + share },
    }));
  });
}

/** A corrected text is as long as what was read, but for the last digits of a number. */
const placesOf = ({ places }: Spelling, { length }: string): number[] =>
  Array.from({ length }, (_, i) => places[i] ?? places.at(-1) ?? 0);

/** What a spelling means with the bonds of its atom; undefined if nothing, or several things. */
function meaningOf(
  classes: PixelGraphClasses,
  sketch: Sketch,
  index: number,
  spelling: Spelling,
): LabelMeaning | undefined {
  const parsed = parseSpelling(sketch, index, spelling);
  if (!parsed.ok) return undefined;
  const label = classes.names.findIndex((_, i) => meansClass(classes, parsed.formula, i));
  const { atoms, ends } = parsed.formula;
  const [atom, second] = atoms;
  const isElement = !second && atom?.element !== '*' && atom?.isotope === undefined;
  const isResidue = !second && atom?.element === '*';
  const bonded = spelling.places[atoms[ends[0] ?? 0]?.from ?? 0] ?? 0;
  return { spelling, label, isElement, isResidue, bonded };
}
