import { useLayoutEffect, useMemo, useRef } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { drawingIdsOf, type Compound } from '@/domain/compound';
import { isEditable, type CompoundColumn, type EditableColumn } from '@/domain/compoundTable';
import { type SegmentsRootState, compoundFieldsSet, selectSegmentById } from '@/article';
import { rowsChosen, rowsReleased, rowToggled } from '@/features/compoundTable';
import { drawingShown, viewShown } from '@/features/review';
import { movedCell, type CellActs, type CellPlace } from './cellPlaces';
import type { HeldRows } from './useHeldRows';

interface Table {
  readonly rows: readonly Compound[];
  readonly columns: readonly CompoundColumn[];
  readonly current: CellPlace | undefined;
  /** Makes a cell the current one, and focuses it. */
  readonly go: (to: CellPlace) => void;
  /** Without focusing it. */
  readonly setPlace: (to: CellPlace) => void;
  readonly setEdited: HeldRows['setEdited'];
}

/** Rows from one to another, in either direction. */
function rowsBetween(rows: readonly Compound[], from: string, to: string): readonly Compound[] {
  const ends = [from, to].map((id) => rows.findIndex((row) => row.id === id));
  return rows.slice(Math.max(0, Math.min(...ends)), Math.max(...ends) + 1);
}

/** Editing and choosing by mouse and key. */
export function useTableActs({ rows, columns, current, go, setPlace, setEdited }: Table) {
  const dispatch = useDispatch();
  const store = useStore<SegmentsRootState>();
  const extension = useRef<{ readonly from: string; readonly ids: readonly string[] }>(undefined);
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  const idsOf = (id: string) => drawingIdsOf(rows.filter((row) => row.id === id));

  const keep = (id: string, column: EditableColumn, value: string) => {
    const field = rowOf(id)?.fields[column];
    const isAsBefore = field ? field.isConfirmed && field.value === value : value === '';
    if (isAsBefore) return;
    // Another article may be open by the time that the field goes.
    const ids = idsOf(id).filter((one) => selectSegmentById(store.getState(), one));
    if (ids.length > 0) dispatch(compoundFieldsSet({ ids, fields: { [column]: value } }));
  };
  const extendTo = (id: string) => {
    const from = extension.current?.from ?? current?.id ?? id;
    const ids = drawingIdsOf(rowsBetween(rows, from, id));
    const left = extension.current?.ids.filter((one) => !ids.includes(one)) ?? [];
    if (left.length > 0) dispatch(rowsReleased({ ids: left }));
    dispatch(rowsChosen({ ids }));
    extension.current = { from, ids };
  };
  const acts: CellActs = {
    edit: (id, column) => {
      if (!isEditable(column)) return;
      setPlace({ id, column });
      setEdited({ id, column, rows });
    },
    confirm: (id, column, value) => {
      // found before the value is kept: it may move the row
      const below = movedCell({ id, column }, 'down', rows, columns);
      setEdited(null);
      keep(id, column, value);
      go(below);
    },
    leave: (id, column, value) => {
      setEdited(null);
      if (value !== null) keep(id, column, value);
    },
    cancel: () => {
      setEdited(null);
      if (current) go(current);
    },
    toggle: (id) => {
      extension.current = undefined;
      dispatch(rowToggled({ ids: idsOf(id) }));
    },
    extendTo,
    open: (id) => {
      dispatch(drawingShown(id));
      dispatch(viewShown('drawings'));
    },
  };
  const endExtension = () => {
    extension.current = undefined;
  };
  return { acts: useSteady(acts), endExtension };
}

/** The same acts for as long as the table is there: otherwise each change would render every row. */
function useSteady(acts: CellActs): CellActs {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  return useMemo(
    () => ({
      edit: (...of) => latest.current.edit(...of),
      confirm: (...of) => latest.current.confirm(...of),
      leave: (...of) => latest.current.leave(...of),
      cancel: () => latest.current.cancel(),
      toggle: (id) => latest.current.toggle(id),
      extendTo: (id) => latest.current.extendTo(id),
      open: (id) => latest.current.open(id),
    }),
    [],
  );
}
