import { useEffect, useState, type RefObject } from 'react';
import { selectedRange, type TextRange } from './selectedRange';

/** What is selected in the text, followed as it changes. */
export function useSelectedRange(area: RefObject<HTMLElement | null>): TextRange | undefined {
  const [range, setRange] = useState<TextRange>();
  useEffect(() => {
    const follow = () => {
      const next = selectedRange(area.current);
      setRange((before) =>
        before?.start === next?.start && before?.end === next?.end ? before : next,
      );
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [area]);
  return range;
}
