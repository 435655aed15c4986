/** @jest-environment node */
import { selectNotices } from '@/features/notices';
import { openDocument } from '@/testing/builders';
import { createFakePlatform } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import { makeTestStore } from '@/testing/makeTestStore';
import { documentSaga } from './document.saga';
import { documentClosed, documentOpened } from '@/article';
import { pdfDownloadRequested } from './viewer.slice';
import { printCancelRequested, printRequested, selectPrinting } from './viewer.slice';

async function start(platform = createFakePlatform()) {
  const test = makeTestStore({ runSagas: false, platform });
  test.runSaga(documentSaga);
  const file = await openDocument(test);
  const notices = () => selectNotices(test.store.getState()).map(({ message }) => message);
  const isPrinting = () => selectPrinting(test.store.getState()) !== null;
  return { ...test, file, notices, isPrinting };
}

describe('printing', () => {
  test('draws every page, then sends them to the printer together', async () => {
    const { store, platform, isPrinting } = await start();
    store.dispatch(printRequested());
    await flush(30);
    expect(platform.pdfs.drawn).toEqual([
      'page 1 at 150 dpi',
      'page 2 at 150 dpi',
      'page 3 at 150 dpi',
      'closed',
    ]);
    expect(platform.printed).toEqual([3]);
    expect(isPrinting()).toBe(false);
  });

  test('reports after each page how many are drawn', async () => {
    const { store, platform } = await start();
    platform.pdfs.hangsAtPage = 2;
    store.dispatch(printRequested());
    await flush(30);
    expect(selectPrinting(store.getState())).toEqual({ drawn: 1, pageCount: 3 });
  });

  test.each([
    ['the user cancels', printCancelRequested()],
    ['the document is closed', documentClosed()],
  ])('prints nothing when %s, and releases the pages', async (_when, ending) => {
    const { store, platform, isPrinting } = await start();
    platform.pdfs.hangsAtPage = 2;
    store.dispatch(printRequested());
    await flush(30);
    expect(isPrinting()).toBe(true);
    store.dispatch(ending);
    await flush(30);
    expect(platform.printed).toEqual([]);
    expect(platform.pdfs.drawn.at(-1)).toBe('closed');
    expect(isPrinting()).toBe(false);
  });

  test.each([
    ['the user cancels', printCancelRequested()],
    ['the document is closed', documentClosed()],
  ])('cancels the print job when %s', async (_when, ending) => {
    const signals: AbortSignal[] = [];
    const print = (_pages: readonly Blob[], signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<void>(() => undefined);
    };
    const { store, isPrinting } = await start(createFakePlatform({ printer: { print } }));
    store.dispatch(printRequested());
    await flush(30);
    expect([isPrinting(), signals.map(({ aborted }) => aborted)]).toEqual([true, [false]]);
    store.dispatch(ending);
    await flush(30);
    expect([isPrinting(), signals.map(({ aborted }) => aborted)]).toEqual([false, [true]]);
  });

  test('stops opening the PDF when the user cancels', async () => {
    const { store, platform } = await start();
    const open = jest.spyOn(platform.pdfs, 'openPages');
    platform.pdfs.hangs = true;
    store.dispatch(printRequested());
    await flush(30);
    store.dispatch(printCancelRequested());
    await flush(30);
    expect(open.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true]);
  });

  test('says why a PDF cannot be printed', async () => {
    const { store, platform, notices, isPrinting } = await start();
    platform.pdfs.fault = { kind: 'damaged', message: 'Invalid PDF structure.' };
    store.dispatch(printRequested());
    await flush(30);
    expect(notices()).toContain('Failed to print the PDF');
    const [notice] = selectNotices(store.getState());
    expect(notice).toMatchObject({ type: 'error', cause: 'Invalid PDF structure.' });
    expect(isPrinting()).toBe(false);
  });
});

describe('downloading', () => {
  test.each([
    ['On α-pinene', 'On α-pinene.pdf'],
    [undefined, 'document.pdf'],
    ['a/b: c.pdf', 'a_b_ c.pdf'],
  ])('a PDF with the title %s is saved as %s', async (title, name) => {
    const { store, platform, file } = await start();
    const openedAt = '2026-01-02T03:04:05.000Z';
    store.dispatch(
      documentOpened({ pdfId: '2', file, pageCount: 3, openedAt, ...(title && { title }) }),
    );
    store.dispatch(pdfDownloadRequested());
    await flush(10);
    expect(platform.saved.map((saved) => saved.name)).toEqual([name]);
    expect(platform.saved[0]?.content).toBe(platform.files.get(file.fileId));
  });

  test('needs a document, as does printing', async () => {
    const test = makeTestStore({ runSagas: false });
    test.runSaga(documentSaga);
    test.store.dispatch(pdfDownloadRequested());
    test.store.dispatch(printRequested());
    await flush(30);
    expect([test.platform.saved, test.platform.printed]).toEqual([[], []]);
    expect(selectNotices(test.store.getState())).toEqual([]);
  });

  test('says when the file is not in this browser', async () => {
    const { store, platform, file, notices } = await start();
    platform.files.remove(file.fileId);
    store.dispatch(pdfDownloadRequested());
    await flush(10);
    expect(platform.saved).toEqual([]);
    expect(notices()).toContain('The PDF is no longer available');
  });
});
