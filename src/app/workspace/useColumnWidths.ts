import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlatform } from '@/platform/PlatformContext';
import { RESIZE_DEBOUNCE_MS } from './columns';
import { readWidths, writeWidths } from './columnWidths';

type Layout = Readonly<Record<string, number>>;

/** The remembered widths, and what remembers them after the dividers have come to rest. */
export function useColumnWidths() {
  const { localStorage } = usePlatform();
  const [initial] = useState(() => readWidths(localStorage));
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const remember = useCallback(
    (layout: Layout, { isUserInteraction }: { readonly isUserInteraction: boolean }) => {
      if (!isUserInteraction) return; // a narrower window is no wish for other widths
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
