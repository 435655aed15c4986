import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react';
import { EyeOff } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { PDF_KEYS, useKeyCommand } from '@/features/shortcuts';
import { usePlatform } from '@/platform/PlatformContext';
import type { PdfView } from '@/platform/pdfs';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Notice } from '@/ui/Notice/Notice';
import { pageShown } from '../../document.slice';
import { PdfMessage } from './PdfMessage';
import { PdfSearchBar } from './PdfSearchBar';
import { PdfToolbar } from './PdfToolbar';
import { Pages, Stage, Whole } from './PdfViewer.styles';
import { PrintStatus } from './PrintStatus';
import { afterEvent, LOADING } from './viewState';

/** Shows a file from the vault while mounted; a different file needs its own instance (`key`). */
function useShownPdf(fileId: string) {
  const { pdfs } = usePlatform();
  const dispatch = useDispatch();
  const container = useRef<HTMLDivElement>(null);
  const [state, tell] = useReducer(afterEvent, LOADING);
  const [view, setView] = useState<PdfView>();
  useEffect(() => {
    if (!container.current) return undefined;
    const shown = pdfs.show(fileId, container.current, (event) => {
      tell(event);
      if (event.kind === 'page') dispatch(pageShown(event.page));
    });
    setView(shown);
    return () => shown.destroy();
  }, [pdfs, fileId, dispatch]);
  return { container, state, view };
}

function HiddenPdf() {
  return (
    <EmptyState icon={EyeOff} title="PDF hidden">
      PDF is currently hidden. Click &quot;Show PDF&quot; to display it again.
    </EmptyState>
  );
}

interface PdfViewerProps {
  readonly fileId: string;
  /** Keeps page and zoom while hidden. */
  readonly isHidden: boolean;
}

/** Dialogs of the viewer handle their own keys. */
const isInDialog = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('dialog') !== null;

/** Opened and closed by button or key; closing by key returns the focus to the pages. */
function useSearchBar(canSearch: boolean, pages: { readonly current: HTMLElement | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const [timesAsked, setTimesAsked] = useState(0);
  const commandOf = useKeyCommand(PDF_KEYS);
  const open = () => {
    setIsOpen(true);
    setTimesAsked(timesAsked + 1);
  };
  const close = () => {
    setIsOpen(false);
    pages.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!canSearch || isInDialog(event) || commandOf(event) !== 'search') return;
    // The browser's built-in search cannot find text on pages that have not been drawn yet.
    event.preventDefault();
    open();
  };
  const toggle = isOpen ? () => setIsOpen(false) : open;
  return { isOpen: isOpen && canSearch, timesAsked, close, toggle, onKeyDown };
}

export function PdfViewer({ fileId, isHidden }: PdfViewerProps) {
  const { container, state, view } = useShownPdf(fileId);
  const search = useSearchBar(state.status === 'shown' && !isHidden, container);
  return (
    <Whole onKeyDown={search.onKeyDown}>
      {isHidden ? (
        <HiddenPdf />
      ) : (
        <PdfToolbar
          state={state}
          view={view}
          isSearching={search.isOpen}
          onSearch={search.toggle}
        />
      )}
      {search.isOpen && view && (
        <PdfSearchBar
          view={view}
          outcome={state.search}
          timesAsked={search.timesAsked}
          onClose={search.close}
        />
      )}
      <PrintStatus />
      {!isHidden && state.pageFailed && <Notice tone="warning">Failed to render pages.</Notice>}
      <Stage hidden={isHidden}>
        <Pages ref={container} role="group" aria-label="Pages" tabIndex={0} data-scroll-area="" />
        <PdfMessage state={state} />
      </Stage>
    </Whole>
  );
}
