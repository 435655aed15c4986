import { PdfError, type PdfFault, type PdfReader, type PdfViewEvent } from '@/platform/pdfs';

/** What the views of the application asked of a shown PDF. */
export interface FakeShownPdf {
  readonly fileId: string;
  readonly asked: string[];
  isDestroyed: boolean;
  tell(event: PdfViewEvent): void;
}

export interface FakePdfs extends PdfReader {
  /** Three pages and a title, unless told otherwise. */
  summary: { pageCount: number; title?: string };
  /** When set, every file fails so. */
  fault: PdfFault | undefined;
  /** When true, `inspect` waits until it is aborted. */
  hangs: boolean;
  readonly inspected: readonly string[];
  readonly shown: readonly FakeShownPdf[];
}

export function createFakePdfs(): FakePdfs {
  const inspected: string[] = [];
  const shown: FakeShownPdf[] = [];
  const pdfs: FakePdfs = {
    summary: { pageCount: 3, title: 'A paper' },
    fault: undefined,
    hangs: false,
    inspected,
    shown,
    async inspect(fileId, signal) {
      inspected.push(fileId);
      if (pdfs.hangs) await untilAborted(signal);
      if (pdfs.fault) throw new PdfError(pdfs.fault);
      return pdfs.summary;
    },
    show(fileId, _container, onEvent) {
      const asked: string[] = [];
      const view: FakeShownPdf = { fileId, asked, isDestroyed: false, tell: onEvent };
      shown.push(view);
      return {
        goToPage: (page) => void asked.push(`page ${page}`),
        setScale: (scale) => void asked.push(`scale ${scale}`),
        fitWidth: () => void asked.push('fit width'),
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
