import {
  PdfError,
  type PdfFault,
  type PdfPageText,
  type PdfReader,
  type PdfViewEvent,
} from '@/platform/pdfs';

/** What the application's views requested of a shown PDF. */
export interface FakeShownPdf {
  readonly fileId: string;
  readonly asked: string[];
  isDestroyed: boolean;
  tell(event: PdfViewEvent): void;
}

export interface FakePdfs extends PdfReader {
  /** By default three pages and a title. */
  summary: { pageCount: number; title?: string };
  /** If set, every file fails with it. */
  fault: PdfFault | undefined;
  /** If true, `inspect` waits until it is aborted. */
  hangs: boolean;
  /** The page whose drawing never ends. */
  hangsAtPage: number | undefined;
  /** None by default. */
  pageTexts: readonly PdfPageText[];
  readonly inspected: readonly string[];
  readonly shown: readonly FakeShownPdf[];
  /** What was drawn of opened pages, as `page n at m dpi`, then `closed`. */
  readonly drawn: readonly string[];
}

export function createFakePdfs(): FakePdfs {
  const inspected: string[] = [];
  const shown: FakeShownPdf[] = [];
  const drawn: string[] = [];
  const pdfs: FakePdfs = {
    summary: { pageCount: 3, title: 'A paper' },
    fault: undefined,
    hangs: false,
    hangsAtPage: undefined,
    pageTexts: [],
    inspected,
    shown,
    drawn,
    async openPages(_fileId, signal) {
      if (pdfs.hangs) await untilAborted(signal);
      if (pdfs.fault) throw new PdfError(pdfs.fault);
      return {
        pageCount: pdfs.summary.pageCount,
        render: async (page, dpi) => {
          drawn.push(`page ${page} at ${dpi} dpi`);
          if (page === pdfs.hangsAtPage) await new Promise(() => undefined);
          return new Blob([`page ${page}`], { type: 'image/png' });
        },
        renderPart: async (page, { x, y, width, height }, { dpi }) => {
          drawn.push(`${width} x ${height} at ${x}, ${y} of page ${page} at ${dpi} dpi`);
          return new Blob([`part of page ${page}`], { type: 'image/png' });
        },
        close: () => void drawn.push('closed'),
      };
    },
    async inspect(fileId, signal) {
      inspected.push(fileId);
      if (pdfs.hangs) await untilAborted(signal);
      if (pdfs.fault) throw new PdfError(pdfs.fault);
      return pdfs.summary;
    },
    async readText(_fileId, signal) {
      if (pdfs.hangs) await untilAborted(signal);
      if (pdfs.fault) throw new PdfError(pdfs.fault);
      return pdfs.pageTexts;
    },
    show(fileId, _container, onEvent) {
      const asked: string[] = [];
      const view: FakeShownPdf = { fileId, asked, isDestroyed: false, tell: onEvent };
      shown.push(view);
      return {
        goToPage: (page) => void asked.push(`page ${page}`),
        setScale: (scale) => void asked.push(`scale ${scale}`),
        fitWidth: () => void asked.push('fit width'),
        search: ({ query, matchesCase }) =>
          void asked.push(`search ${query}${matchesCase ? ' as written' : ''}`),
        searchOn: (direction) => void asked.push(`search ${direction}`),
        endSearch: () => void asked.push('search ended'),
        destroy: () => void (view.isDestroyed = true),
      };
    },
  };
  return pdfs;
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
