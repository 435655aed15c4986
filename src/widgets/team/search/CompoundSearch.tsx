import { SearchX } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { EMPTY_QUERY, type CompoundQuery, type FoundCompound } from '@/domain/team/foundCompound';
import { TaskLine } from '@/features/library';
import { selectQuery } from '@/features/teamSearch';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Fault } from '@/ui/Field/Field.styles';
import { ExportFound } from './ExportFound';
import type { CompoundSearchState } from './fillPage';
import { FoundArticles } from './FoundArticles';
import { FoundRow } from './FoundRow';
import { Found, ResultHead } from './Search.styles';
import { SearchForm } from './SearchForm';
import { foundInWords } from './searchWords';
import { useArticleSearch } from './useArticleSearch';
import { useCompoundSearch } from './useCompoundSearch';

/** Compounds that are shown at first, and added by each press. */
const A_PAGE = 25;

/** Finds compounds over all articles of the team's library. */
export function CompoundSearch() {
  const { state, search, goOn, stop } = useCompoundSearch((known) => known + A_PAGE);
  const { query, compounds, cursor, isBusy, failure } = state;
  const articles = useArticleSearch();
  const searchBoth = (asked: CompoundQuery) => {
    search(asked);
    articles.search(asked);
  };
  useKeptQuery(searchBoth);
  return (
    <>
      <SearchForm onSearch={searchBoth} />
      {articles.isAsked && <FoundArticles {...articles} />}
      {query && <FoundHead found={state} onStop={stop} />}
      {query && <TaskLine />}
      {failure !== undefined && <Fault role="alert">{failure}</Fault>}
      {!isBusy && cursor === null && compounds.length === 0 && (
        <EmptyState icon={SearchX} title="No compound found">
          What was added a moment ago is found by its structure once that is computed. Articles of
          which you give a second opinion without seeing the first are left out.
        </EmptyState>
      )}
      <FoundList compounds={compounds} />
      {mayGoOn(state) && (
        <ResultHead>
          <Button onClick={() => goOn(state)}>
            {compounds.length === 0 ? 'Go on' : 'Find more'}
          </Button>
        </ResultHead>
      )}
    </>
  );
}

/** What failed at once would fail again: it is searched for anew, by something else perhaps. */
const mayGoOn = ({ query, cursor, isBusy, failure }: CompoundSearchState): boolean =>
  query !== null && !isBusy && (cursor === undefined ? failure === undefined : cursor !== null);

/** Who comes back from what was found finds the search as they left it, with what is there now. */
function useKeptQuery(search: (query: CompoundQuery) => void): void {
  const kept = useSelector(selectQuery);
  const begin = useEffectEvent(() => {
    if (kept !== EMPTY_QUERY) search(kept);
  });
  useEffect(() => begin(), []);
}

interface FoundHeadProps {
  readonly found: CompoundSearchState;
  readonly onStop: () => void;
}

/** How many are found so far, and what can be done with them. */
function FoundHead({ found, onStop }: FoundHeadProps) {
  return (
    <ResultHead>
      <h2>Compounds</h2>
      <span role="status">{foundInWords(found)}</span>
      {found.isBusy && (
        <Button size="s" onClick={onStop}>
          Stop
        </Button>
      )}
      <ExportFound found={found} />
    </ResultHead>
  );
}

const keyOf = ({ article, segment }: FoundCompound) => `${article} ${segment}`;

/** One compound at a time shows the others of its skeleton. */
function FoundList({ compounds }: { readonly compounds: readonly FoundCompound[] }) {
  const [open, setOpen] = useState<string | null>(null);
  if (compounds.length === 0) return null;
  return (
    <Found aria-label="Found compounds">
      {compounds.map((compound) => {
        const key = keyOf(compound);
        return (
          <FoundRow
            key={key}
            compound={compound}
            isOpen={open === key}
            onToggle={() => setOpen(open === key ? null : key)}
          />
        );
      })}
    </Found>
  );
}
