/** Heads that publishers set with a blank after each letter; their words cannot be told apart otherwise. */
const SPACED_HEADS = new Map([
  ['articleinfo', 'article info'],
  ['articleinformation', 'article information'],
  ['articlehistory', 'article history'],
  ['graphicalabstract', 'graphical abstract'],
  ['reviewarticle', 'review article'],
  ['researcharticle', 'research article'],
]);

/** Fewest letters of a word set apart: "A B C D" may be rings. */
const MIN_LETTERS = 6;

/** A line with a blank after each of its letters, as one word or as the head it is known to be. */
export function closeLetterSpacing(text: string): string {
  const letters = text.split(' ');
  if (letters.length < MIN_LETTERS || letters.some((letter) => [...letter].length !== 1))
    return text;
  if (!/^[\p{L}.:/-]+$/u.test(letters.join(''))) return text;
  const word = letters.join('');
  return SPACED_HEADS.get(word.toLowerCase()) ?? word;
}
