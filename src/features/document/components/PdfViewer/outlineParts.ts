import type { ComponentType, RefObject } from 'react';
import type { PageOverlay, PdfView } from '@/platform/pdfs';

export interface OutlineLayerProps {
  readonly overlays: readonly PageOverlay[];
  readonly view: PdfView | undefined;
  /** What scrolls the pages. */
  readonly scroller: RefObject<HTMLElement | null>;
}

/** What other features show on the pages and in the viewer's bar. */
export interface OutlineParts {
  readonly Layer: ComponentType<OutlineLayerProps>;
  readonly Tools: ComponentType;
  /** By its key, anywhere in the viewer. */
  readonly onDrawBox: () => void;
}
