import { useRef, useState } from 'react';
import { useLazyFindCompoundsQuery } from '@/api/teamSearch';
import type { CompoundQuery } from '@/domain/team/foundCompound';
import { fillPage, type Ask, type CompoundSearchState } from './fillPage';

const NOTHING: CompoundSearchState = {
  ...{ query: null, compounds: [], cursor: undefined, isBusy: false, failure: undefined },
};

/**
 * Looks for compounds, and shows each as soon as it is found: a search by structure answers before it has looked at all
 * of them, and goes on until a page is full.
 *
 * @param mostAfter how many compounds are enough where so many are known
 */
export function useCompoundSearch(mostAfter: (known: number) => number) {
  const [state, setState] = useState(NOTHING);
  const [ask] = useLazyFindCompoundsQuery();
  /** A search that another one has replaced shows nothing any more. */
  const latest = useRef(0);
  const asking = useRef<{ readonly abort: () => void }>(undefined);
  const find = (query: CompoundQuery, begun: CompoundSearchState) => {
    const turn = (latest.current += 1);
    const show = (next: CompoundSearchState) => {
      if (turn === latest.current) setState(next);
      return turn === latest.current;
    };
    const askFor: Ask = (cursor, limit) => {
      const asked = ask({ query, cursor, limit });
      asking.current = asked;
      return asked.unwrap();
    };
    const most = mostAfter(begun.compounds.length);
    void fillPage({ ...begun, query }, { most, ask: askFor, show });
  };
  const stop = () => {
    latest.current += 1;
    // Of what is replaced, the call goes on: the same one asked again shares its answer.
    asking.current?.abort();
    setState((before) => ({ ...before, isBusy: false }));
  };
  return {
    state,
    search: (query: CompoundQuery) => find(query, NOTHING),
    /** Goes on from what is found already; where that is all, nothing is asked. */
    goOn: (begun: CompoundSearchState) => {
      if (begun.query && begun.cursor !== null) find(begun.query, begun);
      else setState(begun);
    },
    stop,
  };
}
