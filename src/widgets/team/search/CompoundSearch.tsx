import { SearchX } from 'lucide-react';
import { useState } from 'react';
import type { FoundCompound } from '@/domain/team/foundCompound';
import { TaskLine } from '@/features/library';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Fault } from '@/ui/Field/Field.styles';
import { ExportFound } from './ExportFound';
import { FoundRow } from './FoundRow';
import { Found, ResultHead } from './Search.styles';
import { SearchForm } from './SearchForm';
import { foundInWords } from './searchWords';
import { useCompoundSearch } from './useCompoundSearch';

/** Compounds that are shown at first, and added by each press. */
const A_PAGE = 25;

/** Finds compounds over all articles of the team's library. */
export function CompoundSearch() {
  const { state, search, goOn, stop } = useCompoundSearch((known) => known + A_PAGE);
  const { query, compounds, cursor, isBusy, failure } = state;
  const words = foundInWords(compounds.length, { isBusy, hasMore: cursor !== null });
  return (
    <>
      <SearchForm onSearch={search} />
      {query && (
        <ResultHead>
          <h2>Found</h2>
          <span role="status">{words}</span>
          {isBusy && (
            <Button size="s" onClick={stop}>
              Stop
            </Button>
          )}
          <ExportFound found={state} />
        </ResultHead>
      )}
      {query && <TaskLine />}
      {failure !== undefined && <Fault role="alert">{failure}</Fault>}
      {query && !isBusy && failure === undefined && compounds.length === 0 && (
        <EmptyState icon={SearchX} title="Nothing found">
          What was added a moment ago is found by its structure once that is computed.
        </EmptyState>
      )}
      <FoundList compounds={compounds} />
      {cursor !== null && !isBusy && (
        <ResultHead>
          <Button onClick={() => goOn(state)}>Find more</Button>
        </ResultHead>
      )}
    </>
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
