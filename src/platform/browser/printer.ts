import type { Printer } from '../printer';

/** `global.css` prints the content of this element and nothing else. */
const SHEETS_CLASS = 'printed-sheets';

export const browserPrinter: Printer = {
  async print(pages, signal) {
    const sheets = document.createElement('div');
    sheets.className = SHEETS_CLASS;
    const urls = pages.map((page) => URL.createObjectURL(page));
    try {
      const pictures = urls.map(createPicture);
      sheets.append(...pictures);
      document.body.append(sheets);
      // A picture that is not decoded yet would be printed as an empty sheet.
      await unlessAborted(Promise.all(pictures.map((picture) => picture.decode())), signal);
      await unlessAborted(untilDialogClosed(signal), signal);
    } finally {
      sheets.remove();
      urls.forEach((url) => URL.revokeObjectURL(url));
    }
  },
};

function createPicture(url: string): HTMLImageElement {
  const picture = document.createElement('img');
  picture.src = url;
  picture.alt = '';
  return picture;
}

/** `print` returns at once on mobile systems; `afterprint` is fired everywhere. */
function untilDialogClosed(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('afterprint', () => resolve(), { once: true, signal });
    window.print();
  });
}

/** The work may take any time, but an abort ends the wait for it. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
