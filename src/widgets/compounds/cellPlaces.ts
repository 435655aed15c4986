import type { Compound } from '@/domain/compound';
import { COMPOUND_COLUMNS, type CompoundColumn, type EditableColumn } from '@/domain/compoundTable';

/** Data attributes of a row, with its compound's id, and of a cell, with its column. */
export const ROW_ATTRIBUTE = 'data-compound';
export const COLUMN_ATTRIBUTE = 'data-column-id';

/** A cell of the table. */
export interface CellPlace {
  /** Of the compound. */
  readonly id: string;
  readonly column: CompoundColumn;
}

/** What can be done in a cell; rows are named by their compounds' ids. */
export interface CellActs {
  readonly edit: (id: string, column: CompoundColumn) => void;
  /** The value counts, and the cell below becomes the current one. */
  readonly confirm: (id: string, column: EditableColumn, value: string) => void;
  /** `null`: nothing was changed. */
  readonly leave: (id: string, column: EditableColumn, value: string | null) => void;
  readonly cancel: () => void;
  readonly toggle: (id: string) => void;
  readonly extendTo: (id: string) => void;
  readonly open: (id: string) => void;
}

/** Where a key press or the focus is; `undefined` outside of the cells. */
export function placeOf(target: EventTarget | null): CellPlace | undefined {
  const cell = target instanceof Element ? target.closest(`[${COLUMN_ATTRIBUTE}]`) : null;
  const id = cell?.closest(`[${ROW_ATTRIBUTE}]`)?.getAttribute(ROW_ATTRIBUTE);
  const column = COMPOUND_COLUMNS.find((one) => one === cell?.getAttribute(COLUMN_ATTRIBUTE));
  return id && column ? { id, column } : undefined;
}

const MOVES = [
  'left',
  'right',
  'up',
  'down',
  'first',
  'last',
  'top',
  'bottom',
  'pageUp',
  'pageDown',
] as const;
/** Commands that move the current cell. */
export type CellMove = (typeof MOVES)[number];

export const isCellMove = (command: string): command is CellMove =>
  MOVES.some((move) => move === command);

const PAGE = 10;

const bounded = (index: number, count: number): number => Math.min(Math.max(index, 0), count - 1);

/** The cell that a key leads to; at an edge, the same. */
export function movedCell(
  { id, column }: CellPlace,
  move: CellMove,
  rows: readonly Compound[],
  columns: readonly CompoundColumn[],
): CellPlace {
  const row = rows.findIndex((one) => one.id === id);
  const place = columns.indexOf(column);
  const rowAt = (index: number) => rows[bounded(index, rows.length)]?.id ?? id;
  const columnAt = (index: number) => columns[bounded(index, columns.length)] ?? column;
  switch (move) {
    case 'left':
      return { id, column: columnAt(place - 1) };
    case 'right':
      return { id, column: columnAt(place + 1) };
    case 'first':
      return { id, column: columnAt(0) };
    case 'last':
      return { id, column: columnAt(columns.length - 1) };
    case 'up':
      return { id: rowAt(row - 1), column };
    case 'down':
      return { id: rowAt(row + 1), column };
    case 'pageUp':
      return { id: rowAt(row - PAGE), column };
    case 'pageDown':
      return { id: rowAt(row + PAGE), column };
    case 'top':
      return { id: rowAt(0), column };
    case 'bottom':
      return { id: rowAt(rows.length - 1), column };
    default:
      return move satisfies never;
  }
}
