import type { Box } from '../geometry/box';
import { dropOverprints, dropRepeatedLines } from './dropOverprints';
import { normaliseCharacters } from './normaliseCharacters';
import { joinRuns } from './joinRuns';
import { closeLetterSpacing } from './letterSpacing';
import type { PlacedText, TextPage } from '../page/textPage';
import { splitAtColumns } from './splitAtColumns';
import type { TextLine } from './textLine';
import { wordsOfRuns } from './readWords';

/** A gap of this many font sizes ends a line; gaps in justified text are much smaller. */
const MAX_GAP = 1.1;

/** Runs share a line if their baselines differ by less than this share of the larger size. */
const SAME_LINE = 0.5;

/** The page's runs joined into lines, unordered. */
export function findLines(page: TextPage): TextLine[] {
  const runs = dropOverprints(page.texts)
    .map((run) => ({ ...run, text: normaliseCharacters(run.text) }))
    .filter((run) => run.text !== '' && run.size > 0);
  const parts = groupByBaseline(runs).flatMap((row) =>
    splitAtGaps(row.runs).map((part, index) => ({ part, y: row.y, follows: index > 0 })),
  );
  const lines = splitAtColumns(parts)
    .filter(({ part }) => part.some(hasInk))
    .map(({ part, y }) => toLine(part, y));
  return dropRepeatedLines(lines);
}

/** pdf.js reports blanks as separate runs, some as wide as the gutter between two columns. */
const hasInk = (run: PlacedText) => run.text.trim() !== '';

/** Share of the size by which the baselines of full-size letters on one row may differ. */
const SPREAD = 0.3;

interface Row {
  readonly y: number;
  readonly size: number;
  readonly runs: PlacedText[];
}

/** Processes large letters first, so that superscripts and subscripts join the line they belong to. */
function groupByBaseline(runs: readonly PlacedText[]): Row[] {
  const rows: Row[] = [];
  for (const run of [...runs].sort((a, b) => b.size - a.size || a.y - b.y)) {
    const row = rows
      .filter((candidate) => isNear(candidate, run, SAME_LINE + SPREAD))
      .filter((candidate) =>
        run.size > SMALL * candidate.size ? isNear(candidate, run) : touches(candidate.runs, run),
      )
      .sort((a, b) => Math.abs(a.y - run.y) - Math.abs(b.y - run.y))[0];
    const fits = row !== undefined && (run.size <= SMALL * row.size || closeEnough(row, run));
    if (fits) row.runs.push(run);
    else rows.push({ y: run.y, size: run.size, runs: [run] });
  }
  return rows;
}

/** Letters up to this share of a line's size may be its superscripts and subscripts. */
const SMALL = 0.82;

/** Full-size letters share a line only if their baselines are almost equal. */
const closeEnough = (row: Row, run: PlacedText) => isNear(row, run, SPREAD);

/** How far a small run may be from a line's letters, in its own size: footnote marks are set apart. */
const REACH = 2.5;

const isNear = (
  line: { readonly y: number; readonly size: number },
  run: PlacedText,
  within = SAME_LINE,
): boolean => Math.abs(line.y - run.y) < within * Math.max(line.size, run.size);

/**
 * A small run belongs to a line if it is next to one of its letters, whose own baseline counts: pieces far
 * apart on one row may differ by part of a line.
 */
function touches(runs: readonly PlacedText[], small: PlacedText): boolean {
  const reach = REACH * small.size;
  return runs.some(
    (run) =>
      isNear(run, small) &&
      small.x <= run.x + run.width + reach &&
      run.x <= small.x + small.width + reach,
  );
}

function splitAtGaps(row: readonly PlacedText[]): PlacedText[][] {
  const parts: PlacedText[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const run of [...row].sort((a, b) => a.x - b.x)) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    if (!hasInk(run)) {
      part?.push(run);
      continue;
    }
    if (part === undefined || run.x - end > MAX_GAP * Math.max(run.size, before?.size ?? 0)) {
      parts.push([run]);
      end = run.x + run.width;
    } else {
      part.push(run);
      end = Math.max(end, run.x + run.width);
    }
  }
  return parts;
}

/** Longest piece of a line that takes on the line's height although it is set apart: a footnote mark. */
const MARK_LETTERS = 3;

/** @param rowY baseline of the row where the runs were found */
function toLine(runsAndBlanks: readonly PlacedText[], rowY: number): TextLine {
  const runs = runsAndBlanks.filter(hasInk);
  const size = Math.max(...runs.map((run) => run.size));
  const letters = runs.reduce((sum, run) => sum + run.text.length, 0);
  const base = runs.filter((run) => run.size > SMALL * size);
  const y = letters <= MARK_LETTERS ? rowY : (base[0]?.y ?? rowY);
  const box: Box = [
    Math.min(...runs.map((run) => run.x)),
    y - 0.75 * size,
    Math.max(...runs.map((run) => run.x + run.width)),
    y + 0.25 * size,
  ];
  const firstSize = base[0]?.size ?? size;
  const lastSize = base.at(-1)?.size ?? size;
  const text = closeLetterSpacing(joinRuns(runsAndBlanks, y, size));
  return { text, box, y, size, firstSize, lastSize, font: mainFont(runs), ...wordsOfRuns(runs) };
}

function mainFont(runs: readonly PlacedText[]): string {
  const letters = new Map<string, number>();
  for (const run of runs) letters.set(run.font, (letters.get(run.font) ?? 0) + run.text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
