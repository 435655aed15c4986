/** @jest-environment node */
import { versionsOf } from '@/domain/structure';
import type { Segment } from '@/domain/segment';
import { documentClosed, readingReceived, segmentsJudged, selectStructureOf } from '@/article';
import { downloadReported } from '@/features/engineDownloads';
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { hang, jsonResponse, type FakeHandler, type FakeRequest } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { recognitionSaga } from '../recognition.saga';
import { engineChosen, handDrawnToggled } from '../engineChoice.slice';
import { recognitionRequested } from '../recognition.slice';

const WITH_DEPICTION = '/ocsr/generate_with_depiction';
const ENGINES = {
  engines: ['decimer', 'molnextr', 'best'].map((id) => ({
    ...{ id, available: true, program: id, coordinates: true, handDrawn: false },
    ...(id === 'best' && { asks: ['decimer', 'molnextr'] }),
  })),
};
const LINES = { engine: 'molnextr', smiles: 'CCO', confidence: 0.6 };
const PIXELS = { engine: 'decimer', smiles: 'CCO', confidence: 0.8 };
const PART = { part: 'pixel-graph', title: 'PixelGraph', received: 0, total: 1 };

let fixture: TestStore;
let stop = () => {};
afterEach(() => stop());

const state = () => fixture.store.getState();
const isEarly = ({ body }: FakeRequest) => (body as FormData).has('accept_unconfirmed');
const requests = () => fixture.platform.server.requestsTo(WITH_DEPICTION).map(isEarly);
const standing = (segment: Segment) => selectStructureOf(state(), segment);
const early = (smiles = 'CCO') =>
  jsonResponse({
    ...LINES,
    smiles,
    awaits: 'PixelGraph',
    taken_from: 'molnextr',
    readings: [LINES],
  });
const later = (taken: typeof LINES, confidence: number) =>
  jsonResponse({ ...taken, confidence, taken_from: taken.engine, readings: [LINES, taken] });

/** Services whose later answers are those of `confirm`, with a run of these engines finished. */
async function read(confirm: FakeHandler, engine = 'best', drawings = 1, handDrawn = false) {
  fixture = makeTestStore({ runSagas: false });
  const { server } = fixture.platform;
  server.on('GET', '/ocsr/engines', () => jsonResponse(ENGINES));
  server.on('POST', WITH_DEPICTION, (request) => (isEarly(request) ? early() : confirm(request)));
  await openDocument(fixture);
  activateSession(fixture);
  const segments = receiveSegments(fixture, drawings);
  fixture.store.dispatch({ type: 'segments/allSegmentsSelected' });
  const task = fixture.runSaga(recognitionSaga);
  stop = () => task.cancel();
  await flush();
  fixture.store.dispatch(engineChosen(engine));
  fixture.store.dispatch(handDrawnToggled(handDrawn));
  fixture.store.dispatch(recognitionRequested());
  await flush(300);
  return segments;
}

test('a reading stands before the program that confirms it is there, and is asked for once more', async () => {
  let answer: (response: Response) => void = () => {};
  const [segment] = await read(() => new Promise((resolve) => (answer = resolve)));
  expect(standing(segment!)).toMatchObject({ smiles: 'CCO', awaits: 'PixelGraph' });
  expect(requests()).toEqual([true, false]);
  answer(later({ ...PIXELS, ...{ engine: 'molnextr' } }, 0.98));
  await flush(300);
  expect(standing(segment!)).toMatchObject({ smiles: 'CCO', jointConfidence: 0.98 });
  expect(standing(segment!)).not.toHaveProperty('awaits');
  expect(requests()).toEqual([true, false]);
});

test('the later answer may take another reading, and keeps the earlier one', async () => {
  const [segment] = await read(() => later({ ...PIXELS, smiles: 'CCN' }, 0.85));
  expect(versionsOf(standing(segment!)!)).toMatchObject([
    { engine: 'decimer', smiles: 'CCN', jointConfidence: 0.85 },
    { engine: 'molnextr', smiles: 'CCO' },
  ]);
});

test('a reading by one engine is confirmed by the same', async () => {
  const [segment] = await read(() => jsonResponse({ ...LINES, confidence: 0.92 }), 'molnextr');
  expect(standing(segment!)).toMatchObject({ engine: 'molnextr', confidence: 0.92 });
  expect(standing(segment!)).not.toHaveProperty('awaits');
});

test('a hand drawing is confirmed as one, whatever is chosen by then', async () => {
  const asked: FormDataEntryValue[] = [];
  const confirm: FakeHandler = ({ body }) => {
    asked.push((body as FormData).get('hand_drawn') ?? '');
    return jsonResponse({ ...PIXELS, confidence: 0.92 });
  };
  await read(confirm, 'decimer', 1, true);
  expect(asked).toEqual(['true']);
});

test('what a person has judged meanwhile stays, with the later confidence', async () => {
  let answer: (response: Response) => void = () => {};
  const [segment] = await read(() => new Promise((resolve) => (answer = resolve)));
  const { timestamp, engine } = standing(segment!)!;
  const correct = { verdict: 'correct' as const, version: { timestamp, engine } };
  fixture.store.dispatch(segmentsJudged({ judgements: { [segment!.id]: correct } }));
  answer(later({ ...PIXELS, smiles: 'CCN' }, 0.85));
  await flush(300);
  expect(standing(segment!)).toMatchObject({ engine: 'molnextr', smiles: 'CCO' });
  expect(standing(segment!)).not.toHaveProperty('awaits');
});

test('what the user drew meanwhile stands', async () => {
  let answer: (response: Response) => void = () => {};
  const [segment] = await read(() => new Promise((resolve) => (answer = resolve)));
  const drawn = {
    ...standing(segment!)!,
    smiles: 'CCS',
    engine: 'manual-edit',
    timestamp: 'later',
  };
  const { awaits: _awaits, ...version } = drawn;
  fixture.store.dispatch(readingReceived({ segment: segment!, version }));
  answer(later(PIXELS, 0.98));
  await flush(300);
  expect(standing(segment!)).toMatchObject({ engine: 'manual-edit', smiles: 'CCS' });
});

test('one that fails is not asked for again, and the others are', async () => {
  await read(() => jsonResponse({ detail: 'Too many' }, { status: 429 }), 'best', 2);
  expect(requests().filter((accepts) => !accepts)).toHaveLength(2);
  await flush(300);
  expect(requests()).toHaveLength(4);
});

test('a program whose download was cancelled is waited for until it was fetched', async () => {
  const cancelled = downloadReported({ ...PART, state: 'cancelled' });
  const [segment] = await read(() => {
    fixture.store.dispatch(cancelled);
    return later(LINES, 0.6);
  });
  expect(standing(segment!)).toMatchObject({ awaits: 'PixelGraph' });
  const before = requests().length;
  fixture.platform.server.on('POST', WITH_DEPICTION, () =>
    later({ ...PIXELS, engine: 'molnextr' }, 0.98),
  );
  fixture.store.dispatch({ type: 'engineDownloads/downloadNoticeDismissed' });
  await flush(300);
  expect(requests()).toHaveLength(before);
  fixture.store.dispatch(downloadReported({ ...PART, state: 'arrived' }));
  await flush(300);
  expect(standing(segment!)).toMatchObject({ jointConfidence: 0.98 });
});

test('a request for a document that is closed is given up', async () => {
  let signal: AbortSignal | undefined;
  await read((request) => {
    ({ signal } = request);
    return hang(request);
  });
  expect(signal?.aborted).toBe(false);
  fixture.store.dispatch(documentClosed());
  await flush(300);
  expect(signal?.aborted).toBe(true);
});
