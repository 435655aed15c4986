import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { drawingIdsOf, type Compound } from '@/domain/compound';
import type { EditableColumn } from '@/domain/compoundTable';
import { selectCompounds } from '@/features/articleCompounds';
import { selectShownCompounds } from '@/features/compoundTable';

/** A cell that is edited, in the rows that the table had when that began. */
export interface EditedCell {
  /** Of the compound. */
  readonly id: string;
  readonly column: EditableColumn;
  readonly rows: readonly Compound[];
}

/** The rows, and which of their cells is edited. */
export interface HeldRows {
  readonly rows: readonly Compound[];
  readonly edited: EditedCell | null;
  readonly setEdited: (edited: EditedCell | null) => void;
}

/** As they are now, except those whose drawings have changed. */
function renewed(held: readonly Compound[], compounds: readonly Compound[]): readonly Compound[] {
  const now = new Map(compounds.map((one) => [one.id, one]));
  return held.map((row) => {
    const found = now.get(row.id);
    return found && `${drawingIdsOf([found])}` === `${drawingIdsOf([row])}` ? found : row;
  });
}

/**
 * The rows hold still while a cell is edited: a reading that arrives may change what the filter leaves, the
 * order, and which drawings share a row, whereupon the words would be typed into another compound.
 */
export function useHeldRows(): HeldRows {
  const shown = useSelector(selectShownCompounds);
  const compounds = useSelector(selectCompounds);
  const [edited, setEdited] = useState<EditedCell | null>(null);
  const held = edited?.rows;
  const rows = useMemo(() => (held ? renewed(held, compounds) : shown), [held, compounds, shown]);
  return { rows, edited, setEdited };
}
