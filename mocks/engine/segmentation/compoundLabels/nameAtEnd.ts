import { gradeName, MAX_WORDS } from './compoundName';

/** Characters of a caption, or before a drawing, that are looked at; matching longer texts takes long. */
export const MAX_LENGTH = 300;

/** The longest name of a compound that some words end in: andrastin A in "structures of andrastin A". */
export function nameAtEnd(words: string): string | undefined {
  const parts = words.split(' ').slice(-MAX_WORDS);
  const start = parts.findIndex((_, i) => gradeName(parts.slice(i).join(' ')) !== undefined);
  return start < 0 ? undefined : parts.slice(start).join(' ');
}
