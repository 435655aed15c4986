import type { SortedRuns } from './hiddenText';
import type { TextRun } from './pageContent';
import { Strips } from './strips';
import type { PlacedText, TextPage } from './textPage';

/**
 * Shares of a letter's size within which two readings of it agree, up to rounding: across the line, and in size.
 * Wider limits would take the visible letters of a layer for the hidden ones of the other, 0.1 points away.
 */
const SAME_PLACE = 0.005;
const SAME_SIZE = 0.001;
/** Share of the size by which a run may begin before the one that holds it. */
const SLACK = 0.5;
/** Degrees. */
const SAME_ANGLE = 1;

/**
 * A page without the letters that nobody sees. Letters that stand twice in one place, seen and hidden, stay.
 *
 * @param runs as read from the page's operators, which tell what is painted; pdf.js's text does not
 */
export function withoutHidden(page: TextPage, { seen, hidden }: SortedRuns): TextPage {
  if (hidden.length === 0) return page;
  const isOf = (runs: readonly TextRun[]) => {
    const strips = new Strips<TextRun>(1);
    runs.forEach((run) => strips.add(run));
    return (text: PlacedText) => strips.near(text).some((run) => holds(run, text));
  };
  const [isHidden, isSeen] = [isOf(hidden), isOf(seen)];
  return { ...page, texts: page.texts.filter((text) => !isHidden(text) || isSeen(text)) };
}

/** Whether a hidden run begins before `text` and holds its first letters. */
function holds(run: TextRun, text: PlacedText): boolean {
  const { size } = run;
  if (Math.abs(size - text.size) > SAME_SIZE * size) return false;
  if (Math.abs(run.angle - text.angle) > SAME_ANGLE) return false;
  const turn = (run.angle * Math.PI) / 180;
  const [dx, dy] = [text.x - run.x, text.y - run.y];
  const along = dx * Math.cos(turn) + dy * Math.sin(turn);
  const across = dy * Math.cos(turn) - dx * Math.sin(turn);
  if (Math.abs(across) > SAME_PLACE * size) return false;
  if (along < -SLACK * size || along > run.width) return false;
  // pdf.js normalises its text, but not the glyphs' letters: the micro sign is a mu in one only.
  const first = text.text.trim().normalize('NFKC').slice(0, 1);
  return run.text.normalize('NFKC').includes(first);
}
