import type { PageOverlay, PdfFault, PdfViewEvent, SearchOutcome } from '@/platform/pdfs';

/** The state shown by the viewer's controls. */
export interface ViewState {
  readonly status: 'loading' | 'shown' | 'failed';
  readonly fault?: PdfFault;
  /** 0 until the document is open. */
  readonly pageCount: number;
  /** Counted from 1. */
  readonly page: number;
  /** 1 is 96 px per inch. */
  readonly scale: number;
  readonly fitsWidth: boolean;
  /** A page could not be drawn; the other pages may be fine. */
  readonly pageFailed: boolean;
  /** Of the drawn pages. */
  readonly overlays: readonly PageOverlay[];
  /** Result of the latest search. */
  readonly search?: SearchOutcome;
}

export const LOADING: ViewState = {
  status: 'loading',
  pageCount: 0,
  page: 1,
  scale: 1,
  fitsWidth: true,
  pageFailed: false,
  overlays: [],
};

export function afterEvent(state: ViewState, event: PdfViewEvent): ViewState {
  switch (event.kind) {
    case 'opened':
      return { ...state, status: 'shown', pageCount: event.pageCount };
    case 'page':
      return { ...state, page: event.page };
    case 'zoom':
      return { ...state, scale: event.scale, fitsWidth: event.fitsWidth };
    case 'pageFailed':
      return { ...state, pageFailed: true };
    case 'search':
      return { ...state, search: event.outcome };
    case 'overlays':
      return { ...state, overlays: event.overlays };
    case 'failed':
      return { ...state, status: 'failed', fault: event.fault };
  }
}
