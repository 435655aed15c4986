/** @jest-environment node */
import { createExtractedText } from '@/domain/extractedText';
import { selectNotices } from '@/features/notices';
import { textReceived } from '@/article';
import { openDocument } from '@/testing/builders';
import { hang, jsonResponse } from '@/testing/fakes/fakeFetch';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { selectAnnotationExtraction } from './annotationExtraction.slice';
import {
  selectAnnotationGroups,
  selectAnnotationResult,
  selectAnnotations,
} from './annotations.selectors';
import { selectShownLabel } from './annotationView.slice';
import { annotationsSaga } from './annotations.saga';
import { annotationCancelRequested, annotationRequested } from './annotationExtraction.slice';
import { annotationDownloadRequested, savedResultRequested } from './annotations.actions';
import { annotationPicked, labelChosen } from './annotationView.slice';
import { extractAnnotations } from './sagas/extractAnnotations.saga';

const PATH = '/openai/extract_all';
const PDF_ID = '1700000000000';
/** The first character is outside the Basic Multilingual Plane, so code points and UTF-16 units differ. */
const TEXT = '𝑚 quercetin from Quercus; quercetin';
const POSITIONS = [
  { label: 'trivial_name', start_offset: 2, end_offset: 11 },
  { label: 'trivial_name', start_offset: 26, end_offset: 35 },
  { label: 'organism_or_species', start_offset: 17, end_offset: 24 },
];
const GOOD = { extracted_data: { trivial_name: 'quercetin' }, positions: POSITIONS };
const UNREADABLE =
  'The annotations could not be read (The program answered, but none of its answer could be located in the text.)';
const answer = (body: unknown) => () => jsonResponse(body);

function receiveText({ store }: TestStore, content = TEXT, isUnchanged = false) {
  const text = createExtractedText(content, 'paper.pdf', '2026-01-02T03:04:05.000Z');
  const { pdfFilename, extractedAt, characterCount } = text.metadata;
  const textPreview = content.slice(0, 100);
  const historyEntry = { id: content, pdfFilename, extractedAt, characterCount, textPreview };
  store.dispatch(textReceived({ pdfId: PDF_ID, text, isUnchanged, historyEntry }));
}

async function start(content = TEXT) {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test, { pdfId: PDF_ID });
  receiveText(test, content);
  test.runSaga(annotationsSaga);
  return test;
}

async function annotate({ store }: TestStore) {
  store.dispatch(annotationRequested());
  await flush(80);
}

const notices = ({ store }: TestStore) =>
  selectNotices(store.getState()).map(({ message, cause }) =>
    cause ? `${message} (${cause})` : message,
  );
const result = ({ store }: TestStore) => selectAnnotationResult(store.getState());

test('interprets offsets as code points and sorts annotations by their position in the text', async () => {
  const test = await start();
  test.platform.server.on('POST', PATH, answer(GOOD));
  await annotate(test);
  expect(selectAnnotations(test.store.getState())).toEqual([
    { label: 'trivial_name', start: 3, end: 12, text: 'quercetin' },
    { label: 'organism_or_species', start: 18, end: 25, text: 'Quercus' },
    { label: 'trivial_name', start: 27, end: 36, text: 'quercetin' },
  ]);
});

test('the message counts as the list does: a repeated name counts once', async () => {
  const test = await start();
  test.platform.server.on('POST', PATH, answer(GOOD));
  await annotate(test);
  expect(selectAnnotationGroups(test.store.getState())).toHaveLength(2);
  expect(notices(test)).toEqual(['Extracted 2 annotations']);
});

test('records which program annotated the text', async () => {
  const test = await start();
  test.platform.server.on(
    'POST',
    PATH,
    answer({ ...GOOD, program: 'tagger', program_version: '2' }),
  );
  await annotate(test);
  expect(result(test)).toMatchObject({ program: 'tagger', programVersion: '2', pdfId: PDF_ID });
});

test.each([
  [
    'nothing at all',
    {},
    'nothing',
    'Extracted 0 annotations (The services answered without any data: their annotation program may have failed. Try again.)',
  ],
  [
    'only missing values',
    { trivial_name: 'nan', location: ' NaN ', other: null },
    'nothing',
    'Extracted 0 annotations (The program found nothing of interest in the text.)',
  ],
  [
    'values that do not occur in the text',
    { trivial_name: ['caffeine'] },
    'unreadable',
    UNREADABLE,
  ],
  ['prose instead of data', { raw_text: 'Here is quercetin' }, 'unreadable', UNREADABLE],
])('is not a success: %s', async (_what, data, outcome, message) => {
  const test = await start();
  test.platform.server.on('POST', PATH, answer({ extracted_data: data, positions: [] }));
  await annotate(test);
  expect(result(test)?.outcome).toBe(outcome);
  expect(notices(test)).toEqual([message]);
  expect(selectNotices(test.store.getState()).map(({ type }) => type)).toEqual(['warning']);
});

test('locates the values when the services give no positions, and names those it cannot locate', async () => {
  const test = await start();
  const data = { trivial_name: ['quercetin', 'caffeine'], organism_or_species: 'Quercus' };
  test.platform.server.on('POST', PATH, answer({ extracted_data: data, positions: [] }));
  await annotate(test);
  expect(selectAnnotations(test.store.getState())).toEqual([
    { label: 'trivial_name', start: 3, end: 12, text: 'quercetin' },
    { label: 'organism_or_species', start: 18, end: 25, text: 'Quercus' },
    { label: 'trivial_name', start: 27, end: 36, text: 'quercetin' },
  ]);
  expect(result(test)).toMatchObject({ outcome: 'found', unplaced: ['caffeine'] });
  expect(notices(test)).toEqual([
    // The two occurrences of quercetin share one row of the list and count once.
    'Extracted 2 annotations (Not in the text, so not marked: caffeine)',
  ]);
});

test('uses only the services’ positions when they give any', async () => {
  const test = await start();
  const data = { trivial_name: ['quercetin', 'caffeine'] };
  const positions = POSITIONS.slice(0, 1);
  test.platform.server.on('POST', PATH, answer({ extracted_data: data, positions }));
  await annotate(test);
  expect(result(test)?.annotations).toHaveLength(1);
  expect(result(test)).not.toHaveProperty('unplaced');
});

test('an answer without positions is invalid', async () => {
  const test = await start();
  test.platform.server.on('POST', PATH, answer({ extracted_data: {} }));
  await annotate(test);
  expect(notices(test)).toEqual([
    'Failed to extract annotations (Invalid annotation data received)',
  ]);
  expect(selectAnnotationExtraction(test.store.getState())).toEqual({
    status: 'failed',
    message: 'Invalid annotation data received',
  });
});

test('text is required, and nothing is sent without it', async () => {
  const test = await start(' \n ');
  await annotate(test);
  expect(notices(test)).toEqual(['No text provided for annotation']);
  expect(test.platform.server.requestsTo(PATH)).toHaveLength(0);
});

test('annotating, loading and downloading need a document; nothing is sent or saved without one', async () => {
  const test = makeTestStore({ runSagas: false });
  test.runSaga(annotationsSaga);
  await annotate(test);
  test.store.dispatch(savedResultRequested({ filename: 'saved.json' }));
  test.store.dispatch(annotationDownloadRequested());
  await flush(80);
  expect(notices(test)).toEqual(['No text provided for annotation']);
  expect([test.platform.server.requests, test.platform.saved]).toEqual([[], []]);
});

test.each([
  ['with annotations is a success', POSITIONS, { trivial_name: 'quercetin' }, 'success', 3],
  ['without annotations is not', [], {}, 'warning', 0],
])('a saved result %s', async (_what, positions, data, type, count) => {
  const test = await start();
  const saved = { input_text: TEXT, extracted_json: data, positions };
  test.platform.server.on('GET', /get_extraction/, answer({ timestamp: 't', ...saved }));
  const { text } = test.store.getState().article;
  test.store.dispatch(savedResultRequested({ filename: 'saved.json' }));
  await flush(80);
  expect(result(test)?.annotations).toHaveLength(count);
  expect(selectNotices(test.store.getState())).toMatchObject([{ type }]);
  // It belongs to the text on the screen, which is therefore not loaded again.
  expect(test.store.getState().article.text).toBe(text);
});

test('a failure keeps earlier annotations', async () => {
  const test = await start();
  test.platform.server.on('POST', PATH, answer(GOOD));
  await annotate(test);
  test.platform.server.on('POST', PATH, () => jsonResponse({ detail: 'down' }, { status: 500 }));
  await annotate(test);
  expect(result(test)?.annotations).toHaveLength(3);
});

test('cancelling aborts the request', async () => {
  const test = await start();
  test.platform.server.on('POST', PATH, hang);
  await annotate(test);
  expect(selectAnnotationExtraction(test.store.getState())).toEqual({
    status: 'running',
    startedAt: expect.any(Number),
  });
  test.store.dispatch(annotationCancelRequested());
  await flush();
  expect(selectAnnotationExtraction(test.store.getState())).toEqual({ status: 'idle' });
  expect(test.platform.server.requestsTo(PATH)[0]?.signal?.aborted).toBe(true);
});

test.each<[string, (test: TestStore) => unknown]>([
  ['another document', (test) => openDocument(test, { name: 'b.pdf', pdfId: '1800000000000' })],
  ['another text', (test) => receiveText(test, 'Other words')],
])('annotations that arrive after %s has replaced theirs are not shown', async (_what, change) => {
  const test = await start();
  let respond = (_response: Response) => {};
  test.platform.server.on('POST', PATH, () => new Promise((resolve) => (respond = resolve)));
  await annotate(test);
  await change(test);
  await flush();
  respond(jsonResponse(GOOD));
  await flush(80);
  expect(result(test)).toBeNull();
  expect(selectAnnotationExtraction(test.store.getState())).toEqual({ status: 'idle' });
  expect(notices(test)).toEqual([]);
});

test('extracting the same text again keeps its annotations; another text drops them', async () => {
  const test = await start();
  test.platform.server.on('POST', PATH, answer(GOOD));
  await annotate(test);
  receiveText(test, TEXT, true);
  expect(result(test)?.annotations).toHaveLength(3);
  receiveText(test, 'Other words');
  expect(result(test)).toBeNull();
});

test('picking an annotation hidden by the filter clears the filter', async () => {
  const test = await start();
  test.platform.server.on('POST', PATH, answer(GOOD));
  await annotate(test);
  test.store.dispatch(labelChosen('trivial_name'));
  test.store.dispatch(annotationPicked({ index: 2, from: 'text', label: 'trivial_name' }));
  expect(selectShownLabel(test.store.getState())).toBe('trivial_name');
  test.store.dispatch(annotationPicked({ index: 1, from: 'text', label: 'organism' }));
  expect(selectShownLabel(test.store.getState())).toBeNull();
});

test('saves annotations.json with offsets in code points, as the services count them', async () => {
  const test = await start();
  test.platform.server.on('POST', PATH, answer(GOOD));
  await annotate(test);
  test.store.dispatch(annotationDownloadRequested());
  await flush();
  const [saved] = test.platform.saved;
  expect([saved?.name, saved?.content.type]).toEqual(['annotations.json', 'application/json']);
  expect(JSON.parse((await saved?.content.text()) ?? '')).toEqual([
    { ...POSITIONS[0], text: 'quercetin', saidBy: 'program' },
    { ...POSITIONS[2], text: 'Quercus', saidBy: 'program' },
    { ...POSITIONS[1], text: 'quercetin', saidBy: 'program' },
  ]);
});

describe('a language model that the user gave a key for', () => {
  const KEY = 'sk-secret-0123456789';
  const FAILURE = 'llm.example refused the key (401).';

  async function startWithKey() {
    const config = { ...TEST_CONFIG, servicesScript: 'engine/services.js' };
    const test = makeTestStore({ runSagas: false, platform: createFakePlatform({ config }) });
    await openDocument(test, { pdfId: PDF_ID });
    receiveText(test);
    test.platform.secrets.setLanguageModel({ key: KEY, model: 'chem-1' });
    test.runSaga(annotationsSaga);
    return test;
  }
  const keysSent = ({ platform }: TestStore) =>
    platform.server.requestsTo(PATH).map(({ headers }) => headers.get('X-Language-Model-Key'));

  test('is asked when the button is pressed, and the key is in no action and no state', async () => {
    const test = await startWithKey();
    test.platform.server.on('POST', PATH, answer({ ...GOOD, program: 'chem-1' }));
    await annotate(test);
    expect(keysSent(test)).toEqual([KEY]);
    expect(result(test)).toMatchObject({ program: 'chem-1' });
    expect(JSON.stringify([test.traceRecorder.recorded(), test.store.getState()])).not.toContain(
      'sk-secret',
    );
  });

  test('is not asked by a run that reads the article as a whole', async () => {
    const test = await startWithKey();
    test.platform.server.on('POST', PATH, answer(GOOD));
    test.runSaga(extractAnnotations);
    await flush(80);
    expect(keysSent(test)).toEqual([null]);
    expect(result(test)?.outcome).toBe('found');
  });

  test('that failed is told with its reason, beside what the program in this browser found', async () => {
    const test = await startWithKey();
    const found = { ...GOOD, program: 'tagger', model_failure: FAILURE };
    test.platform.server.on('POST', PATH, answer(found));
    await annotate(test);
    expect(notices(test)).toEqual([
      `The language model did not annotate the text; the program in this browser did it instead (${FAILURE})`,
      'Extracted 2 annotations',
    ]);
    expect(result(test)).toMatchObject({ program: 'tagger' });
    expect(result(test)).not.toHaveProperty('modelFailure');
  });
});
