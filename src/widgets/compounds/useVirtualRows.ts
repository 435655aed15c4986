import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, type RefObject } from 'react';

/** px, of the scroll area before it is measured: a window that opens focuses a cell at once. */
const SUPPOSED_HEIGHT = 600;
/** Rows rendered beyond the visible ones on each side, so that scrolling shows no blank edge. */
const OVERSCAN_ROWS = 6;

interface VirtualRows {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: readonly { readonly id: string }[];
  /** px */
  readonly height: number;
  /** px, of what covers the upper edge. */
  readonly headerHeight: number;
  readonly currentIndex: number;
}

/** The current row is always rendered, so that it can be reached by Tab and never loses the focus. */
export function useVirtualRows({
  scroller,
  rows,
  height,
  headerHeight,
  currentIndex,
}: VirtualRows) {
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: OVERSCAN_ROWS,
    initialRect: { width: 0, height: SUPPOSED_HEIGHT },
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      const isThere = currentIndex < 0 || indexes.includes(currentIndex);
      return isThere ? indexes : [...indexes, currentIndex].sort((a, b) => a - b);
    },
  });
  // The virtualizer caches its size estimates until it is asked to measure again.
  useLayoutEffect(() => virtual.measure(), [virtual, height]);
  return virtual;
}
