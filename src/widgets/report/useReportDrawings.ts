import { useCallback, useMemo, useRef, useState } from 'react';
import type { Structure } from '@/domain/structure';
import type { Outcome } from './ReportDrawing';

/** Requests at a time: those of hundreds of compounds at once would hold up everything else. */
const AT_ONCE = 4;

interface Turns {
  /** Structures whose turn to be requested has not come. */
  readonly waiting: ReadonlySet<Structure>;
  /** Not yet had, nor failed. */
  readonly left: number;
  readonly failed: number;
  readonly onSettled: (structure: Structure, outcome: Outcome) => void;
}

/**
 * Lets the drawings of a report be requested a few at a time, from its top. A drawing that gets another structure
 * is requested again.
 *
 * @param structures whose drawings have to be requested
 */
export function useReportDrawings(structures: readonly Structure[]): Turns {
  const outcomes = useRef(new WeakMap<Structure, Outcome>());
  // One map, as copies for hundreds of outcomes cost time; an object around it tells that it changed.
  const [settled, setSettled] = useState<{ readonly outcomes: ReadonlyOutcomes }>();
  const onSettled = useCallback((structure: Structure, outcome: Outcome) => {
    if (outcomes.current.get(structure) === outcome) return;
    outcomes.current.set(structure, outcome);
    setSettled({ outcomes: outcomes.current });
  }, []);
  return useMemo(() => {
    const open = structures.filter((structure) => !settled?.outcomes.has(structure));
    return {
      waiting: new Set(open.slice(AT_ONCE)),
      left: open.length,
      failed: structures.filter((each) => settled?.outcomes.get(each) === 'failed').length,
      onSettled,
    };
  }, [structures, settled, onSettled]);
}

type ReadonlyOutcomes = Pick<WeakMap<Structure, Outcome>, 'get' | 'has'>;
