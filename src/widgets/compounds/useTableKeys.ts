import type { KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { drawingIdsOf, type Compound } from '@/domain/compound';
import { isEditable, type CompoundColumn } from '@/domain/compoundTable';
import { compoundFieldsSet } from '@/article';
import { choiceCleared, rowsChosen, selectChosenCompounds } from '@/features/compoundTable';
import { redoRequested, undoRequested } from '@/features/history';
import { COMPOUND_KEYS, isTypedInto, useKeyCommand } from '@/features/shortcuts';
import { isCellMove, movedCell, type CellActs, type CellMove, type CellPlace } from './cellPlaces';

type Command = Exclude<keyof typeof COMPOUND_KEYS, CellMove>;

/** Besides the moves, these may be held. */
const REPEATED: readonly Command[] = ['extendUp', 'extendDown'];

interface Table {
  readonly rows: readonly Compound[];
  readonly columns: readonly CompoundColumn[];
  readonly current: CellPlace | undefined;
  readonly go: (to: CellPlace) => void;
  readonly acts: CellActs;
  readonly endExtension: () => void;
  /** Up from the first row. */
  readonly onHeader: (column: CompoundColumn) => void;
}

/** The keys of the table, while its cells have the focus. */
export function useTableKeys(table: Table) {
  const { rows, columns, current, go, acts } = table;
  const dispatch = useDispatch();
  const commandOf = useKeyCommand(COMPOUND_KEYS);
  const chosen = useSelector(selectChosenCompounds);

  const extend = (at: CellPlace, move: CellMove) => {
    const to = movedCell(at, move, rows, columns);
    acts.extendTo(to.id);
    go(to);
  };
  const move = (at: CellPlace, by: CellMove) => {
    table.endExtension();
    if (by === 'up' && rows[0]?.id === at.id) table.onHeader(at.column);
    else go(movedCell(at, by, rows, columns));
  };
  const fillDown = ({ column }: CellPlace) => {
    const [first, ...others] = chosen.shown;
    const value = first && isEditable(column) ? first.fields[column]?.value : undefined;
    const ids = drawingIdsOf(others);
    if (value === undefined || ids.length === 0) return;
    dispatch(compoundFieldsSet({ ids, fields: { [column]: value } }));
  };
  const run: Readonly<Record<Command, (at: CellPlace) => unknown>> = {
    edit: ({ id, column }) => acts.edit(id, column),
    select: ({ id }) => acts.toggle(id),
    extendUp: (at) => extend(at, 'up'),
    extendDown: (at) => extend(at, 'down'),
    selectAll: () => dispatch(rowsChosen({ ids: drawingIdsOf(rows) })),
    clear: () => dispatch(choiceCleared()),
    fillDown,
    open: ({ id }) => acts.open(id),
    undo: () => dispatch(undoRequested()),
    redo: () => dispatch(redoRequested()),
  };
  const hasChoice = chosen.shown.length + chosen.hidden.length > 0;
  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || isTypedInto(event.target) || !current) return;
    const command = commandOf(event);
    // Escape without anything chosen closes the window; Enter on a button presses it.
    if (command === undefined || (command === 'clear' && !hasChoice)) return;
    if (command === 'edit' && event.target instanceof HTMLButtonElement) return;
    // A checkbox toggles its own row by itself.
    if (command === 'select' && event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    event.stopPropagation();
    if (isCellMove(command)) move(current, command);
    else if (!event.repeat || REPEATED.includes(command)) run[command](current);
  };
}
