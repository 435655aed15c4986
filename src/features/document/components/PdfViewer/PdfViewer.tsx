import { useEffect, useReducer, useRef, useState } from 'react';
import { EyeOff } from 'lucide-react';
import { usePlatform } from '@/platform/PlatformContext';
import type { PdfView } from '@/platform/pdfs';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Notice } from '@/ui/Notice/Notice';
import { PdfMessage } from './PdfMessage';
import { PdfToolbar } from './PdfToolbar';
import { Pages, Stage } from './PdfViewer.styles';
import { afterEvent, LOADING } from './viewState';

/** Shows a file of the vault while mounted; a new file needs a new instance (`key`). */
function useShownPdf(fileId: string) {
  const { pdfs } = usePlatform();
  const container = useRef<HTMLDivElement>(null);
  const [state, tell] = useReducer(afterEvent, LOADING);
  const [view, setView] = useState<PdfView>();
  useEffect(() => {
    if (!container.current) return undefined;
    const shown = pdfs.show(fileId, container.current, tell);
    setView(shown);
    return () => shown.destroy();
  }, [pdfs, fileId]);
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

export function PdfViewer({ fileId, isHidden }: PdfViewerProps) {
  const { container, state, view } = useShownPdf(fileId);
  return (
    <>
      {isHidden ? <HiddenPdf /> : <PdfToolbar state={state} view={view} />}
      {!isHidden && state.pageFailed && <Notice tone="warning">Failed to render pages.</Notice>}
      <Stage hidden={isHidden}>
        <Pages ref={container} role="group" aria-label="Pages" tabIndex={0} data-scroll-area="" />
        <PdfMessage state={state} />
      </Stage>
    </>
  );
}
