import { useCallback, useMemo, useState } from 'react';
import type { Outcome } from './ReportDrawing';

/** Requests at a time: those of hundreds of compounds at once would hold up everything else. */
const AT_ONCE = 4;

interface Turns {
  /** Drawings whose turn to be requested has not come. */
  readonly waiting: ReadonlySet<string>;
  /** Not yet had, nor failed. */
  readonly left: number;
  readonly failed: number;
  readonly onSettled: (id: string, outcome: Outcome) => void;
}

/**
 * Lets the drawings of a report be requested a few at a time, from its top.
 *
 * @param ids of those that have to be requested
 */
export function useReportDrawings(ids: readonly string[]): Turns {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const onSettled = useCallback((id: string, outcome: Outcome) => {
    setOutcomes((before) =>
      before.get(id) === outcome ? before : new Map(before).set(id, outcome),
    );
  }, []);
  return useMemo(() => {
    const open = ids.filter((id) => !outcomes.has(id));
    return {
      waiting: new Set(open.slice(AT_ONCE)),
      left: open.length,
      failed: ids.filter((id) => outcomes.get(id) === 'failed').length,
      onSettled,
    };
  }, [ids, outcomes, onSettled]);
}
