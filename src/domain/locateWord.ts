import type { AnnotationWord } from './annotationWord';

/** What has to be the same around a place in another text for it to be the place, in UTF-16 units. */
const SAME_AROUND = 10;
/** Occurrences that are looked at; a name in an article has far fewer. */
const MOST_OCCURRENCES = 2_000;

/**
 * Where the place that a person spoke of begins in a text: the occurrence of its words with the most in common
 * around it, and of several equal ones the nearest. `undefined` if none has enough in common.
 */
export function locateWord(content: string, word: AnnotationWord): number | undefined {
  const { text, start, before, after } = word;
  const whole = before.length + after.length;
  if (text === '') return undefined;
  if (likeness(content, start, word) === whole) return start;
  let best: { readonly at: number; readonly score: number } | undefined;
  let at = content.indexOf(text);
  for (let seen = 0; at >= 0 && seen < MOST_OCCURRENCES; seen += 1) {
    const score = likeness(content, at, word);
    const isBetter = !best || score > best.score;
    const isNearer = best?.score === score && Math.abs(at - start) < Math.abs(best.at - start);
    if (isBetter || isNearer) best = { at, score };
    at = content.indexOf(text, at + 1);
  }
  return best && best.score >= Math.min(SAME_AROUND, whole) ? best.at : undefined;
}

/** Characters that the surroundings of a place have in common with the word's; -1 if other words stand there. */
function likeness(content: string, at: number, { text, before, after }: AnnotationWord): number {
  if (!content.startsWith(text, at)) return -1;
  const end = at + text.length;
  let left = 0;
  while (left < before.length && content[at - 1 - left] === before[before.length - 1 - left]) {
    left += 1;
  }
  let right = 0;
  while (right < after.length && content[end + right] === after[right]) right += 1;
  return left + right;
}
