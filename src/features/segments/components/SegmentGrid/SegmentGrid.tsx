import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useRef, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { Box } from '@/ui/Layout/Layout';
import { selectVisibleIds } from '@/article';
import { GRID_GAP, gridLayout } from './gridLayout';
import { Row, Scroller } from './SegmentGrid.styles';
import { useGridKeys } from './useGridKeys';
import { useWidth } from '@/lib/useWidth';

export interface SegmentCardProps {
  readonly id: string;
  /** Position among the visible segments, from 1. */
  readonly position: number;
  readonly total: number;
  /** The card in the tab order; the arrow keys change it. */
  readonly tabbable: boolean;
}

interface SegmentGridProps {
  /** Renders one segment, using features that this one does not depend on. */
  readonly card: ComponentType<SegmentCardProps>;
  /** The segment that was chosen elsewhere: its card is scrolled into view, without the focus. */
  readonly shownId?: string | null;
  /** Gets the focus whenever it becomes another one. */
  readonly focusedId?: string | null;
}

/** Rows rendered beyond the visible ones on each side, so that scrolling shows no blank edge. */
const OVERSCAN_ROWS = 3;

/** Reveals a card when its segment is chosen elsewhere, not when columns or order change. */
function useShown(index: number, id: string | null, reveal: (index: number) => void) {
  const act = useRef(() => undefined as void);
  useEffect(() => {
    act.current = () => {
      if (index >= 0) reveal(index);
    };
  });
  useEffect(() => act.current(), [id]);
}

/** The segments as cards, rendering only those near the viewport. */
export function SegmentGrid({ card, shownId = null, focusedId = null }: SegmentGridProps) {
  const ids = useSelector(selectVisibleIds);
  const scroller = useRef<HTMLDivElement>(null);
  const width = useWidth(scroller);
  const { columns, cardHeight } = gridLayout(width);
  const rows = useVirtualizer({
    count: Math.ceil(ids.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeight + GRID_GAP,
    overscan: OVERSCAN_ROWS,
  });
  // The virtualizer caches its size estimates until it is asked to measure again.
  useLayoutEffect(() => rows.measure(), [rows, cardHeight]);
  const reveal = (index: number) => rows.scrollToIndex(Math.floor(index / columns));
  const { current, onKeyDown, onFocus } = useGridKeys({
    scroller,
    count: ids.length,
    columns,
    wantedId: focusedId,
    wantedIndex: focusedId === null ? -1 : ids.indexOf(focusedId),
    reveal,
  });
  useShown(shownId === null ? -1 : ids.indexOf(shownId), shownId, reveal);
  return (
    <Scroller ref={scroller} onKeyDown={onKeyDown} onFocus={onFocus}>
      <Box
        $position="relative"
        role="list"
        aria-label="Segments"
        style={{ height: rows.getTotalSize() }}
      >
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <Row
            key={key}
            role="presentation"
            $columns={columns}
            style={{ transform: `translateY(${start}px)`, height: cardHeight }}
          >
            {ids.slice(index * columns, (index + 1) * columns).map((id, column) => (
              <Cell
                key={id}
                card={card}
                id={id}
                position={index * columns + column + 1}
                total={ids.length}
                tabbable={index * columns + column === current}
              />
            ))}
          </Row>
        ))}
      </Box>
    </Scroller>
  );
}

/** Toggling a card must not rerender its neighbours. */
const Cell = memo(function Cell({
  card: Card,
  ...props
}: SegmentCardProps & Pick<SegmentGridProps, 'card'>) {
  return <Card {...props} />;
});
