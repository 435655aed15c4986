import { gradeName } from './compoundName';

/** Words before the end that are looked at. */
const MAX_WORDS = 7;

/** The longest name of a compound that some words end in: andrastin A in "structures of andrastin A". */
export function nameAtEnd(words: string): string | undefined {
  const parts = words.split(' ').slice(-MAX_WORDS);
  const start = parts.findIndex((_, i) => gradeName(parts.slice(i).join(' ')) !== undefined);
  return start < 0 ? undefined : parts.slice(start).join(' ');
}
