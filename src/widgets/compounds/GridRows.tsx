import type { Virtualizer } from '@tanstack/react-virtual';
import { useSelector } from 'react-redux';
import type { Compound } from '@/domain/compound';
import type { CompoundColumn } from '@/domain/compoundTable';
import { selectChosenIds } from '@/features/compoundTable';
import { Box } from '@/ui/Layout/Layout';
import type { CellActs, CellPlace } from './cellPlaces';
import { CompoundRow } from './CompoundRow';
import type { EditedCell } from './useHeldRows';

interface GridRowsProps {
  readonly rows: readonly Compound[];
  readonly columns: readonly CompoundColumn[];
  readonly virtual: Virtualizer<HTMLElement, Element>;
  /** px */
  readonly height: number;
  /** px, above the first row. */
  readonly headerHeight: number;
  readonly current: CellPlace | undefined;
  readonly edited: EditedCell | null;
  readonly acts: CellActs;
}

/** The rows near the viewport. */
export function GridRows(props: GridRowsProps) {
  const { rows, columns, virtual, height, headerHeight, current, edited, acts } = props;
  const chosen = useSelector(selectChosenIds);
  return (
    <Box $position="relative" role="rowgroup" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) => {
        const compound = rows[index];
        if (!compound) return null;
        const isCurrent = compound.id === current?.id;
        return (
          <CompoundRow
            key={compound.id}
            compound={compound}
            columns={columns}
            index={index}
            top={start - headerHeight}
            height={height}
            isChosen={compound.drawings.some(({ id }) => chosen[id])}
            current={isCurrent ? current.column : undefined}
            edited={edited?.id === compound.id ? edited.column : undefined}
            acts={acts}
          />
        );
      })}
    </Box>
  );
}
