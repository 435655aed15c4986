import { memo, type MouseEvent } from 'react';
import type { Compound } from '@/domain/compound';
import {
  isEditable,
  textIn,
  type CompoundColumn,
  type EditableColumn,
} from '@/domain/compoundTable';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { CellContent } from './CellContent';
import { CellEditor } from './CellEditor';
import { Cell, Row } from './CompoundGrid.styles';
import { COLUMN_ATTRIBUTE, ROW_ATTRIBUTE, type CellActs } from './cellPlaces';

interface CompoundRowProps {
  readonly compound: Compound;
  readonly columns: readonly CompoundColumn[];
  /** Among the rows shown, from 0. */
  readonly index: number;
  /** px */
  readonly top: number;
  readonly height: number;
  readonly isChosen: boolean;
  /** The cell in the tab order, if it is in this row. */
  readonly current: CompoundColumn | undefined;
  /** The cell that is edited, if it is in this row. */
  readonly edited: EditableColumn | undefined;
  readonly acts: CellActs;
}

/** What names a row for assistive technology. */
const nameOf = (compound: Compound): string =>
  [textIn(compound, 'drawings'), textIn(compound, 'name')].filter(Boolean).join(' ');

/** One compound. */
export const CompoundRow = memo(function CompoundRow(props: CompoundRowProps) {
  const { compound, columns, index, top, height, isChosen, acts } = props;
  const { id } = compound;
  const onClick = ({ shiftKey, target }: MouseEvent) => {
    if (shiftKey && target instanceof Element && !target.closest('input')) acts.extendTo(id);
  };
  return (
    <Row
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      style={{ transform: `translateY(${top}px)`, height }}
      {...{ [ROW_ATTRIBUTE]: id }}
      onClick={onClick}
    >
      <Cell role="gridcell" {...{ [COLUMN_ATTRIBUTE]: 'select' }}>
        <Checkbox
          checked={isChosen}
          tabIndex={-1}
          aria-label={`Select ${nameOf(compound)}`}
          onChange={() => acts.toggle(id)}
        />
      </Cell>
      {columns.map((column) => (
        <CompoundCell key={column} column={column} {...props} />
      ))}
    </Row>
  );
});

function CompoundCell(props: CompoundRowProps & { readonly column: CompoundColumn }) {
  const { compound, column, current, acts } = props;
  const { id } = compound;
  const isCurrent = current === column;
  const edited = props.edited === column ? props.edited : undefined;
  return (
    <Cell
      role="gridcell"
      aria-readonly={!isEditable(column)}
      tabIndex={isCurrent ? 0 : -1}
      data-autofocus={isCurrent ? '' : undefined}
      data-editing={edited && ''}
      {...{ [COLUMN_ATTRIBUTE]: column }}
      onDoubleClick={() => acts.edit(id, column)}
    >
      {edited ? (
        <CellEditor
          column={edited}
          value={textIn(compound, edited)}
          onConfirm={(value) => acts.confirm(id, edited, value)}
          onLeave={(value) => acts.leave(id, edited, value)}
          onCancel={acts.cancel}
        />
      ) : (
        <CellContent compound={compound} column={column} onOpen={() => acts.open(id)} />
      )}
    </Cell>
  );
}
