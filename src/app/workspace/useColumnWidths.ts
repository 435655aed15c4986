import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlatform } from '@/platform/PlatformContext';
import { RESIZE_DEBOUNCE_MS } from './columns';
import { readWidths, writeWidths } from './columnWidths';

type Layout = Readonly<Record<string, number>>;

/** The stored widths, and a function that stores them after the dividers have stopped. */
export function useColumnWidths() {
  const { localStorage } = usePlatform();
  const [initial] = useState(() => readWidths(localStorage));
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const remember = useCallback(
    (layout: Layout) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(
        () => writeWidths(localStorage, layout),
        RESIZE_DEBOUNCE_MS,
      );
    },
    [localStorage],
  );
  return { initial, remember };
}
