import { Download, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { CompoundQuery, FoundCompound } from '@/domain/team/foundCompound';
import { foundExportRequested, type FoundFormat } from '@/features/teamSearch';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Fault } from '@/ui/Field/Field.styles';
import { Menu } from '@/ui/Menu/Menu';
import { FoundRow } from './FoundRow';
import { Found, ResultHead } from './Search.styles';
import { SearchForm } from './SearchForm';
import { foundInWords } from './searchWords';
import { useCompoundSearch } from './useCompoundSearch';

/** Finds compounds over all articles of the team's library. */
export function CompoundSearch() {
  const { query, compounds, cursor, isBusy, failure, search, more, stop } = useCompoundSearch();
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
          <ExportFound query={query} />
        </ResultHead>
      )}
      {failure !== undefined && <Fault role="alert">{failure}</Fault>}
      {query && !isBusy && failure === undefined && compounds.length === 0 && (
        <EmptyState icon={SearchX} title="Nothing found">
          What was added a moment ago is found by its structure once that is computed.
        </EmptyState>
      )}
      <FoundList compounds={compounds} />
      {cursor !== null && !isBusy && (
        <ResultHead>
          <Button onClick={more}>Find more</Button>
        </ResultHead>
      )}
    </>
  );
}

const FORMATS: Readonly<Record<FoundFormat, string>> = { csv: 'CSV', smiles: 'SMILES' };

/** All that is found, whatever is shown of it so far. */
function ExportFound({ query }: { readonly query: CompoundQuery }) {
  const dispatch = useDispatch();
  const items = (['csv', 'smiles'] as const).map((format) => ({
    id: format,
    label: `All found as ${FORMATS[format]}`,
    onSelect: () => dispatch(foundExportRequested({ query, format })),
  }));
  return <Menu label="Export" icon={Download} size="s" items={items} />;
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
