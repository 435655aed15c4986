/** @jest-environment node */
import {
  annotationRequested,
  annotationsSaga,
  selectAnnotationResult,
} from '@/features/annotations';
import { documentSaga } from '@/features/document';
import { doiLookedUp, selectExtractedText } from '@/article';
import { selectNotices } from '@/features/notices';
import { openDocument } from '@/testing/builders';
import { hang, jsonResponse } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore } from '@/testing/makeTestStore';
import {
  selectScanInWords,
  selectTextExtraction,
  textExtractionCancelRequested,
  textExtractionRequested,
} from './textExtraction.slice';
import { textSaga } from './text.saga';

const TEXT = '/docling_conversion/extract_text';
const DOI = '/decimer/extract_doi';
const SCAN = '/docling_conversion/read_scan';
const pdf_filename = 'paper-1.pdf';

const scan = (page_index: number, rest: object = { is_read: false }) => ({ page_index, ...rest });
const UNREAD = { text: '', pdf_filename, pages_scanned: [scan(0), scan(2)] };
const READ = {
  ...{ pdf_filename, text: 'Oak acid' },
  pages_scanned: [scan(0, { is_read: true, confidence: 0.9 }), scan(2, { is_read: true })],
  words_read: [
    [0, 3, 0.95],
    [4, 8, 0.55],
  ],
};

async function start() {
  const test = makeTestStore({ runSagas: false });
  const { server } = test.platform;
  await openDocument(test);
  test.runSaga(textSaga);
  server.on('POST', TEXT, ({ body }) =>
    jsonResponse((body as FormData).get('scans') === 'later' ? UNREAD : READ),
  );
  server.on('POST', SCAN, ({ body }) =>
    jsonResponse(scan(Number((body as FormData).get('page_index')), {})),
  );
  const extract = async () => {
    test.store.dispatch(textExtractionRequested());
    await flush(120);
  };
  const asked = () =>
    server.requestsTo(SCAN).map(({ body }) => Object.fromEntries(body as FormData));
  const state = () => test.store.getState();
  return { ...test, server, extract, asked, state };
}

test('scanned pages are read one by one, and their words are in the text', async () => {
  const { extract, asked, server, state } = await start();
  await extract();
  expect(asked()).toEqual([
    { pdf_filename, page_index: '0' },
    { pdf_filename, page_index: '2' },
  ]);
  expect(server.requestsTo(TEXT)).toHaveLength(2);
  expect(selectExtractedText(state())).toMatchObject({
    content: 'Oak acid',
    scans: {
      pages: [
        { pageIndex: 0, isRead: true, confidence: 0.9 },
        { pageIndex: 2, isRead: true },
      ],
      words: [
        [0, 3, 0.95],
        [4, 8, 0.55],
      ],
    },
  });
});

test.each([
  ['pages that show no text', [scan(0, { is_read: true, kind: 'none' })], { kind: 'none' }],
  [
    'pages that nobody can read here',
    [scan(0, { is_read: false, read_up_to: 0, kind: 'shapes' })],
    { kind: 'shapes', readUpTo: 0 },
  ],
  ['scans in which no word was found', [scan(0, { is_read: true })], { isRead: true }],
])('%s are no failure, and the text says what they are', async (_what, pages_scanned, known) => {
  const { extract, asked, server, state } = await start();
  server.on('POST', TEXT, () => jsonResponse({ text: '', pdf_filename, pages_scanned }));
  await extract();
  expect(selectTextExtraction(state())).toEqual({ status: 'idle' });
  expect(asked()).toEqual([]);
  expect(selectExtractedText(state())?.scans?.pages).toEqual([expect.objectContaining(known)]);
  expect(selectNotices(state()).map(({ type, message }) => `${type}: ${message}`)).toEqual([
    'warning: No text was found: the Text column says what the pages are',
  ]);
});

test('pages beyond those that the services read are not asked for', async () => {
  const { extract, asked, server } = await start();
  const beyond = scan(2, { is_read: false, read_up_to: 1 });
  server.on('POST', TEXT, () => jsonResponse({ ...UNREAD, pages_scanned: [scan(0), beyond] }));
  await extract();
  expect(asked()).toEqual([{ pdf_filename, page_index: '0' }]);
});

test('it is told which one is being read, and how many there are', async () => {
  const { extract, server, state, store } = await start();
  server.on('POST', SCAN, (request) =>
    (request.body as FormData).get('page_index') === '0'
      ? jsonResponse(scan(0, {}))
      : hang(request),
  );
  await extract();
  expect(selectScanInWords(state())).toBe('Page 3 is a scan and is read by OCR (2 of 2)');
  store.dispatch(textExtractionCancelRequested());
  await flush();
  expect(selectScanInWords(state())).toBeUndefined();
});

test('cancelling aborts the reading, and asks for no other page', async () => {
  const { extract, server, store, state, asked } = await start();
  server.on('POST', SCAN, hang);
  await extract();
  store.dispatch(textExtractionCancelRequested());
  await flush(80);
  expect(server.requestsTo(SCAN)[0]?.signal?.aborted).toBe(true);
  expect(asked()).toHaveLength(1);
  expect(server.requestsTo(TEXT)).toHaveLength(1);
  expect(selectTextExtraction(state())).toEqual({ status: 'idle' });
});

test('an article that the services have lost is sent again, and read in one call', async () => {
  const { extract, server, asked, state } = await start();
  server.on('POST', SCAN, () => jsonResponse({ detail: 'PDF file not found' }, { status: 404 }));
  await extract();
  expect(asked()).toHaveLength(1);
  expect(selectExtractedText(state())?.content).toBe('Oak acid');
});

test('a page that fails is a failure, which can be tried again', async () => {
  const { extract, server, state } = await start();
  server.on('POST', SCAN, () => jsonResponse({ detail: 'busy' }, { status: 503 }));
  await extract();
  expect(selectTextExtraction(state())).toMatchObject({ status: 'failed', message: 'busy' });
  expect(selectNotices(state())[0]?.message).toBe('Failed to extract text');
});

test.each([
  ['without a DOI is asked for it again', { status: 'none' } as const, 1],
  ['with a DOI keeps it', { status: 'found', doi: '10.5555/known' } as const, 0],
])('once its scans are read, an article %s', async (_rule, doi, times) => {
  const { extract, store, state, runSaga, server, platform } = await start();
  server.on('POST', DOI, () => jsonResponse({ doi: '10.5555/read' }));
  platform.secrets.setSessionId('s');
  runSaga(documentSaga);
  store.dispatch(doiLookedUp({ pdfId: state().article.document.open!.pdfId, doi }));
  await extract();
  expect(server.requestsTo(DOI)).toHaveLength(times);
});

test('an annotation is no surer than the words that it stands on', async () => {
  const { extract, server, store, state, runSaga } = await start();
  await extract();
  server.on('POST', '/openai/extract_all', () =>
    jsonResponse({
      extracted_data: { trivial_name: ['Oak', 'Oak acid'] },
      positions: [
        { label: 'trivial_name', text: 'Oak', start_offset: 0, end_offset: 3, confidence: 0.9 },
        { label: 'trivial_name', text: 'Oak acid', start_offset: 0, end_offset: 8 },
      ],
    }),
  );
  runSaga(annotationsSaga);
  store.dispatch(annotationRequested());
  await flush(80);
  const found = selectAnnotationResult(state())?.annotations;
  expect(found?.map(({ text, confidence }) => [text, confidence])).toEqual([
    ['Oak acid', 0.55],
    ['Oak', 0.9],
  ]);
});
