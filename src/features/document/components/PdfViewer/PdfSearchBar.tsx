import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { CaseSensitive, ChevronDown, ChevronUp, X } from 'lucide-react';
import type { PdfView, SearchOutcome } from '@/platform/pdfs';
import { IconButton } from '@/ui/Button/IconButton';
import { Input } from '@/ui/Field/Field.styles';
import { Bar } from '@/ui/Panel/Panel';
import { Num } from '@/ui/Text/Text';

const Query = styled(Input)`
  flex: 1;
  width: 0;
  min-width: 80px;
  min-height: 26px;
  padding-block: 2px;
`;

const Count = styled(Num)`
  min-width: 64px;
  color: var(--text-2);
  font-size: var(--t-s);
  text-align: end;
  white-space: nowrap;
`;

function outcomeText({ status, current, total }: SearchOutcome): string {
  if (status === 'none') return 'Not found';
  if (status === 'searching' || current === 0) return 'Searching...';
  return `${current} of ${total}`;
}

interface PdfSearchBarProps {
  readonly view: PdfView;
  readonly outcome: SearchOutcome | undefined;
  /** Each time the search is asked for, the focus goes to the words. */
  readonly timesAsked: number;
  readonly onClose: () => void;
}

/** What is looked for, told to the view at each change; a blank field looks for nothing. */
function useSearch(view: PdfView) {
  const [query, setQuery] = useState('');
  const [matchesCase, setMatchesCase] = useState(false);
  const isBlank = query.trim() === '';
  useEffect(() => {
    if (isBlank) view.endSearch();
    else view.search({ query, matchesCase });
  }, [view, query, matchesCase, isBlank]);
  useEffect(() => () => view.endSearch(), [view]);
  return { query, setQuery, matchesCase, setMatchesCase, isBlank };
}

/** Looks for words in the pages: Enter and Shift+Enter go through the matches, Escape closes. */
export function PdfSearchBar({ view, outcome, timesAsked, onClose }: PdfSearchBarProps) {
  const { query, setQuery, matchesCase, setMatchesCase, isBlank } = useSearch(view);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [timesAsked]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && event.target === field.current && !isBlank) {
      view.searchOn(event.shiftKey ? 'previous' : 'next');
    }
  };
  const hasMatches = !isBlank && (outcome?.total ?? 0) > 0;
  return (
    <Bar $nowrap role="search" aria-label="In the PDF" onKeyDown={onKeyDown}>
      <Query
        ref={field}
        aria-label="Find in the PDF"
        placeholder="Find in the PDF"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <Count role="status">{isBlank || !outcome ? '' : outcomeText(outcome)}</Count>
      <IconButton
        icon={ChevronUp}
        size="s"
        label="Previous match"
        shortcut="Shift+Enter"
        disabled={!hasMatches}
        onClick={() => view.searchOn('previous')}
      />
      <IconButton
        icon={ChevronDown}
        size="s"
        label="Next match"
        shortcut="Enter"
        disabled={!hasMatches}
        onClick={() => view.searchOn('next')}
      />
      <IconButton
        icon={CaseSensitive}
        size="s"
        label="Match case"
        pressed={matchesCase}
        onClick={() => setMatchesCase(!matchesCase)}
      />
      <IconButton icon={X} size="s" label="Close the search" shortcut="Esc" onClick={onClose} />
    </Bar>
  );
}
