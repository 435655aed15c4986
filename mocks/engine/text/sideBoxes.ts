import type { TextLine } from './textLine';

/** A block of text over several columns with a narrow box beside it: an abstract beside "Article info". */
export interface BlockWithBox {
  readonly block: readonly TextLine[];
  /** Lines of the box to the left of the block, unordered. */
  readonly box: readonly TextLine[];
}

/** Left edges that differ by no more than this are the same, points. */
const SAME_EDGE = 2;

/** Minimum lines of a block, and of the box beside it. */
const MIN_BLOCK = 4;
const MIN_BOX = 3;

/** Heads and last lines may be this many font sizes away from the lines of their own block or box. */
const REACH = 3;

/** Minimum blank between a box and the block beside it, font sizes. */
const BLANK = 1.5;

/**
 * Finds blocks that cross a gutter of the columns below them, but leave room for a box at their left. Without
 * this, the box's lines, which cross nothing, would be read between those of the block.
 *
 * @param crossing those of `lines` that cross the gutter
 */
export function findSideBoxes(
  lines: readonly TextLine[],
  crossing: readonly TextLine[],
): BlockWithBox[] {
  return blocksOf(crossing).flatMap((core) => {
    const members = new Set(core);
    const rest = lines.filter((line) => !members.has(line));
    const box = boxBeside(core, rest);
    if (box.length < MIN_BOX) return [];
    const edges = rest.filter((line) => startsWith(core, line) && isNear([...core, ...box], line));
    return [{ block: [...core, ...edges], box }];
  });
}

/** Runs of lines with one left edge, from top to bottom. */
function blocksOf(crossing: readonly TextLine[]): TextLine[][] {
  const blocks: TextLine[][] = [];
  for (const line of [...crossing].sort((a, b) => a.y - b.y)) {
    const block = blocks.at(-1);
    if (block !== undefined && startsWith(block, line) && isNear(block, line)) block.push(line);
    else blocks.push([line]);
  }
  return blocks.filter((block) => block.length >= MIN_BLOCK);
}

const leftEdge = (lines: readonly TextLine[]) => Math.min(...lines.map((line) => line.box[0]));

const startsWith = (block: readonly TextLine[], line: TextLine) =>
  Math.abs(line.box[0] - leftEdge(block)) <= SAME_EDGE;

/** Whether a line is within reach of the height that others take up. */
function isNear(others: readonly TextLine[], line: TextLine): boolean {
  const heights = others.map((other) => other.y);
  const reach = REACH * line.size;
  return line.y > Math.min(...heights) - reach && line.y < Math.max(...heights) + reach;
}

/** Lines with one left edge beside a block, and those that follow them below the block's end. */
function boxBeside(block: readonly TextLine[], others: readonly TextLine[]): TextLine[] {
  const end = leftEdge(block);
  const candidates = others
    .filter((line) => line.box[2] < end - BLANK * line.size)
    .sort((a, b) => a.y - b.y);
  const beside = candidates.filter((line) => isNear(block, line));
  if (beside.length === 0) return [];
  const box: TextLine[] = [];
  for (const line of candidates) {
    const follows = box.length > 0 && isNextTo(box.at(-1), line);
    if (startsWith(beside, line) && (beside.includes(line) || follows)) box.push(line);
  }
  return box;
}

/** Leading within a box, in font sizes, at most. */
const BOX_LEADING = 1.6;

const isNextTo = (before: TextLine | undefined, line: TextLine) =>
  before !== undefined && line.y - before.y < BOX_LEADING * line.size;
