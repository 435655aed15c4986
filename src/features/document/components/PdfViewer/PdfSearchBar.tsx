import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { CaseSensitive, ChevronDown, ChevronUp, X } from 'lucide-react';
import type { PdfView, SearchOutcome } from '@/platform/pdfs';
import { PDF_SEARCH_KEYS, useKeyCommand, useShortcut } from '@/features/shortcuts';
import { IconButton } from '@/ui/Button/IconButton';
import { Input } from '@/ui/Field/Field.styles';
import { look } from '@/ui/Layout/look';
import { Bar } from '@/ui/Panel/Panel';
import { Num } from '@/ui/Text/Text';

const Query = styled(Input)`
  ${look({ flex: 1, width: '0', minWidth: '80px', minHeight: '26px' })}
  padding-block: 2px;
`;

const Count = styled(Num)`
  ${look({ minWidth: '64px', ink: 'text-2', size: 's', nowrap: true })}
  text-align: end;
`;

function outcomeText({ status, current, total }: SearchOutcome): string {
  if (status === 'none') return 'Not found';
  if (status === 'searching' || current === 0) return 'Searching...';
  return `${current} of ${total}`;
}

interface PdfSearchBarProps {
  readonly view: PdfView;
  readonly outcome: SearchOutcome | undefined;
  /** Each time the user opens the search, the focus moves to the search field. */
  readonly timesAsked: number;
  readonly onClose: () => void;
}

/** The search field; passes its text to the viewer on each change. A blank field searches for nothing. */
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

function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Searches the pages: Enter and Shift+Enter step through the matches, Escape closes the bar. */
export function PdfSearchBar({ view, outcome, timesAsked, onClose }: PdfSearchBarProps) {
  const { query, setQuery, matchesCase, setMatchesCase, isBlank } = useSearch(view);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => selectAll(field.current), [timesAsked]);
  const commandOf = useKeyCommand(PDF_SEARCH_KEYS);
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event);
    if (command === 'close') onClose();
    else if (command && event.target === field.current && !isBlank) view.searchOn(command);
  };
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
      <MatchButtons view={view} hasMatches={!isBlank && (outcome?.total ?? 0) > 0} />
      <IconButton
        icon={CaseSensitive}
        size="s"
        label="Match case"
        pressed={matchesCase}
        onClick={() => setMatchesCase(!matchesCase)}
      />
      <IconButton
        icon={X}
        size="s"
        label="Close the search"
        shortcut={useShortcut(PDF_SEARCH_KEYS.close)}
        onClick={onClose}
      />
    </Bar>
  );
}

/** Buttons that step through the matches, for mouse and touch users. */
function MatchButtons({ view, hasMatches }: { view: PdfView; hasMatches: boolean }) {
  return (
    <>
      <IconButton
        icon={ChevronUp}
        size="s"
        label="Previous match"
        shortcut={useShortcut(PDF_SEARCH_KEYS.previous)}
        disabled={!hasMatches}
        onClick={() => view.searchOn('previous')}
      />
      <IconButton
        icon={ChevronDown}
        size="s"
        label="Next match"
        shortcut={useShortcut(PDF_SEARCH_KEYS.next)}
        disabled={!hasMatches}
        onClick={() => view.searchOn('next')}
      />
    </>
  );
}
