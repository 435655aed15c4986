import type { Atom, AtomLabel } from '../molecule/graph';
import type { PaintedLetters } from '../../painting/painted';

/** Of small letters: their size, and how far from the baseline, in parts of the letters beside them. */
const SMALL = 0.75;
const LOWERED = 0.25;
const RAISED = 0.35;
/** From the middle of a letter down to its baseline, in parts of its size. */
const TO_BASELINE = 0.36;

/** How wide letters of a sans-serif font are on average, in parts of their size. */
const widthOf = (letter: string): number => {
  if (/[Iijlrt()]/.test(letter)) return 0.3;
  if (/[A-Z]/.test(letter)) return 0.7;
  return 0.54;
};

/**
 * What stays together when a label goes on to the left or over two lines: `C`, `H3`, `(CH2)4`, `Ph`, and
 * protecting groups that are written in capitals.
 */
const GROUPS =
  /TBDPS|TBDMS|TIPS|TBS|TMS|TES|THP|PMB|DMB|MOM|MEM|SEM|\([^)]*\)\d*|\d*[A-Z][a-z]*\d*|[^A-Z(]+/g;
const PARTS = /\d+|[+\-−]+$|[^\d+\-−]+|[+\-−]+/g;

/** The letters of an atom: numbers of a formula set low, a charge and the mass of an isotope high. */
export function paintLabel({ label, at }: Atom): readonly PaintedLetters[] {
  if (!label) return [];
  const { size, side } = label;
  if (side === 'left' || side === 'right')
    return linesOf(label).flatMap((line, row) =>
      paintLine(line, [label.at[0], label.at[1] + row * size], size),
    );
  const step = side === 'above' ? -size : size;
  return linesOf(label).flatMap((line, row) => {
    const middle = at[0] - (widthOf(line) * size) / 2;
    return paintLine(line, [middle, at[1] + TO_BASELINE * size + row * step], size);
  });
}

function linesOf({ text, side }: AtomLabel): readonly string[] {
  if (side === 'right') return text.split('\n');
  const groups = text.replaceAll('\n', '').match(GROUPS) ?? [];
  if (side === 'left') return [groups.toReversed().join('')];
  return [groups[0] ?? '', groups.slice(1).join('')].filter((line) => line !== '');
}

function paintLine(line: string, [left, y]: PaintedLetters['at'], size: number): PaintedLetters[] {
  let x = left;
  return (line.match(PARTS) ?? []).map((part, index, parts) => {
    const isNumber = /^\d/.test(part);
    const isHigh = index > 0 ? /^[+\-−]/.test(part) : isNumber && parts.length > 1;
    const shift = isHigh ? -RAISED : isNumber && index > 0 ? LOWERED : 0;
    const ownSize = shift === 0 ? size : size * SMALL;
    const letters: PaintedLetters = { text: part, at: [x, y + shift * size], size: ownSize };
    for (const letter of part) x += widthOf(letter) * ownSize;
    return letters;
  });
}
