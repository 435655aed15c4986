import type { ClipboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Compound } from '@/domain/compound';
import { isText, textIn, type CompoundColumn } from '@/domain/compoundTable';
import { pastedDrafts } from '@/domain/pastedDrafts';
import { fromTabSeparated, toTabSeparated } from '@/domain/tabSeparated';
import { compoundDraftsSet } from '@/article';
import { selectChosenCompounds } from '@/features/compoundTable';
import { isTypedInto } from '@/features/shortcuts';
import type { CellPlace } from './cellPlaces';

interface Table {
  readonly rows: readonly Compound[];
  readonly columns: readonly CompoundColumn[];
  readonly current: CellPlace | undefined;
}

/** Copying the chosen rows, or the current cell, and pasting, as spreadsheets do. */
export function useTableClipboard({ rows, columns, current }: Table) {
  const dispatch = useDispatch();
  const chosen = useSelector(selectChosenCompounds).shown;
  const at = rows.findIndex(({ id }) => id === current?.id);
  const row = rows[at];

  const onCopy = (event: ClipboardEvent) => {
    if (isTypedInto(event.target) || !row || !current) return;
    event.preventDefault();
    const copied = columns.filter(isText);
    const cells =
      chosen.length > 0
        ? chosen.map((compound) => copied.map((column) => textIn(compound, column)))
        : [[textIn(row, current.column)]];
    event.clipboardData.setData('text/plain', toTabSeparated(cells));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (isTypedInto(event.target) || !row || !current) return;
    event.preventDefault();
    const block = fromTabSeparated(event.clipboardData.getData('text/plain'));
    const into = columns.slice(columns.indexOf(current.column));
    const drafts =
      isOneCell(block) && chosen.includes(row)
        ? pastedDrafts(
            chosen.flatMap(() => block),
            chosen,
            into,
          )
        : pastedDrafts(block, rows.slice(at), into.filter(isText));
    if (Object.keys(drafts).length > 0) dispatch(compoundDraftsSet({ drafts }));
  };
  return { onCopy, onPaste };
}

/** Such a value goes to all chosen rows. */
const isOneCell = (block: readonly (readonly string[])[]): boolean =>
  block.length === 1 && block[0]?.length === 1;
