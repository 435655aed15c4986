import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Without a key, after which what was typed is kept. */
const QUIET_MS = 500;

interface TypedText {
  /** `null` while nothing is being typed. */
  readonly typed: string | null;
  readonly onType: (text: string) => void;
  /** Keeps what is not yet kept, and ends the typing. */
  readonly leave: () => void;
  /** Ends the typing without keeping the rest; tells whether something of it is kept. */
  readonly drop: () => boolean;
}

/**
 * What is being typed into a field: kept after half a second without a key, when the field goes, and when the
 * page is hidden or left, so that nothing typed is lost.
 *
 * @param keep `isMore`: something of the same typing is kept already. Tells whether something of it is kept
 * now, and so is a step that can be undone.
 */
export function useTypedText(keep: (text: string, isMore: boolean) => boolean): TypedText {
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<{ readonly text: string; readonly timer: number }>(undefined);
  const hasKept = useRef(false);
  const latest = useLatest(keep);
  const forget = () => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };
  const flush = () => {
    const text = waiting.current?.text;
    forget();
    if (text === undefined) return;
    hasKept.current = latest.current(text, hasKept.current);
  };
  useFlushBeforeLoss(flush);
  const end = () => {
    hasKept.current = false;
    setTyped(null);
  };
  return {
    typed,
    onType: (text) => {
      forget();
      setTyped(text);
      waiting.current = { text, timer: window.setTimeout(flush, QUIET_MS) };
    },
    leave: () => {
      flush();
      end();
    },
    drop: () => {
      forget();
      const kept = hasKept.current;
      end();
      return kept;
    },
  };
}

/** What was given to the latest render. */
function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** While capturing: whatever saves the work when the page goes hears of that later. */
function useFlushBeforeLoss(flush: () => void): void {
  const latest = useLatest(flush);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const now = () => latest.current();
    window.addEventListener('visibilitychange', now, options);
    window.addEventListener('pagehide', now, options);
    return () => {
      listening.abort();
      now();
    };
  }, [latest]);
}
