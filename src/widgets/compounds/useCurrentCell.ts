import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import type { Compound } from '@/domain/compound';
import type { CompoundColumn } from '@/domain/compoundTable';
import { selectReviewedId } from '@/features/review';
import { focusIsLost } from '@/ui/focusPlaces';
import { COLUMN_ATTRIBUTE, placeOf, type CellPlace } from './cellPlaces';

interface Table {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: readonly Compound[];
  readonly columns: readonly CompoundColumn[];
}

/**
 * The one cell in the tab order. It starts at the drawing last seen, and stays with its compound wherever
 * sorting moves the row; if the row goes, its place is taken by the one that follows.
 */
export function useCurrentCell({ scroller, rows, columns }: Table) {
  const reviewedId = useSelector(selectReviewedId);
  const [place, setPlace] = useState<CellPlace | null>(null);
  const lastIndex = useRef(0);
  const isWanted = useRef(false);

  const indexOf = (id: string | null | undefined) =>
    rows.findIndex(({ drawings }) => drawings.some((drawing) => drawing.id === id));
  const found = indexOf(place ? place.id : reviewedId);
  const index = found >= 0 ? found : Math.min(lastIndex.current, rows.length - 1);
  const column =
    place && columns.includes(place.column) ? place.column : (columns.find(isName) ?? columns[0]);
  const row = rows[index];
  const current = row && column ? { id: row.id, column } : undefined;

  // Also if what had the focus is gone, such as a button for the chosen rows.
  useEffect(() => {
    lastIndex.current = Math.max(index, 0);
    const isMoved = isWanted.current;
    if (!isMoved && !focusIsLost()) return;
    const cell = scroller.current?.querySelector<HTMLElement>(
      `[${COLUMN_ATTRIBUTE}][tabindex="0"]`,
    );
    if (!cell) return;
    isWanted.current = false;
    cell.focus({ preventScroll: true });
    if (isMoved) cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });

  const go = (to: CellPlace) => {
    isWanted.current = true;
    setPlace(to);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const at = placeOf(target);
    if (at && (at.id !== current?.id || at.column !== current.column)) setPlace(at);
  };
  return { current, index, go, setPlace, onFocus };
}

const isName = (column: CompoundColumn): boolean => column === 'name';
