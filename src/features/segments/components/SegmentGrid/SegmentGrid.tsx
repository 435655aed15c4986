import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { selectVisibleIds } from '../../segments.selectors';
import { GRID_GAP, gridLayout } from './gridLayout';
import { Row, Rows, Scroller } from './SegmentGrid.styles';
import { useGridKeys } from './useGridKeys';
import { useWidth } from './useWidth';

export interface SegmentCardProps {
  readonly id: string;
  /** Place among the visible segments, from 1. */
  readonly position: number;
  readonly total: number;
  /** The card that the Tab key reaches; the arrow keys move it. */
  readonly tabbable: boolean;
}

interface SegmentGridProps {
  /** Draws one segment; knows the features that this one does not. */
  readonly card: ComponentType<SegmentCardProps>;
}

/** Rows rendered beyond the visible ones on each side, so that scrolling shows no blank edge. */
const OVERSCAN_ROWS = 3;

/** The segments as cards, of which only the ones near the window exist. */
export function SegmentGrid({ card }: SegmentGridProps) {
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
  // The virtualizer keeps the sizes it has estimated until it is told that they changed.
  useLayoutEffect(() => rows.measure(), [rows, cardHeight]);
  const { current, onKeyDown, onFocus } = useGridKeys({
    scroller,
    count: ids.length,
    columns,
    reveal: (index) => rows.scrollToIndex(Math.floor(index / columns)),
  });
  return (
    <Scroller ref={scroller} onKeyDown={onKeyDown} onFocus={onFocus}>
      <Rows role="list" aria-label="Segments" style={{ height: rows.getTotalSize() }}>
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
      </Rows>
    </Scroller>
  );
}

/** A toggled card must not render its neighbours. */
const Cell = memo(function Cell({ card: Card, ...props }: SegmentCardProps & SegmentGridProps) {
  return <Card {...props} />;
});
