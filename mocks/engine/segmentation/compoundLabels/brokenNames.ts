import { unionBox } from '../../geometry/boxes';
import type { FigureLine } from './figureLines';
import { openBrackets } from './compoundName';
import { FUSED, parseLabelLine } from './labelGrammar';

/** A line in brackets, each part one word: `(lysoGalCer, psychosine)`; a number in brackets has no two letters. */
const OTHER_NAMES = /^\((?=.*\p{L}{2})[^\s()]+(?:[,;] [^\s()]+)*\)$/u;

/**
 * Joins the lines of one name: broken after a hyphen, continued in lower case, or with other names in brackets
 * below it.
 */
export function joinBrokenNames(lines: readonly FigureLine[]): FigureLine[] {
  const joined: FigureLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before && continues(before, line)) joined[joined.length - 1] = append(before, line);
    else joined.push(line);
  }
  return joined;
}

function continues(before: FigureLine, line: FigureLine): boolean {
  if (line.italic && !before.italic) return false;
  if (/[-–‐]$/.test(before.text)) return /\p{L}{2}/u.test(line.text);
  if (isInside(before, line)) return true;
  if (OTHER_NAMES.test(line.text)) return hasOtherNames(before, line);
  return /\p{Ll}{2}$/u.test(before.text) && /^\p{Ll}{3}/u.test(line.text);
}

/** A name goes on within its brackets, between its locants, and with the sides of a fused ring: `[1,2-a]indole`. */
const isInside = (before: FigureLine, line: FigureLine): boolean =>
  /\p{L}{3}/u.test(before.text) &&
  ((openBrackets(before.text) ?? '') !== '' ||
    /\d,$|yl[)\]}]$/u.test(before.text) ||
    FUSED.test(line.text));

const hasOtherNames = (before: FigureLine, { text }: FigureLine): boolean =>
  parseLabelLine(before.text)?.name !== undefined &&
  parseLabelLine(`${before.text} ${text}`)?.name !== undefined;

function append(before: FigureLine, line: FigureLine): FigureLine {
  return {
    ...before,
    text: joinedText(before, line),
    box: unionBox(before.box, line.box),
    boldWords: [...before.boldWords, ...line.boldWords],
  };
}

/** A hyphen after a locant belongs to the name; one after letters is the line's. */
function joinedText(line: FigureLine, next: FigureLine): string {
  const [before, after] = [line.text, next.text];
  if (!/[-–‐]$/.test(before)) return isInside(line, next) ? before + after : `${before} ${after}`;
  const isOfLine = /\p{Ll}{2}[-–‐]$/u.test(before) && /^\p{Ll}/u.test(after);
  return isOfLine ? before.slice(0, -1) + after : before + after;
}
