import { drawingIdsOf, type Compound } from './compound';
import { COMPOUND_FIELD_LIMITS, type CompoundDraft, type CompoundDrafts } from './compoundDraft';
import { isEditable, type CompoundColumn } from './compoundTable';

/**
 * What a pasted block says of the compounds; columns that are derived, and rows beyond the last, are left out.
 *
 * @param rows from the one into which the first line goes
 * @param columns from the one into which the first cell of a line goes
 */
export function pastedDrafts(
  block: readonly (readonly string[])[],
  rows: readonly Compound[],
  columns: readonly CompoundColumn[],
): CompoundDrafts {
  const entries = block.flatMap((cells, index) => {
    const row = rows[index];
    const draft = row ? draftOf(row, cells, columns) : {};
    const isNothing = Object.keys(draft).length === 0;
    return row && !isNothing ? drawingIdsOf([row]).map((id) => [id, draft] as const) : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Only a note has several lines. An empty cell empties a field that has something, and says nothing of one that
 * has not.
 */
function draftOf(
  { fields }: Compound,
  cells: readonly string[],
  columns: readonly CompoundColumn[],
): CompoundDraft {
  const entries = cells.flatMap((cell, index) => {
    const column = columns[index];
    if (column === undefined || !isEditable(column)) return [];
    if (cell === '' && fields[column] === undefined) return [];
    const text = column === 'note' ? cell : cell.replace(/\s*[\t\r\n]+\s*/g, ' ');
    return [[column, text.slice(0, COMPOUND_FIELD_LIMITS[column])] as const];
  });
  return Object.fromEntries(entries);
}
