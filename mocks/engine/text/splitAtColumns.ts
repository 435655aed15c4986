import type { PlacedText } from '../page/textPage';
import { SAME_SIZE } from './textLine';

/** The runs of a line, and the baseline of the row that it is on. */
export interface LineRuns {
  readonly part: readonly PlacedText[];
  readonly y: number;
  /** Whether another line is before it on its row. */
  readonly follows: boolean;
}

/** A blank between two columns of a tight table, font sizes; blanks between words are narrower. */
const MIN_GAP = 0.6;
/** Fewest letters of a full cell; a list's numbers and bullets are shorter. */
const FULL_CELL = 6;
/** Fewest lines that begin where a column does, and their largest distance, font sizes. */
const ENOUGH = 3;
const NEAR = 24;
/** Points by which they may begin apart. */
const SAME_EDGE = 0.75;

/**
 * Cuts a line in two where a column of a table begins: a full cell leaves a blank to the next one that is not much
 * wider than those between words. That a column begins there is told by other lines.
 */
export function splitAtColumns(lines: readonly LineRuns[]): LineRuns[] {
  const begins = lines.filter(({ follows }) => follows).map(({ part, y }) => beginOf(part, y));
  return lines.flatMap((line) => {
    const parts: PlacedText[][] = [];
    let before: PlacedText | undefined;
    for (const run of line.part) {
      const isCut =
        before !== undefined &&
        run.text.trim() !== '' &&
        run.x - (before.x + before.width) >= MIN_GAP * run.size &&
        lettersOf(parts.at(-1) ?? []) >= FULL_CELL &&
        begins.filter((begin) => isSameColumn(begin, beginOf([run], line.y))).length >= ENOUGH;
      if (parts.length === 0 || isCut) parts.push([run]);
      else parts.at(-1)?.push(run);
      if (run.text.trim() !== '') before = run;
    }
    return parts.map((part, index) => ({ ...line, part, follows: line.follows || index > 0 }));
  });
}

const lettersOf = (runs: readonly PlacedText[]): number =>
  runs.reduce((sum, { text }) => sum + text.trim().length, 0);

interface Begin {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function beginOf(part: readonly PlacedText[], y: number): Begin {
  const first = part.find(({ text }) => text.trim() !== '');
  return { x: first?.x ?? 0, y, size: first?.size ?? 0 };
}

const isSameColumn = (a: Begin, b: Begin): boolean =>
  Math.abs(a.x - b.x) <= SAME_EDGE &&
  Math.abs(a.y - b.y) <= NEAR * b.size &&
  Math.abs(a.size - b.size) <= SAME_SIZE * b.size;
