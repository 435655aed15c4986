import type { FigureLine } from '../compoundLabels/figureLines';

/** A word of a row, with where it begins and ends on the page, points. */
export interface RowWord {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The words of lines on one baseline; where a word stands within its line follows from its letters. */
export const rowWords = (row: readonly FigureLine[]): RowWord[] => row.flatMap(wordsOf);

function wordsOf({ text, box }: FigureLine): RowWord[] {
  const letter = (box[2] - box[0]) / Math.max(1, text.length);
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    text: word,
    from: box[0] + index * letter,
    to: box[0] + (index + word.length) * letter,
  }));
}
