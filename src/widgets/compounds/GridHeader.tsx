import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { drawingIdsOf, type Compound } from '@/domain/compound';
import { isText, type CompoundColumn } from '@/domain/compoundTable';
import {
  compoundsSorted,
  rowsChosen,
  rowsReleased,
  selectChosenCompounds,
  selectSortKeys,
} from '@/features/compoundTable';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { SortButton } from '@/ui/Button/SortButton';
import { Icon } from '@/ui/Icon/Icon';
import { Box } from '@/ui/Layout/Layout';
import { COLUMN_TITLES } from './columns';
import { HeaderRow } from './CompoundGrid.styles';

interface GridHeaderProps {
  readonly rows: readonly Compound[];
  readonly columns: readonly CompoundColumn[];
  /** The key that leads back into the rows. */
  readonly onDown: (column: CompoundColumn) => void;
}

/** The headers sort; they are reached by the arrow up from the first row. */
export function GridHeader({ rows, columns, onDown }: GridHeaderProps) {
  return (
    <HeaderRow role="row" aria-rowindex={1}>
      <Box $pad="0 8px" $weight={600} role="columnheader">
        <ChooseAll rows={rows} />
      </Box>
      {columns.map((column) => (
        <SortHeader key={column} column={column} onDown={() => onDown(column)} />
      ))}
    </HeaderRow>
  );
}

function ChooseAll({ rows }: Pick<GridHeaderProps, 'rows'>) {
  const dispatch = useDispatch();
  const count = useSelector(selectChosenCompounds).shown.length;
  const ids = drawingIdsOf(rows);
  return (
    <Checkbox
      aria-label="Select all compounds shown"
      tabIndex={-1}
      checked={count > 0 && count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      onChange={(isChosen) => dispatch(isChosen ? rowsChosen({ ids }) : rowsReleased({ ids }))}
    />
  );
}

interface SortHeaderProps {
  readonly column: CompoundColumn;
  readonly onDown: () => void;
}

function SortHeader({ column, onDown }: SortHeaderProps) {
  const dispatch = useDispatch();
  const keys = useSelector(selectSortKeys);
  const key = keys.find((one) => one.column === column);
  const direction = key?.isDescending ? 'descending' : 'ascending';
  const title = COLUMN_TITLES[column];
  if (!isText(column))
    return (
      <Box $pad="0 8px" $weight={600} role="columnheader">
        {title}
      </Box>
    );
  return (
    <Box $pad="0 8px" $weight={600} role="columnheader" aria-sort={key ? direction : undefined}>
      <SortButton
        tabIndex={-1}
        data-header={column}
        title="Sort; with Shift as the second key"
        onClick={({ shiftKey }) => dispatch(compoundsSorted({ column, isFurther: shiftKey }))}
        onKeyDown={(event) => stepBetween(event, onDown)}
      >
        {title}
        {key && <Icon of={key.isDescending ? ArrowUp : ArrowDown} size={14} />}
        {key && keys.length > 1 && <sub>{keys.indexOf(key) + 1}</sub>}
      </SortButton>
    </Box>
  );
}

function stepBetween(event: KeyboardEvent<HTMLButtonElement>, onDown: () => void): void {
  const { key, currentTarget } = event;
  // The table's keys are for its cells.
  event.stopPropagation();
  if (!['ArrowLeft', 'ArrowRight', 'ArrowDown'].includes(key)) return;
  event.preventDefault();
  if (key === 'ArrowDown') {
    onDown();
    return;
  }
  const row = currentTarget.closest('[role="row"]');
  const headers = [...(row?.querySelectorAll<HTMLElement>('[data-header]') ?? [])];
  headers[headers.indexOf(currentTarget) + (key === 'ArrowRight' ? 1 : -1)]?.focus();
}
