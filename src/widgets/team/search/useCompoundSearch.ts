import { useRef, useState } from 'react';
import { toApiError } from '@/api/apiError';
import { useLazyFindCompoundsQuery } from '@/api/teamSearch';
import type { CompoundQuery, FoundCompound, FoundPage } from '@/domain/team/foundCompound';

/** Compounds that are shown at first, and added by each press. */
const A_PAGE = 25;

export interface CompoundSearchState {
  /** What was looked for; null before the first search. */
  readonly query: CompoundQuery | null;
  readonly compounds: readonly FoundCompound[];
  /** Where to go on; null: there are no more. */
  readonly cursor: string | null;
  readonly isBusy: boolean;
  /** Why the search ended, in words. */
  readonly failure: string | undefined;
}

const NOTHING: CompoundSearchState = {
  ...{ query: null, compounds: [], cursor: null, isBusy: false, failure: undefined },
};

type Ask = (cursor: string | null, limit: number) => Promise<FoundPage>;

/** Asks until a page is full, there are no more, or the search was replaced. @param show false if it was */
async function fillPage(
  begun: CompoundSearchState,
  ask: Ask,
  show: (state: CompoundSearchState) => boolean,
): Promise<void> {
  let state: CompoundSearchState = { ...begun, isBusy: true, failure: undefined };
  const most = begun.compounds.length + A_PAGE;
  let goesOn = show(state);
  try {
    while (goesOn && state.isBusy) {
      const found = await ask(state.cursor, most - state.compounds.length);
      const compounds = [...state.compounds, ...found.compounds];
      const isBusy = found.cursor !== null && compounds.length < most;
      state = { ...state, compounds, cursor: found.cursor, isBusy };
      goesOn = show(state);
    }
  } catch (thrown) {
    show({ ...state, isBusy: false, failure: toApiError(thrown).message });
  }
}

/**
 * Looks for compounds, and shows each as soon as it is found: a search by structure answers before it has looked at all
 * of them, and goes on until a page is full.
 */
export function useCompoundSearch() {
  const [state, setState] = useState(NOTHING);
  const [ask] = useLazyFindCompoundsQuery();
  /** A search that another one has replaced shows nothing any more. */
  const latest = useRef(0);
  const find = (query: CompoundQuery, begun: CompoundSearchState) => {
    const turn = (latest.current += 1);
    const show = (next: CompoundSearchState) => {
      if (turn === latest.current) setState(next);
      return turn === latest.current;
    };
    const askFor: Ask = (cursor, limit) => ask({ query, cursor, limit }).unwrap();
    void fillPage({ ...begun, query }, askFor, show);
  };
  const stop = () => {
    latest.current += 1;
    setState((before) => ({ ...before, isBusy: false }));
  };
  return {
    ...state,
    search: (query: CompoundQuery) => find(query, NOTHING),
    more: () => state.query && find(state.query, state),
    stop,
  };
}
