import type { Box } from '../geometry/box';
import { BoxIndex } from '../geometry/boxIndex';
import type { TextRun } from '../page/pageContent';
import { capitalsBox, CROWD } from './labelLetters';
import { looksLikeLabel } from './labelPattern';

interface PlacedLabel {
  readonly box: Box;
  readonly size: number;
  /** Raised above, on (0), or below the label's baseline. */
  readonly letters: readonly { readonly level: 1 | 0 | -1; readonly box: Box }[];
}

/** Words have two or more lower-case letters in a row that are not part of a group's symbol. */
const isWord = (text: string): boolean => /[a-z]{2}/.test(text) && !looksLikeLabel(text.trim());

/** A letter that continues a line of words is part of a caption: the B of "Aflatoxin B1". */
export function besideWords(texts: readonly TextRun[]): (label: PlacedLabel) => boolean {
  const words = texts.filter(({ text, angle }) => Math.abs(angle) < 1 && isWord(text));
  const boxes = words.map(capitalsBox);
  const index = new BoxIndex(boxes, 40, CROWD);
  return ({ box, size, letters }) => {
    const base = letters.find(({ level }) => level === 0)?.box[3] ?? box[3];
    const area: Box = [
      box[0] - 0.6 * size,
      base - 0.1 * size,
      box[2] + 0.6 * size,
      base + 0.1 * size,
    ];
    return index.touching(area).some((i) => {
      const word = words[i];
      if (!word || Math.abs(word.y - base) > 0.15 * size) return false;
      const gap = Math.max(word.x - box[2], box[0] - (word.x + word.width));
      return gap > -0.1 * size && gap < 0.6 * size;
    });
  };
}
