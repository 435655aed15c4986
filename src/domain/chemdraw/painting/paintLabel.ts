import type { Atom } from '../molecule/graph';
import type { PaintedLetters } from './painted';

/** Of a subscript: its size, and how far below the baseline, in parts of the letters beside it. */
const SMALL = 0.75;
const LOWERED = 0.25;
const RAISED = 0.35;
/** How wide a letter of a sans-serif font is on average, in parts of its size. */
const WIDTHS: Readonly<Record<string, number>> = { I: 0.28, i: 0.25, l: 0.25, r: 0.35, t: 0.3 };
const widthOf = (letter: string): number =>
  WIDTHS[letter] ?? (/[A-Z]/.test(letter) ? 0.7 : /[+\-−\d]/.test(letter) ? 0.56 : 0.52);

/** The letters of an atom, numbers of a formula set low, a charge high. */
export function paintLabel({ label }: Atom): readonly PaintedLetters[] {
  if (!label) return [];
  const { size } = label;
  return label.text.split('\n').flatMap((line, row) => {
    let [x, y] = label.at;
    y += row * size;
    return (line.match(/\d+|[+\-−]+$|[^\d+\-−]+|[+\-−]+/g) ?? []).map((part, index) => {
      const isLow = index > 0 && /^\d/.test(part);
      const isHigh = index > 0 && /^[+\-−]+$/.test(part);
      const letters: PaintedLetters = {
        text: part,
        at: [x, y + (isLow ? LOWERED : isHigh ? -RAISED : 0) * size],
        size: isLow || isHigh ? size * SMALL : size,
      };
      for (const letter of part) x += widthOf(letter) * letters.size;
      return letters;
    });
  });
}
