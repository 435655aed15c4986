import { useRef, type CSSProperties, type RefObject } from 'react';
import { useSelector } from 'react-redux';
import type { CompoundColumn } from '@/domain/compoundTable';
import { selectColumns } from '@/features/compoundTable';
import { useWidth } from '@/lib/useWidth';
import { Scroll } from '@/ui/Layout/Layout';
import { NARROW_COLUMNS, tracksOf } from './columns';
import { GridBox, HEADER_HEIGHT, NARROW_ROW_HEIGHT, ROW_HEIGHT } from './CompoundGrid.styles';
import { GridHeader } from './GridHeader';
import { GridRows } from './GridRows';
import { useCurrentCell } from './useCurrentCell';
import type { HeldRows } from './useHeldRows';
import { useTableActs } from './useTableActs';
import { useTableClipboard } from './useTableClipboard';
import { useTableKeys } from './useTableKeys';
import { useVirtualRows } from './useVirtualRows';

/** px, of the window: below this a row is a card. */
const NARROW = 768;

/** The compounds as a grid with one tab stop, rendering only the rows near the viewport. */
export function CompoundGrid({ rows, edited, setEdited }: HeldRows) {
  const scroller = useRef<HTMLDivElement>(null);
  const { columns, isNarrow, ...heights } = useLayout(scroller);
  const { onFocus, index, ...cell } = useCurrentCell({ scroller, rows, columns });
  const table = { rows, columns, ...cell };
  const doing = useTableActs({ ...table, setEdited });
  const onHeader = (column: CompoundColumn) =>
    scroller.current?.querySelector<HTMLElement>(`[data-header="${column}"]`)?.focus();
  const onKeyDown = useTableKeys({ ...table, ...doing, onHeader });
  const clipboard = useTableClipboard(table);
  const virtual = useVirtualRows({ scroller, rows, ...heights, currentIndex: index });
  const toRows = (column: CompoundColumn) => rows[0] && cell.go({ id: rows[0].id, column });
  return (
    <Scroll
      $ground="surface-2"
      ref={scroller}
      {...clipboard}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <GridBox
        role="grid"
        aria-label="Compounds"
        aria-multiselectable
        aria-rowcount={rows.length + 1}
        data-narrow={isNarrow || undefined}
        style={withTracks(columns)}
      >
        {!isNarrow && <GridHeader rows={rows} columns={columns} onDown={toRows} />}
        <GridRows
          {...{ rows, columns, virtual, edited, ...heights }}
          current={cell.current}
          acts={doing.acts}
        />
      </GridBox>
    </Scroll>
  );
}

/** What the width allows. */
function useLayout(scroller: RefObject<HTMLElement | null>) {
  const width = useWidth(scroller);
  const { shown } = useSelector(selectColumns);
  const isNarrow = width > 0 && width < NARROW;
  return isNarrow
    ? { isNarrow, columns: NARROW_COLUMNS, height: NARROW_ROW_HEIGHT, headerHeight: 0 }
    : { isNarrow, columns: shown, height: ROW_HEIGHT, headerHeight: HEADER_HEIGHT };
}

/** React's type has no custom properties. */
const withTracks = (columns: readonly CompoundColumn[]): CSSProperties =>
  ({ '--tracks': tracksOf(columns) }) as CSSProperties;
