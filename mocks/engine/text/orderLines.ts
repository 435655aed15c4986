import { crosses } from './crosses';
import { findGutter } from './findGutter';
import { rowsOf } from './mergeTableRows';
import { findSideBoxes, type BlockWithBox } from './sideBoxes';
import type { TextColumn, TextLine } from './textLine';

/**
 * The lines of a page as columns, in reading order.
 *
 * The page is cut recursively (the XY cut of Nagy and Seth, 1984): along a gutter that no line crosses, or
 * else into bands from top to bottom, at the lines that cross the best gutter (titles, abstracts, captions
 * over the whole width). A box beside such lines is read before them. Without a gutter there is one column; a
 * table is read row by row.
 */
export function orderLines(lines: readonly TextLine[]): TextColumn[] {
  const gutter = findGutter(lines);
  if (gutter === undefined) return lines.length === 0 ? [] : [rowsOf(lines).flat()];
  const crossing = lines.filter((line) => crosses(line, gutter));
  if (crossing.length === 0) return splitAt(lines, gutter).flatMap(orderLines);
  return bandsBetween(lines, crossing, findSideBoxes(lines, crossing)).flatMap(orderBand);

  function orderBand(band: Band): TextColumn[] {
    if (band.beside !== undefined) {
      return [band.beside.box, band.beside.block].map((part) => rowsOf(part).flat());
    }
    if (band.separators.length > 0) return orderLines(band.separators);
    return splitAt(band.lines, gutter ?? 0).flatMap(orderLines);
  }
}

interface Band {
  /** A block and the box beside it, in place of the others. */
  readonly beside?: BlockWithBox;
  readonly separators: TextLine[];
  readonly lines: TextLine[];
}

const centre = (line: TextLine) => (line.box[0] + line.box[2]) / 2;

const splitAt = (lines: readonly TextLine[], x: number): TextLine[][] =>
  [lines.filter((line) => centre(line) < x), lines.filter((line) => centre(line) >= x)].filter(
    (side) => side.length > 0,
  );

/** Runs of crossing lines, of lines beside the gutter, and blocks with their boxes, from top to bottom. */
function bandsBetween(
  lines: readonly TextLine[],
  crossing: readonly TextLine[],
  blocks: readonly BlockWithBox[],
): Band[] {
  const bands: Band[] = [];
  const across = new Set(crossing);
  const blockOf = new Map(
    blocks.flatMap((each) => [...each.box, ...each.block].map((line) => [line, each] as const)),
  );
  const placed = new Set<BlockWithBox>();
  for (const line of [...lines].sort((a, b) => a.y - b.y)) {
    const band = bands.at(-1);
    const beside = blockOf.get(line);
    const kind = across.has(line) ? 'separators' : 'lines';
    if (beside !== undefined) {
      if (!placed.has(beside)) bands.push({ separators: [], lines: [], beside });
      placed.add(beside);
    } else if (band !== undefined && band[kind].length > 0) band[kind].push(line);
    else bands.push({ separators: [], lines: [], [kind]: [line] });
  }
  return bands;
}
