import type { Box } from '../../geometry/box';
import { BoxIndex } from '../../geometry/boxIndex';
import { boxCentre, boxHolds } from '../../geometry/boxes';
import { CAP_HEIGHT, CELL } from '../../lines/labelLetters';
import { boxOfRun } from '../../page/runBox';
import type { TextRun } from '../../page/pageContent';

const LONE = /^\(?([A-Z])\)?$/u;
const MARK = /^\(?(?:[A-Z]|[IVX]{2,5})\)?$/u;
const ROMAN = /^\(?[IVX]{2,5}\)?$/u;
const FIRST = 'A'.codePointAt(0) ?? 0;

/** The letter that a text consists of, perhaps in brackets; a Roman number in brackets is none. */
export const loneLetter = (text: string): string | undefined =>
  /^\([IVX]\)$/u.test(text) ? undefined : LONE.exec(text)?.[1];

/** The lines without the letters alone that count nothing. */
export function withoutOtherLetters<Line extends { readonly text: string }>(
  lines: readonly Line[],
  texts: readonly TextRun[],
  drawings: readonly Box[],
): Line[] {
  const counting = countingLetters(texts, drawings);
  return lines.filter(({ text }) => counting.has(loneLetter(text) ?? '') || !loneLetter(text));
}

/**
 * The capitals that count something beside a page's drawings: a figure's parts from A on, each once, or compounds
 * in Roman numbers. Other letters alone are atoms, rings, domains or axes.
 */
export function countingLetters(texts: readonly TextRun[], drawings: readonly Box[]) {
  const printed = texts.filter(({ text }) => text.trim() !== '');
  if (!printed.some(({ text }) => MARK.test(text.trim()))) return new Set<string>();
  const boxes = printed.map((run) => boxOfRun(run, CAP_HEIGHT));
  const index = new BoxIndex(boxes, CELL);
  const words = printed.flatMap(({ text, size }, i) => {
    const [x0, y0, x1, y1] = boxes[i] ?? [0, 0, 0, 0];
    if (!MARK.test(text.trim())) return [];
    if (drawings.some((drawing) => boxHolds(drawing, boxCentre([x0, y0, x1, y1])))) return [];
    // Other words stand beside one of a text.
    return index.touching([x0 - size, y0, x1 + size, y1]).length > 1 ? [] : [text.trim()];
  });
  const letters = words.flatMap((word) => loneLetter(word) ?? []).sort();
  const areParts = letters.every((letter, i) => letter.codePointAt(0) === FIRST + i);
  if (areParts && letters.length > 1) return new Set(letters);
  // One stroke alone is a bond.
  return new Set(words.some((word) => ROMAN.test(word)) ? 'VX' : '');
}
