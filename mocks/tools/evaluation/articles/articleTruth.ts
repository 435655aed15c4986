import type { Box } from '../../../engine/geometry/box';

/** A drawing of an article as a person sees it. */
export interface TrueDrawing {
  /** Zero-based. */
  readonly pageIndex: number;
  /** Tight around the ink, points, origin top left. */
  readonly box: Box;
  /** SMILES that are right; several where the drawing is open to more than one reading, none if it has no SMILES. */
  readonly answers: readonly string[];
  /** Number printed beside it ("1a"); empty for none. */
  readonly number: string;
  /** Name printed beside it; empty for none. */
  readonly name: string;
}

const COLUMNS = 'page x0 y0 x1 y1 smiles number name reviewed note'.split(' ');

/** Between the readings a drawing is open to, in one cell. */
const OR = ' | ';

/**
 * Reads a truth table: tab-separated, the columns' names in the first line, `#` before a comment.
 *
 * @throws Error that names the line if a cell is missing or is not what its column needs
 */
export function parseArticleTruth(text: string): TrueDrawing[] {
  const [head = '', ...lines] = text.split(/\r?\n/);
  if (head !== COLUMNS.join('\t')) {
    throw new Error(`The table's first line must be the columns ${COLUMNS.join(', ')}`);
  }
  return lines.flatMap((line, index) =>
    line.trim() === '' || line.startsWith('#') ? [] : [drawingOf(line.split('\t'), index + 2)],
  );
}

function drawingOf(cells: readonly string[], line: number): TrueDrawing {
  if (cells.length !== COLUMNS.length) {
    throw new Error(`Line ${line} has ${cells.length} cells, not ${COLUMNS.length}`);
  }
  const [page, x0, y0, x1, y1, smiles = '', number = '', name = ''] = cells;
  const [left, top, right, bottom] = [x0, y0, x1, y1].map(Number);
  const box: Box = [left ?? NaN, top ?? NaN, right ?? NaN, bottom ?? NaN];
  if (!(box[0] >= 0 && box[1] >= 0 && box[0] < box[2] && box[1] < box[3])) {
    throw new Error(`Line ${line} has no box: ${box.join(' ')}`);
  }
  const pageIndex = Number(page) - 1;
  if (!Number.isInteger(pageIndex) || pageIndex < 0) {
    throw new Error(`Line ${line} has no page number: ${page}`);
  }
  const answers = smiles.trim() === '' ? [] : smiles.trim().split(OR);
  return { pageIndex, box, answers, number: number.trim(), name: name.trim() };
}
