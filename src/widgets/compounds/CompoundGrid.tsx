import { useRef, type CSSProperties } from 'react';
import { useSelector } from 'react-redux';
import type { CompoundColumn } from '@/domain/compoundTable';
import { selectChosenIds, selectColumns, selectShownCompounds } from '@/features/compoundTable';
import { useWidth } from '@/lib/useWidth';
import { NARROW_COLUMNS, tracksOf } from './columns';
import {
  GridBox,
  HEADER_HEIGHT,
  NARROW_ROW_HEIGHT,
  ROW_HEIGHT,
  Rows,
  Scroller,
} from './CompoundGrid.styles';
import { CompoundRow } from './CompoundRow';
import { GridHeader } from './GridHeader';
import { useCurrentCell } from './useCurrentCell';
import { useTableActs } from './useTableActs';
import { useTableClipboard } from './useTableClipboard';
import { useTableKeys } from './useTableKeys';
import { useVirtualRows } from './useVirtualRows';

/** px, of the window: below this a row is a card. */
const NARROW = 768;
/** The compounds as a grid with one tab stop, rendering only the rows near the viewport. */
export function CompoundGrid() {
  const scroller = useRef<HTMLDivElement>(null);
  const width = useWidth(scroller);
  const isNarrow = width > 0 && width < NARROW;
  const rows = useSelector(selectShownCompounds);
  const { shown } = useSelector(selectColumns);
  const columns = isNarrow ? NARROW_COLUMNS : shown;
  const chosen = useSelector(selectChosenIds);
  const cell = useCurrentCell({ scroller, rows, columns });
  const { current, go, setPlace } = cell;
  const { acts, isEditing, endExtension } = useTableActs({
    rows,
    columns,
    current,
    go,
    setPlace,
  });
  const onHeader = (column: CompoundColumn) =>
    scroller.current?.querySelector<HTMLElement>(`[data-header="${column}"]`)?.focus();
  const onKeyDown = useTableKeys({ rows, columns, current, go, acts, endExtension, onHeader });
  const clipboard = useTableClipboard({ rows, columns, current });
  const headerHeight = isNarrow ? 0 : HEADER_HEIGHT;
  const height = isNarrow ? NARROW_ROW_HEIGHT : ROW_HEIGHT;
  const virtual = useVirtualRows({
    scroller,
    rows,
    height,
    headerHeight,
    currentIndex: cell.index,
  });
  return (
    <Scroller ref={scroller} onKeyDown={onKeyDown} onFocus={cell.onFocus} {...clipboard}>
      <GridBox
        role="grid"
        aria-label="Compounds"
        aria-multiselectable
        aria-rowcount={rows.length + 1}
        data-narrow={isNarrow || undefined}
        style={withTracks(columns)}
      >
        {!isNarrow && (
          <GridHeader
            rows={rows}
            columns={columns}
            onDown={(column) => rows[0] && go({ id: rows[0].id, column })}
          />
        )}
        <Rows role="rowgroup" style={{ height: virtual.getTotalSize() }}>
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
                isEditing={isCurrent && isEditing}
                acts={acts}
              />
            );
          })}
        </Rows>
      </GridBox>
    </Scroller>
  );
}

/** React's type has no custom properties. */
const withTracks = (columns: readonly CompoundColumn[]): CSSProperties =>
  ({ '--tracks': tracksOf(columns) }) as CSSProperties;
