import { articleWords } from '../mentions/statements/articleWords';
import { findStatements } from '../mentions/statements/findStatements';

/** `Figure 1.` and the like at the beginning of a caption. */
export const CAPTION_HEAD =
  /^(?:figure|fig|scheme|table|chart|plate)\.?\s*s?\d+[a-z]?\s*[.:|–—]?\s*/iu;

/**
 * The names that a caption gives to compound numbers: `1 carnosic acid; 2 carnosol`, `andrastin A (1)`; none to a
 * number to which it gives two.
 */
export function captionNames(caption: string): Map<string, string> {
  const whole = { start: 0, end: caption.length };
  const names = new Map<string, string>();
  const twice = new Set<string>();
  for (const { number, name } of findStatements(articleWords(caption), [whole], () => 'caption')) {
    const before = names.get(number);
    if (before !== undefined && before.toLowerCase() !== name.toLowerCase()) twice.add(number);
    names.set(number, name);
  }
  for (const number of twice) names.delete(number);
  return names;
}
