import { useEffect, useReducer, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { isTypedInto, PDF_KEYS, useKeyCommand } from '@/features/shortcuts';
import { usePlatform } from '@/platform/PlatformContext';
import type { PdfView } from '@/platform/pdfs';
import { pdfVisibilityToggled } from '@/article';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Box } from '@/ui/Layout/Layout';
import { Notice } from '@/ui/Notice/Notice';
import { pageShown } from '../../viewer.slice';
import type { OutlineParts } from './outlineParts';
import { PdfMessage } from './PdfMessage';
import { PdfSearchBar } from './PdfSearchBar';
import { PdfToolbar } from './PdfToolbar';
import { Pages, Stage } from './PdfViewer.styles';
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
  const dispatch = useDispatch();
  const show = (
    <Button icon={Eye} onClick={() => dispatch(pdfVisibilityToggled())}>
      Show PDF
    </Button>
  );
  return (
    <EmptyState icon={EyeOff} title="PDF hidden" action={show}>
      PDF is currently hidden. Click &quot;Show PDF&quot; to display it again.
    </EmptyState>
  );
}

interface PdfViewerProps {
  readonly fileId: string;
  /** Keeps page and zoom while hidden. */
  readonly isHidden: boolean;
  readonly outlines?: OutlineParts | undefined;
  /** What is done with the document as a whole, by whether its pages are shown. */
  readonly menu: (isShown: boolean) => ReactNode;
}

/** Dialogs of the viewer handle their own keys. */
const isInDialog = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('dialog') !== null;

/** Opened and closed by button or key; closing by key returns the focus to the pages. */
function useSearchBar(canSearch: boolean, pages: { readonly current: HTMLElement | null }) {
  const [isOpen, setIsOpen] = useState(false);
  const [timesAsked, setTimesAsked] = useState(0);
  const open = () => {
    setIsOpen(true);
    setTimesAsked(timesAsked + 1);
  };
  const close = () => {
    setIsOpen(false);
    pages.current?.focus();
  };
  const toggle = isOpen ? () => setIsOpen(false) : open;
  return { isOpen: isOpen && canSearch, timesAsked, open, close, toggle };
}

/** The viewer's keys, once there are pages. */
function useViewerKeys(areOn: boolean, acts: Record<keyof typeof PDF_KEYS, () => void>) {
  const commandOf = useKeyCommand(PDF_KEYS);
  return (event: KeyboardEvent) => {
    const command = areOn && !isInDialog(event) ? commandOf(event) : undefined;
    if (command === undefined || (command === 'drawBox' && isTypedInto(event.target))) return;
    // The browser's built-in search cannot find text on pages that have not been drawn yet.
    event.preventDefault();
    acts[command]();
  };
}

const NOTHING = () => undefined;

export function PdfViewer({ fileId, isHidden, outlines, menu }: PdfViewerProps) {
  const { container, state, view } = useShownPdf(fileId);
  const isShown = state.status === 'shown' && !isHidden;
  const search = useSearchBar(isShown, container);
  const onKeyDown = useViewerKeys(isShown, {
    search: search.open,
    drawBox: outlines?.onDrawBox ?? NOTHING,
  });
  return (
    <Box $contents onKeyDown={onKeyDown}>
      <PdfToolbar
        state={isHidden ? LOADING : state}
        view={view}
        isSearching={search.isOpen}
        onSearch={search.toggle}
        More={outlines?.Tools}
        menu={menu}
      />
      {isHidden && <HiddenPdf />}
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
      {isShown && outlines && (
        <outlines.Layer overlays={state.overlays} view={view} scroller={container} />
      )}
    </Box>
  );
}
