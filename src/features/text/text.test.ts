/** @jest-environment node */
import { selectAnnotationResult } from '@/features/annotations';
import { annotationsReceived, selectExtractedText, selectTextHistory } from '@/article';
import { selectNotices } from '@/features/notices';
import { openDocument } from '@/testing/builders';
import { createFakePlatform } from '@/testing/fakePlatform';
import { hang, jsonResponse } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { textDownloadRequested } from './textExtraction.slice';
import {
  selectTextExtraction,
  textExtractionCancelRequested,
  textExtractionRequested,
} from './textExtraction.slice';
import { textSaga } from './text.saga';

const PATH = '/docling_conversion/extract_text';
const answer = (text: string) => () => jsonResponse({ text, pdf_filename: 'paper-1.pdf' });

async function start(platform = createFakePlatform()) {
  const test = makeTestStore({ platform, runSagas: false });
  await openDocument(test);
  test.runSaga(textSaga);
  return test;
}

async function extract({ store }: TestStore) {
  store.dispatch(textExtractionRequested());
  await flush(80);
}

const text = ({ store }: TestStore) => selectExtractedText(store.getState());
const state = ({ store }: TestStore) => selectTextExtraction(store.getState());
const notices = ({ store }: TestStore) =>
  selectNotices(store.getState()).map(({ message, cause }) =>
    cause ? `${message} (${cause})` : message,
  );

test('keeps the text with its source, and requests every page', async () => {
  const test = await start();
  test.platform.server.on('POST', PATH, answer('Kojic acid was found.'));
  await extract(test);
  expect(text(test)).toMatchObject({
    content: 'Kojic acid was found.',
    metadata: { pdfFilename: 'paper.pdf', characterCount: 21, wordCount: 4 },
  });
  expect(notices(test)).toEqual(['Text extracted successfully']);
  const [request] = test.platform.server.requestsTo(PATH);
  expect((request?.body as FormData).get('pages')).toBe('3');
});

test('keeps what the first page prints about the article', async () => {
  const test = await start();
  const article = { title: 'Oak acids', authors: ['Jane Roe'], journal: 'Phytotests', year: 2012 };
  test.platform.server.on('POST', PATH, () =>
    jsonResponse({ text: 'Tea.', pdf_filename: 'paper-1.pdf', article }),
  );
  await extract(test);
  expect(text(test)?.article).toEqual(article);
});

test.each([
  ['none', {}],
  ['something else than expected', { article: { title: 7 } }],
  ['an empty title', { article: { title: '', authors: [] } }],
])('keeps the text alone if the services tell %s of the article', async (_what, rest) => {
  const test = await start();
  test.platform.server.on('POST', PATH, () =>
    jsonResponse({ text: 'Tea.', pdf_filename: 'paper-1.pdf', ...rest }),
  );
  await extract(test);
  expect(text(test)).toMatchObject({ content: 'Tea.' });
  expect(text(test)).not.toHaveProperty('article');
});

test('says which pages the services could not read, and keeps the text of the others', async () => {
  const test = await start();
  test.platform.server.on('POST', PATH, () =>
    jsonResponse({ text: 'Tea.', pdf_filename: 'paper-1.pdf', pages_too_heavy: [0, 2] }),
  );
  await extract(test);
  expect(text(test)).toMatchObject({ content: 'Tea.' });
  expect(notices(test)).toContainEqual(
    expect.stringMatching(/^Pages 1 and 3 are too heavy to be read \(.*other pages were read/),
  );
});

test('without a document there is nothing to extract', async () => {
  const test = makeTestStore({ runSagas: false });
  test.runSaga(textSaga);
  await extract(test);
  expect(notices(test)).toEqual(['No PDF file provided']);
});

test.each<[string, () => Response, string]>([
  [
    'an answer without text',
    () => jsonResponse({ pdf_filename: 'x.pdf' }),
    'No text content in response',
  ],
  ['an empty text', answer('  \n'), 'No text content in response'],
  [
    'an error',
    () => jsonResponse({ detail: 'Conversion failed' }, { status: 500 }),
    'Conversion failed',
  ],
  [
    'a web page',
    () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    'The services answered with a web page instead of data',
  ],
])('%s is a failure, with its cause', async (_what, respond, cause) => {
  const test = await start();
  test.platform.server.on('POST', PATH, respond);
  await extract(test);
  const isTemporary = cause === 'Conversion failed' ? true : undefined;
  expect(state(test)).toEqual({ status: 'failed', message: cause, isTemporary });
  expect(notices(test)).toEqual([`Failed to extract text (${cause})`]);
  expect(text(test)).toBeNull();
});

test('a failed second extraction keeps the first text', async () => {
  const test = await start();
  test.platform.server.on('POST', PATH, answer('First.'));
  await extract(test);
  test.platform.server.on('POST', PATH, () => jsonResponse({ detail: 'busy' }, { status: 503 }));
  await extract(test);
  expect(text(test)?.content).toBe('First.');
});

test.each([
  ['identical text keeps the annotations', 'First.', true],
  ['different text removes the first text’s annotations', 'Second.', false],
])('when extracted again, %s', async (_rule, second, areKept) => {
  const test = await start();
  test.platform.server.on('POST', PATH, answer('First.'));
  await extract(test);
  const annotations = [{ label: 'trivial_name', text: 'First', start: 0, end: 5 }];
  const rawData = { trivial_name: 'First' };
  test.store.dispatch(
    annotationsReceived({ pdfId: '1700000000000', annotations, rawData, outcome: 'found' }),
  );
  test.platform.server.on('POST', PATH, answer(second));
  await extract(test);
  expect(text(test)?.content).toBe(second);
  expect(selectAnnotationResult(test.store.getState()) !== null).toBe(areKept);
});

test('the running time of an extraction counts from the request', async () => {
  const now = Date.parse('2026-01-02T03:04:05Z');
  const test = await start(createFakePlatform({ clock: { now: () => now } }));
  test.platform.server.on('POST', PATH, hang);
  await extract(test);
  expect(state(test)).toEqual({ status: 'running', startedAt: now });
});

test('the extraction ends when the text arrives', async () => {
  const test = await start();
  test.platform.server.on('POST', PATH, answer('First.'));
  await extract(test);
  expect(state(test)).toEqual({ status: 'idle' });
});

test('cancelling aborts the request', async () => {
  const test = await start();
  test.platform.server.on('POST', PATH, hang);
  await extract(test);
  expect(state(test).status).toBe('running');
  test.store.dispatch(textExtractionCancelRequested());
  await flush();
  expect(state(test)).toEqual({ status: 'idle' });
  expect(test.platform.server.requestsTo(PATH)[0]?.signal?.aborted).toBe(true);
  expect(notices(test)).toEqual([]);
});

test('text of a document replaced in the meantime is not shown', async () => {
  const test = await start();
  let respond = (_response: Response) => {};
  test.platform.server.on('POST', PATH, () => new Promise((resolve) => (respond = resolve)));
  await extract(test);
  await openDocument(test, { name: 'other.pdf', pdfId: '1800000000000' });
  respond(answer('Old text')());
  await flush(80);
  expect(text(test)).toBeNull();
  expect(state(test)).toEqual({ status: 'idle' });
  expect(selectTextHistory(test.store.getState())).toEqual([]);
});

test('remembers the ten latest extractions, with the first 100 characters of each', async () => {
  const test = await start();
  for (let n = 1; n <= 11; n += 1) {
    test.platform.server.on('POST', PATH, answer(`${n} ${'x'.repeat(200)}`));
    await extract(test);
  }
  const history = selectTextHistory(test.store.getState());
  expect(history).toHaveLength(10);
  expect(history[0]?.textPreview).toBe(`11 ${'x'.repeat(97)}`);
  expect(history.at(-1)?.textPreview.startsWith('2 ')).toBe(true);
  expect(new Set(history.map(({ id }) => id)).size).toBe(10);
});

test('saves the text as extracted_text.txt, in UTF-8', async () => {
  const test = await start();
  test.platform.server.on('POST', PATH, answer('β-Carotene'));
  await extract(test);
  test.store.dispatch(textDownloadRequested());
  await flush();
  const [saved] = test.platform.saved;
  expect(saved?.name).toBe('extracted_text.txt');
  expect(saved?.content.type).toBe('text/plain;charset=utf-8');
  expect(await saved?.content.text()).toBe('β-Carotene');
});

test('without text nothing is downloaded, and a later download works', async () => {
  const test = await start();
  test.store.dispatch(textDownloadRequested());
  await flush();
  expect(test.platform.saved).toEqual([]);
  test.platform.server.on('POST', PATH, answer('First.'));
  await extract(test);
  test.store.dispatch(textDownloadRequested());
  await flush();
  expect(test.platform.saved).toHaveLength(1);
});
