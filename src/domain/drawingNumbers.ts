import type { Segment } from './segment';

/**
 * The number of each drawing in the article, by segment id: `12`, or `12a` for one that came later and stands behind
 * it. A number is given once: that of a drawing that was removed is kept for when it comes back.
 */
export type DrawingNumbers = Readonly<Record<string, string>>;

type Placed = Pick<Segment, 'id' | 'pageIndex' | 'segmentIndex'>;

/** `12a` is 12 and `a`; 12 alone has no letters. */
const NUMBER = /^(?<count>\d+)(?<letters>[a-z]*)$/;

const countIn = (number: string): number => Number(NUMBER.exec(number)?.groups?.['count'] ?? 0);
const isWhole = (number: string | undefined): boolean =>
  NUMBER.exec(number ?? '')?.groups?.['letters'] === '';

/** `a` to `z`, `aa`, `ab` and so on, from 1. */
function lettersOf(place: number): string {
  const [before, last] = [Math.floor((place - 1) / 26), (place - 1) % 26];
  return (before > 0 ? lettersOf(before) : '') + String.fromCharCode('a'.charCodeAt(0) + last);
}

function firstFree(count: number, given: ReadonlySet<string>): string {
  for (let place = 1; ; place += 1) {
    const number = `${count}${lettersOf(place)}`;
    if (!given.has(number)) return number;
  }
}

/**
 * Numbers for the drawings that have none: the next number at the end of the article, otherwise the number of
 * the drawing before with the next free letter.
 *
 * @param drawings of the article, in its order
 * @param isSearching pages are still searched: what they show is counted on, what a person draws meanwhile is not
 * @returns the same object if all have one
 */
export function withNumbers(
  numbers: DrawingNumbers,
  drawings: readonly Pick<Segment, 'id' | 'origin'>[],
  isSearching: boolean,
): DrawingNumbers {
  if (drawings.every(({ id }) => Object.hasOwn(numbers, id))) return numbers;
  const all: Record<string, string> = { ...numbers };
  const given = new Set(Object.values(all));
  let last = Math.max(0, ...[...given].map(countIn));
  // The last one that is counted; where a person has drawn before any was found, those found are counted on.
  const lastCounted = (isFound: boolean) =>
    drawings.findLastIndex(
      ({ id, origin }) => isWhole(all[id]) && (!isFound || origin === 'found'),
    );
  let before = 0;
  drawings.forEach(({ id, origin }, index) => {
    if (all[id] === undefined) {
      const isFound = origin === 'found';
      const isCounted = (isFound || !isSearching) && lastCounted(isFound) < index;
      const number = isCounted ? `${(last += 1)}` : firstFree(before, given);
      all[id] = number;
      given.add(number);
    }
    before = countIn(all[id]);
  });
  return all;
}

/** A drawing that replaces another in one act inherits its number: a merged drawing, the first part of a split. */
export function withInherited(
  numbers: DrawingNumbers,
  going: readonly Placed[],
  coming: readonly Placed[],
): DrawingNumbers {
  const inherited = coming.flatMap(({ id, pageIndex, segmentIndex }) => {
    const one = going.find((it) => it.pageIndex === pageIndex && it.segmentIndex === segmentIndex);
    const number = one && numbers[one.id];
    return number === undefined || Object.hasOwn(numbers, id) ? [] : [[id, number] as const];
  });
  return inherited.length === 0 ? numbers : { ...numbers, ...Object.fromEntries(inherited) };
}

/** `2` before `10`, and `12`, `12a`, `12b` before `12aa` and `13`. */
export function compareNumbers(a: string, b: string): number {
  return countIn(a) - countIn(b) || a.length - b.length || (a < b ? -1 : Number(a > b));
}
