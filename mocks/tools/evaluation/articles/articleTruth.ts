import type { Box } from '../../../engine/geometry/box';

/** A drawing of an article as a person sees it. */
export interface TrueDrawing {
  /** Zero-based. */
  readonly pageIndex: number;
  /** Tight around the ink, points, origin top left. */
  readonly box: Box;
  /** SMILES that are right; several where the drawing is open to more than one reading, none if it has no SMILES. */
  readonly answers: readonly string[];
  /** Number printed beside it ("1a"), `|` between readings; empty for none. */
  readonly number: string;
  /** Name printed beside it; empty for none. */
  readonly name: string;
}

const COLUMNS = 'page x0 y0 x1 y1 smiles number name reviewed note'.split(' ');

/** Of a table that says nothing of structures. */
const LABEL_COLUMNS = COLUMNS.filter((column) => column !== 'smiles');

/** Between the readings a drawing is open to, in one cell. */
const OR = ' | ';

/**
 * Reads a truth table: tab-separated, the columns' names in the first line, `#` before a comment. Without the
 * column `smiles`, only labels are known.
 *
 * @throws Error that names the line if a cell is missing or is not what its column needs
 */
export function parseArticleTruth(text: string): TrueDrawing[] {
  const [head = '', ...lines] = text.split(/\r?\n/);
  const columns = [COLUMNS, LABEL_COLUMNS].find((each) => head === each.join('\t'));
  if (!columns) {
    throw new Error(`The table's first line must be the columns ${COLUMNS.join(', ')}`);
  }
  return lines.flatMap((line, index) =>
    line.trim() === '' || line.startsWith('#') ? [] : [drawingOf(line, index + 2, columns)],
  );
}

function drawingOf(text: string, line: number, columns: readonly string[]): TrueDrawing {
  const cells = text.split('\t');
  if (cells.length !== columns.length) {
    throw new Error(`Line ${line} has ${cells.length} cells, not ${columns.length}`);
  }
  const cell = (column: string) => cells[columns.indexOf(column)]?.trim() ?? '';
  const pageIndex = Number(cell('page')) - 1;
  if (!Number.isInteger(pageIndex) || pageIndex < 0) {
    throw new Error(`Line ${line} has no page number: ${cell('page')}`);
  }
  const smiles = cell('smiles');
  const answers = smiles === '' ? [] : smiles.split(OR);
  const [number, name] = [cell('number'), cell('name')];
  return { pageIndex, box: boxOf(cells.slice(1, 5), line), answers, number, name };
}

function boxOf(cells: readonly string[], line: number): Box {
  const [x0 = NaN, y0 = NaN, x1 = NaN, y1 = NaN] = cells.map(Number);
  if (x0 >= 0 && y0 >= 0 && x0 < x1 && y0 < y1) return [x0, y0, x1, y1];
  throw new Error(`Line ${line} has no box: ${cells.join(' ')}`);
}
