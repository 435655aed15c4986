import { mergeTableRows } from './mergeTableRows';
import { orderLines } from './orderLines';
import type { TextColumn, TextLine } from './textLine';

/** Minimum share of a page's letters at a left edge of the main text. */
const MAIN_EDGE_SHARE = 0.15;

/** Maximum share of a page's letters in a margin note. */
const MAX_NOTE_SHARE = 0.08;

/**
 * The columns of a page in reading order; notes in the left margin (dates of receipt, licences) come last, so
 * that they don't interrupt the text beside them.
 */
export function orderPage(pageLines: readonly TextLine[]): TextColumn[] {
  const lines = mergeTableRows(pageLines);
  const edge = mainLeftEdge(lines);
  const notes = lines.filter((line) => line.box[2] < edge);
  if (letterCount(notes) > MAX_NOTE_SHARE * letterCount(lines)) return orderLines(lines);
  const main = lines.filter((line) => line.box[2] >= edge);
  return [...orderLines(main), ...orderLines(notes)];
}

const letterCount = (lines: readonly TextLine[]) =>
  lines.reduce((sum, line) => sum + line.text.length, 0);

/** The leftmost x where a considerable share of the page's letters begins, points. */
function mainLeftEdge(lines: readonly TextLine[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) {
    const edge = Math.round(line.box[0] / 3);
    letters.set(edge, (letters.get(edge) ?? 0) + line.text.length);
  }
  const enough = MAIN_EDGE_SHARE * letterCount(lines);
  const edges = [...letters].filter(([, count]) => count >= enough).map(([edge]) => 3 * edge);
  return edges.length === 0 ? 0 : Math.min(...edges) - 3;
}
