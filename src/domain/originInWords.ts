import type { DrawingNumbers } from './drawingNumbers';
import type { Segment } from './segment';

const inWords = new Intl.ListFormat('en');

/** How a box that is a person's word came about: `Merged from #7 and #8`. */
function madeInWords({ id, madeOf = [] }: Pick<Segment, 'id' | 'madeOf'>, numbers: DrawingNumbers) {
  const of = inWords.format(madeOf.map((one) => `#${numbers[one] ?? '?'}`));
  if (madeOf.length === 0) return 'Drawn by hand';
  if (madeOf.length > 1) return `Merged from ${of}`;
  return madeOf[0] === id ? 'Box changed by hand' : `Split from ${of}`;
}

/**
 * Why the services have no cut-out of a segment: where it comes from.
 *
 * @param isSearched whether the whole article was searched for drawings here
 */
export function originInWords(
  segment: Pick<Segment, 'id' | 'origin' | 'madeOf'>,
  numbers: DrawingNumbers,
  isSearched: boolean,
): string {
  if (segment.origin === 'named') return 'Added from its name: no drawing';
  if (segment.origin === 'found') {
    return isSearched ? 'Not found when the drawings were cut out again' : 'Not cut out here yet';
  }
  return `${madeInWords(segment, numbers)}, not cut out yet`;
}
