/** The unit that the sequence model labels: a run of letters or of digits, or one other sign; UTF-16 offsets. */
export interface WordPiece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Latin and Greek letters apart, so that `β-pinene` and `αlinolenic` begin with a piece of their own. */
const piece = /[A-Za-zÀ-ɏ]+|[α-ωΑ-Ω]+|\d+|\S/gu;
/** A stop ends a sentence only after so many pieces: "var. ", "sp. " and initials end none. */
const LEAST_SENTENCE = 12;
/** Tables and lists have no stops; a chain of this length costs little memory. */
const LONGEST_SENTENCE = 400;

/** Splits a text into pieces, sentence by sentence. */
export function sentencesOf(text: string): WordPiece[][] {
  const sentences: WordPiece[][] = [];
  let sentence: WordPiece[] = [];
  for (const { 0: word, index } of text.matchAll(piece)) {
    const last = sentence.at(-1);
    const isFull = sentence.length >= LONGEST_SENTENCE && last !== undefined && last.end < index;
    if (isFull || (sentence.length > LEAST_SENTENCE && last && opensSentence(last, word, index))) {
      sentences.push(sentence);
      sentence = [];
    }
    sentence.push({ text: word, start: index, end: index + word.length });
  }
  if (sentence.length > 0) sentences.push(sentence);
  return sentences;
}

const opensSentence = (last: WordPiece, word: string, start: number): boolean =>
  /^[.?!]$/.test(last.text) && start > last.end && /^\p{Lu}/u.test(word);
