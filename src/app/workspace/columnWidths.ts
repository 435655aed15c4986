import type { KeyValueStorage } from '@/platform/storage';
import { COLUMN_IDS } from './columns';
import type { ColumnId } from './columns';

/** Percent of the row, by column. */
export type ColumnWidths = Record<ColumnId, number>;

const WIDTHS_KEY = 'marcus.columnWidths';

/** Deviation of stored widths from 100 percent: they are rounded when they are written. */
const TOLERANCE = 0.5;

function isWidths(value: unknown): value is ColumnWidths {
  if (typeof value !== 'object' || value === null) return false;
  const entries = new Map(Object.entries(value));
  const widths = COLUMN_IDS.map((id) => entries.get(id));
  if (!widths.every((width): width is number => Number.isFinite(width) && width > 0)) return false;
  return Math.abs(widths.reduce((sum, width) => sum + width, 0) - 100) <= TOLERANCE;
}

/** The widths of the last visit; undefined if there are none or they make no sense. */
export function readWidths(storage: KeyValueStorage): ColumnWidths | undefined {
  try {
    const value: unknown = JSON.parse(storage.get(WIDTHS_KEY) ?? 'null');
    return isWidths(value) ? value : undefined;
  } catch {
    return undefined; // not JSON: not written by this application
  }
}

export function writeWidths(storage: KeyValueStorage, layout: Readonly<Record<string, number>>) {
  const rounded = COLUMN_IDS.map((id) => [id, Number((layout[id] ?? 0).toFixed(3))] as const);
  const widths: unknown = Object.fromEntries(rounded);
  if (isWidths(widths)) storage.set(WIDTHS_KEY, JSON.stringify(widths));
}
