import type { Box } from '../../geometry/box';
import { boxCentre, boxHeight, unionBox } from '../../geometry/boxes';
import type { CompoundLabel, LabelCandidate } from './compoundLabel';

/** Drawings of fewer rows make no table. */
const MIN_ROWS = 3;
/** The cells of one column begin at the same x within this many points. */
const SAME_COLUMN = 4;
/** The cells of one row begin at the same height within this many font sizes. */
const SAME_ROW = 1;
/** How sure a row is, in which number and name stand in columns of their own. */
const CONFIDENCE = { numberAndName: 0.92, either: 0.85 } as const;

/** The cells of one column by drawing; undefined where it has none. */
type Column = readonly (LabelCandidate | undefined)[];
/** Share of the rows that have a name; words that could be anything are none. */
const MIN_NAMES = 0.7;

/**
 * Labels of a table with a drawing in every row, whose numbers and names stand in columns of their own, at any
 * distance; empty for other figures.
 *
 * @returns by drawing
 */
export function tableRowLabels(
  drawings: readonly Box[],
  candidates: readonly LabelCandidate[],
): Map<number, CompoundLabel> {
  const order = drawings.map((_, i) => i).sort((a, b) => topOf(drawings[a]) - topOf(drawings[b]));
  const rows = order.flatMap((i) => (drawings[i] ? [drawings[i]] : []));
  if (rows.length < MIN_ROWS || !areStacked(rows)) return new Map();
  const columns = columnsOf(candidates).map((cells) => columnOfRows(rows, cells));
  const numbers = columns.find((column) => column.every((cell) => cell?.number && !cell.name));
  const names = columns.find(
    (column) => column.filter((cell) => cell?.name).length >= MIN_NAMES * rows.length,
  );
  return new Map(
    order.flatMap((drawing, row): [number, CompoundLabel][] => {
      const label = labelOf(numbers?.[row], nameBeside(numbers?.[row], names?.[row]));
      return label ? [[drawing, label]] : [];
    }),
  );
}

const topOf = (box: Box | undefined): number => box?.[1] ?? 0;

/** One below the other, in one column. */
const areStacked = (rows: readonly Box[]): boolean =>
  rows.every((row, i) => {
    const above = rows[i - 1];
    return !above || (above[3] <= row[1] && above[0] < row[2] && row[0] < above[2]);
  });

/** Columns from left to right. */
function columnsOf(candidates: readonly LabelCandidate[]): LabelCandidate[][] {
  const columns: LabelCandidate[][] = [];
  for (const candidate of [...candidates].sort((a, b) => a.box[0] - b.box[0])) {
    const column = columns.at(-1);
    if (column?.[0] && candidate.box[0] - column[0].box[0] < SAME_COLUMN) column.push(candidate);
    else columns.push([candidate]);
  }
  return columns;
}

/** A row begins below the drawing above it; heads of the table stand above the cell that counts. */
const columnOfRows = (rows: readonly Box[], cells: readonly LabelCandidate[]): Column =>
  rows.map((row, i) => {
    const from = rows[i - 1]?.[3] ?? row[1] - boxHeight(row);
    const inRow = cells.filter(({ box }) => boxCentre(box).y > from && boxCentre(box).y < row[3]);
    return inRow.sort((a, b) => b.box[1] - a.box[1])[0];
  });

/** A name at another height is that of another row, whose drawing was not found. */
function nameBeside(numbered: LabelCandidate | undefined, named: LabelCandidate | undefined) {
  const isApart =
    numbered && named && Math.abs(numbered.box[1] - named.box[1]) > SAME_ROW * named.size;
  return isApart ? undefined : named;
}

function labelOf(
  numbered: LabelCandidate | undefined,
  named: LabelCandidate | undefined,
): CompoundLabel | undefined {
  const cells = [numbered, named].filter((cell) => cell !== undefined);
  if (cells.length === 0) return undefined;
  return {
    ...(numbered?.number !== undefined && { number: numbered.number }),
    ...(named?.name !== undefined && { name: named.name }),
    text: cells.map(({ text }) => text).join(' '),
    box: cells.map(({ box }) => box).reduce(unionBox),
    confidence: cells.length > 1 ? CONFIDENCE.numberAndName : CONFIDENCE.either,
  };
}
