import { lowestCost, type LetterCosts } from '../../lines/letterShapes/letterCosts';

/** A letter that costs more is like none that is known ... */
const UNLIKE = 0.42;
/** ... which the text's words may decide for one letter in so many, if it is a small one: codes of compounds differ in a capital or a digit. */
const UNLIKE_ONE_IN = 5;
/** The letters of a word cost at most this on average, unlike ones left out ... */
const MAX_MEAN = 0.27;
/** ... none of them more than this above the best letter for its shape ... */
const MAX_EXCESS = 0.13;
/** ... and the next word costs this much more in all. */
const MARGIN = 0.15;

/**
 * The word of the article's text that painted letters spell; undefined if none does, or if it is not clear
 * which.
 *
 * @param words by their number of letters
 */
export function wordOfText(
  letters: readonly LetterCosts[],
  words: ReadonlyMap<number, readonly string[]>,
): string | undefined {
  const priced = (words.get(letters.length) ?? []).flatMap((word) => {
    const cost = costOf([...word], letters);
    return cost === undefined ? [] : [{ word, cost }];
  });
  const [best, ...others] = priced.sort((a, b) => a.cost - b.cost);
  const next = others.find(({ word }) => word.toLowerCase() !== best?.word.toLowerCase());
  return best && (next?.cost ?? Infinity) - best.cost >= MARGIN ? best.word : undefined;
}

function costOf(word: readonly string[], letters: readonly LetterCosts[]): number | undefined {
  let [sum, unlike] = [0, 0];
  for (const [i, costs] of letters.entries()) {
    const cost = costs.get(word[i] ?? '') ?? Infinity;
    const lowest = lowestCost(costs);
    if (lowest > UNLIKE) {
      if (!/\p{Ll}/u.test(word[i] ?? '')) return undefined;
      unlike += 1;
    } else if (cost - lowest > MAX_EXCESS) return undefined;
    else sum += cost;
  }
  if (unlike * UNLIKE_ONE_IN > word.length) return undefined;
  return sum <= MAX_MEAN * (word.length - unlike) ? sum : undefined;
}
