import { crosses } from './crosses';
import { findGutter } from './findGutter';
import { rowsOf } from './mergeTableRows';
import type { TextColumn, TextLine } from './textLine';

/**
 * The lines of a page as columns, in reading order.
 *
 * The page is cut recursively (the XY cut of Nagy and Seth, 1984): along a gutter that no line crosses, or
 * else into bands from top to bottom, at the lines that cross the best gutter (titles, abstracts, captions
 * over the whole width). Without a gutter there is one column; a table is read row by row.
 */
export function orderLines(lines: readonly TextLine[]): TextColumn[] {
  const gutter = findGutter(lines);
  if (gutter === undefined) return lines.length === 0 ? [] : [rowsOf(lines).flat()];
  const crossing = lines.filter((line) => crosses(line, gutter));
  if (crossing.length === 0) return splitAt(lines, gutter).flatMap(orderLines);
  return bandsBetween(lines, crossing).flatMap(orderBand);

  function orderBand(band: Band): TextColumn[] {
    if (band.separators.length > 0) return orderLines(band.separators);
    return splitAt(band.lines, gutter ?? 0).flatMap(orderLines);
  }
}

interface Band {
  readonly separators: TextLine[];
  readonly lines: TextLine[];
}

const centre = (line: TextLine) => (line.box[0] + line.box[2]) / 2;

const splitAt = (lines: readonly TextLine[], x: number): TextLine[][] =>
  [lines.filter((line) => centre(line) < x), lines.filter((line) => centre(line) >= x)].filter(
    (side) => side.length > 0,
  );

/** Runs of crossing lines and of lines beside the gutter, from top to bottom. */
function bandsBetween(lines: readonly TextLine[], crossing: readonly TextLine[]): Band[] {
  const bands: Band[] = [];
  const across = new Set(crossing);
  for (const line of [...lines].sort((a, b) => a.y - b.y)) {
    const band = bands.at(-1);
    const kind = across.has(line) ? 'separators' : 'lines';
    if (band !== undefined && band[kind].length > 0) band[kind].push(line);
    else bands.push({ separators: [], lines: [], [kind]: [line] });
  }
  return bands;
}
