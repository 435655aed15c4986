import type { TextRun } from '../page/pageContent';
import { letterWidth } from './labelLetters';

/** Longer runs are words and lines of text. */
export const MAX_RUN = 14;

/** The runs that may be labels or parts of them, without the blanks around them. */
export const labelRuns = (texts: readonly TextRun[]): TextRun[] =>
  texts.filter(isLabelRun).map(trimmed).flatMap(splitWide);

const isLabelRun = ({ text, angle }: TextRun): boolean =>
  Math.abs(angle) < 1 && text.trim().length > 0 && text.trim().length <= MAX_RUN;

/** Without blanks at either end; a blank is about a quarter of an em wide. */
function trimmed(run: TextRun): TextRun {
  const lead = run.text.length - run.text.trimStart().length;
  const trail = run.text.length - run.text.trimEnd().length;
  if (lead + trail === 0) return run;
  const blank = 0.25 * run.size;
  return {
    ...run,
    text: run.text.trim(),
    x: run.x + lead * blank,
    width: Math.max(run.width - (lead + trail) * blank, 0.1),
  };
}

/** A letter's usual advance is at most this many ems. */
const WIDEST = 1.1;

/**
 * Letters painted far from each other in one run, such as the two O of a sulfone, are labels of their own. The
 * space is part of each letter's advance.
 */
function splitWide(run: TextRun): TextRun[] {
  const chars = [...run.text].filter((char) => !/\s/.test(char));
  if (chars.length !== 2 || run.width < 2 * WIDEST * run.size) return [run];
  if (!chars.every((char) => /[A-Z]/.test(char))) return [run];
  return chars.map((text, i) => ({
    ...run,
    text,
    width: letterWidth(text) * run.size,
    x: run.x + (i * run.width) / chars.length,
  }));
}
