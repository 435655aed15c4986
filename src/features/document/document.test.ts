/** @jest-environment node */
import { selectNotices } from '@/features/notices';
import { openDocument, pdfFile } from '@/testing/builders';
import { hang, jsonResponse, refuseConnection } from '@/testing/fakes/fakeFetch';
import { sessionOpened } from '@/features/session';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { documentSaga } from './document.saga';
import {
  candidateDropped,
  fileChosen,
  fileRefused,
  sampleRequested,
  selectCandidate,
  uploadRequested,
} from './opening.slice';
import { documentOpened, selectOpenDocument } from '@/article';
import { doiLookupRequested, removalRequested } from './viewer.slice';

const DOI = '/decimer/extract_doi';
const doiAnswer = (doi: string) => () => jsonResponse({ pdf_filename: 'x.pdf', doi });

function start() {
  const test = makeTestStore({ runSagas: false });
  test.platform.secrets.setSessionId('s1');
  test.platform.server.on('POST', DOI, doiAnswer('10.5555/marcus.1'));
  test.runSaga(documentSaga);
  return test;
}

async function choose({ store, platform }: TestStore, name = 'paper.pdf') {
  const file = await platform.files.add(pdfFile(name));
  store.dispatch(fileChosen(file));
  return file;
}

async function upload(test: TestStore, name?: string) {
  const file = await choose(test, name);
  test.store.dispatch(uploadRequested());
  await flush(60);
  return file;
}

const opened = ({ store }: TestStore) => selectOpenDocument(store.getState());
const candidate = ({ store }: TestStore) => selectCandidate(store.getState());
const notices = ({ store }: TestStore) =>
  selectNotices(store.getState()).map(({ type, message }) => `${type}: ${message}`);

describe('uploading', () => {
  test('opens a readable PDF, with its page count and title', async () => {
    const test = start();
    const file = await upload(test);
    expect(opened(test)).toMatchObject({ file, pageCount: 3, title: 'A paper' });
    expect(opened(test)?.pdfId).toMatch(/^\d+$/);
    expect(candidate(test)).toEqual({ status: 'none' });
    expect(notices(test)).toContain('success: PDF "paper.pdf" loaded successfully');
  });

  test.each([
    ['encrypted', 'The PDF is protected by a password.'],
    ['damaged', 'Invalid PDF structure.'],
  ] as const)(
    'keeps a file that is %s as chosen, and says why it was not opened',
    async (kind, message) => {
      const test = start();
      test.platform.pdfs.fault = { kind, message };
      const file = await upload(test);
      expect(opened(test)).toBeNull();
      const problem = `Failed to load PDF: ${message}`;
      expect(candidate(test)).toEqual({ status: 'chosen', file, problem });
      expect(notices(test)).toEqual([`error: ${problem}`]);
    },
  );

  test('keeps the open document when its replacement cannot be read', async () => {
    const test = start();
    const first = await upload(test, 'first.pdf');
    test.platform.pdfs.fault = { kind: 'damaged', message: 'Invalid PDF structure.' };
    await upload(test, 'broken.pdf');
    expect(opened(test)?.file).toEqual(first);
    expect(candidate(test)).toEqual({
      status: 'refused',
      name: 'broken.pdf',
      message: 'Failed to load PDF: Invalid PDF structure.',
    });
    expect(test.platform.files.size).toBe(1);
  });

  test('opens the last file chosen when two are chosen in succession', async () => {
    const test = start();
    test.platform.pdfs.hangs = true;
    await upload(test, 'first.pdf');
    test.platform.pdfs.hangs = false;
    const second = await upload(test, 'second.pdf');
    expect(opened(test)?.file).toEqual(second);
    expect(test.platform.files.size).toBe(1);
  });

  test('can be cancelled, and nothing opens afterwards', async () => {
    const test = start();
    test.platform.pdfs.hangs = true;
    await upload(test);
    expect(candidate(test).status).toBe('uploading');
    test.store.dispatch(candidateDropped());
    await flush();
    expect(opened(test)).toBeNull();
    expect(candidate(test)).toEqual({ status: 'none' });
    expect(test.platform.files.size).toBe(0);
    test.platform.pdfs.hangs = false;
    await upload(test, 'other.pdf');
    expect(opened(test)?.file.name).toBe('other.pdf');
  });

  test('needs a chosen file: without one nothing is opened, and no message is shown', async () => {
    const test = start();
    test.store.dispatch(uploadRequested());
    await flush(60);
    expect(test.platform.pdfs.inspected).toEqual([]);
    expect(candidate(test)).toEqual({ status: 'none' });
    expect(notices(test)).toEqual([]);
    // A saga that had crashed on the first request would not handle this one.
    await upload(test);
    expect(opened(test)?.file.name).toBe('paper.pdf');
  });

  test('of the open document’s own content replaces only the file, and says so', async () => {
    const test = start();
    await upload(test);
    const before = opened(test);
    const again = await upload(test);
    expect(opened(test)).toEqual({ ...before, file: again });
    expect(again.fileId).not.toBe(before?.file.fileId);
    expect(test.platform.pdfs.inspected).toHaveLength(1);
    expect(candidate(test)).toEqual({ status: 'none' });
    expect(notices(test)).toContain('info: PDF "paper.pdf" is already open; its work is kept');
  });

  test('opens a PDF that has no title', async () => {
    const test = start();
    test.platform.pdfs.summary = { pageCount: 1 };
    await upload(test);
    expect(opened(test)).toMatchObject({ pageCount: 1 });
    expect(opened(test)).not.toHaveProperty('title');
  });

  test('a refused file is explained, and the reason stays until it is removed', async () => {
    const test = start();
    const refusal = { name: 'a.png', message: 'Please upload a PDF file' };
    test.store.dispatch(fileRefused(refusal));
    await flush();
    expect(notices(test)).toEqual(['error: Please upload a PDF file']);
    expect(candidate(test)).toEqual({ status: 'refused', ...refusal });
    test.store.dispatch(candidateDropped());
    expect(candidate(test)).toEqual({ status: 'none' });
  });

  test('a refused file does not replace a chosen one', async () => {
    const test = start();
    await choose(test, 'first.pdf');
    test.store.dispatch(fileRefused({ name: 'a.png', message: 'Please upload a PDF file' }));
    expect(candidate(test)).toMatchObject({ status: 'chosen', file: { name: 'first.pdf' } });
  });
});

describe('the file vault', () => {
  test('drops the old file when another document is opened, and the last one on removal', async () => {
    const test = start();
    const first = await upload(test, 'first.pdf');
    const second = await upload(test, 'second.pdf');
    expect(test.platform.files.get(first.fileId)).toBeUndefined();
    expect(test.platform.files.get(second.fileId)).toBeDefined();
    test.store.dispatch(removalRequested());
    await flush();
    expect(opened(test)).toBeNull();
    expect(test.platform.files.size).toBe(0);
  });

  test('drops a chosen file when another is chosen', async () => {
    const test = start();
    await choose(test, 'first.pdf');
    await choose(test, 'second.pdf');
    await flush();
    expect(test.platform.files.size).toBe(1);
  });
});

describe('the DOI', () => {
  test('is looked up once per document, and shown', async () => {
    const test = start();
    await upload(test);
    expect(opened(test)?.doi).toEqual({ status: 'found', doi: '10.5555/marcus.1' });
    expect(test.platform.server.requestsTo(DOI)).toHaveLength(1);
  });

  test.each([
    ['was found', { status: 'found', doi: '10.5555/known' }],
    ['is known to be missing', { status: 'none' }],
  ] as const)('is not looked up again when it %s', async (_what, doi) => {
    const test = start();
    const file = await test.platform.files.add(pdfFile());
    const openedAt = '2026-01-02T03:04:05.000Z';
    test.store.dispatch(documentOpened({ pdfId: '2', file, pageCount: 3, openedAt, doi }));
    test.store.dispatch(doiLookupRequested());
    await flush(60);
    expect(test.platform.server.requestsTo(DOI)).toEqual([]);
    expect(opened(test)?.doi).toEqual(doi);
  });

  test('is not looked up when no document is open', async () => {
    const test = start();
    test.store.dispatch(doiLookupRequested());
    await flush(60);
    expect(test.platform.server.requestsTo(DOI)).toEqual([]);
  });

  test('shows that it is being looked up again after a failure', async () => {
    const test = start();
    test.platform.server.on('POST', DOI, refuseConnection);
    await upload(test);
    expect(opened(test)?.doi).toMatchObject({ status: 'failed' });
    test.platform.server.on('POST', DOI, hang);
    test.store.dispatch(doiLookupRequested());
    await flush(60);
    expect(opened(test)?.doi).toEqual({ status: 'searching' });
  });

  test('is looked up once there is a session, when an article is opened before that', async () => {
    const test = start();
    test.platform.secrets.setSessionId(undefined);
    await upload(test);
    expect(test.platform.server.requestsTo(DOI)).toHaveLength(0);
    test.platform.secrets.setSessionId('s2');
    test.store.dispatch(sessionOpened({ place: { session: { status: 'active' } }, at: 1 }));
    await flush(60);
    expect(opened(test)?.doi).toEqual({ status: 'found', doi: '10.5555/marcus.1' });
  });

  test('a file name returned instead of a DOI is not shown as one', async () => {
    const test = start();
    test.platform.server.on('POST', DOI, doiAnswer('paper'));
    await upload(test);
    expect(opened(test)?.doi).toEqual({ status: 'none' });
  });

  test('a failed lookup keeps the services’ message and can be retried', async () => {
    const test = start();
    test.platform.server.on('POST', DOI, () =>
      jsonResponse({ detail: 'Error extracting DOI' }, { status: 500 }),
    );
    await upload(test);
    expect(opened(test)?.doi).toEqual({ status: 'failed', message: 'Error extracting DOI' });
    test.platform.server.on('POST', DOI, doiAnswer('10.5555/marcus.2'));
    test.store.dispatch(doiLookupRequested());
    await flush(60);
    expect(opened(test)?.doi).toEqual({ status: 'found', doi: '10.5555/marcus.2' });
  });

  test('of a document replaced in the meantime is not shown', async () => {
    const test = start();
    test.platform.server.on('POST', DOI, hang);
    await upload(test);
    await openDocument(test, { name: 'other.pdf', pdfId: '1800000000000' });
    await flush();
    const [first, second] = test.platform.server.requestsTo(DOI);
    expect(first?.signal?.aborted).toBe(true);
    expect(second?.signal?.aborted).toBe(false);
    expect(opened(test)?.doi).toEqual({ status: 'searching' });
  });
});

describe('the sample article', () => {
  const SAMPLE = '/sample-article.pdf';
  const serve = () =>
    new Response('%PDF-1.7 sample', { headers: { 'Content-Type': 'text/plain' } });

  test('is loaded from our own server and opened', async () => {
    const test = start();
    test.platform.server.on('GET', SAMPLE, serve);
    test.store.dispatch(sampleRequested());
    await flush(200);
    expect(opened(test)?.file.name).toBe('sample-article.pdf');
    expect(test.platform.server.requestsTo(SAMPLE)).toHaveLength(1);
  });

  test.each([
    ['is missing', () => new Response('', { status: 404 }), 'The server answered 404'],
    ['cannot be reached', refuseConnection, 'Failed to fetch'],
    [
      'is a web page',
      () => new Response('<!doctype html>'),
      'This file does not contain a PDF document',
    ],
  ])('leaves the drop zone when it %s, and says why', async (_what, answer, cause) => {
    const test = start();
    test.platform.server.on('GET', SAMPLE, answer);
    test.store.dispatch(sampleRequested());
    await flush(200);
    expect(candidate(test)).toEqual({ status: 'none' });
    expect(selectNotices(test.store.getState())[0]).toMatchObject({
      type: 'error',
      message: 'The sample article could not be fetched',
      cause,
    });
  });

  test('gives way to a file chosen in the meantime', async () => {
    const test = start();
    test.platform.server.on('GET', SAMPLE, hang);
    test.store.dispatch(sampleRequested());
    await flush();
    const file = await upload(test);
    expect(test.platform.server.requestsTo(SAMPLE)[0]?.signal?.aborted).toBe(true);
    expect(opened(test)?.file).toEqual(file);
  });

  test('leaves nothing in the vault when it arrives after being cancelled', async () => {
    const test = start();
    let rest: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (rest = controller),
    });
    test.platform.server.on('GET', SAMPLE, () => new Response(body));
    test.store.dispatch(sampleRequested());
    await flush(60);
    test.store.dispatch(candidateDropped());
    rest?.enqueue(new TextEncoder().encode('%PDF-1.7 sample'));
    rest?.close();
    await flush(200);
    expect(test.platform.files.size).toBe(0);
    expect(opened(test)).toBeNull();
    expect(notices(test)).toEqual([]);
  });

  test('can be cancelled', async () => {
    const test = start();
    test.platform.server.on('GET', SAMPLE, hang);
    test.store.dispatch(sampleRequested());
    await flush();
    expect(candidate(test)).toEqual({ status: 'fetchingSample' });
    test.store.dispatch(candidateDropped());
    await flush();
    expect(test.platform.server.requestsTo(SAMPLE)[0]?.signal?.aborted).toBe(true);
    expect(candidate(test)).toEqual({ status: 'none' });
  });
});
