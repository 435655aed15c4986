/** @jest-environment node */
import { extractionCancelled } from '@/features/segments';
import { extractionStarted, segmentChanged, segmentRemoved, selectStructureOf } from '@/article';
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { hang, jsonResponse, type FakeRequest } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { readingItems } from '@/testing/readingItems';
import { selectItem, selectJob } from '../recognition.selectors';
import { coordinatesToggled, engineChosen } from '../engineChoice.slice';
import {
  recognitionCancelRequested,
  recognitionRequested,
  recognitionRetryRequested,
} from '../recognition.slice';
import { recognitionSaga } from '../recognition.saga';

const WITH_DEPICTION = '/ocsr/generate_with_depiction';
const BOTH = '/ocsr/generate_both';
const DRAWN = {
  image_name: 'x.png',
  smiles: 'CCO',
  engine: 'decimer',
  hardware: 'CPU',
  depiction: { format: 'svg', engine: 'cdk', svg: '<svg/>' },
};
const refuse = () => jsonResponse({ detail: 'no atoms found' }, { status: 422 });
const field = ({ body }: FakeRequest, name: string) => (body as FormData).get(name);

let fixture: TestStore;
let ids: string[];

async function start({ segments = 2 } = {}) {
  fixture = makeTestStore({ runSagas: false });
  await openDocument(fixture);
  activateSession(fixture);
  const found = receiveSegments(fixture, segments);
  ids = found.map(({ id }) => id);
  fixture.store.dispatch({ type: 'segments/allSegmentsSelected' });
  fixture.runSaga(recognitionSaga);
  await flush();
  return found;
}

const state = () => fixture.store.getState();
const answer = (respond: (request: FakeRequest) => Response | Promise<Response>) => {
  fixture.platform.server.on('POST', WITH_DEPICTION, respond);
  fixture.platform.server.on('POST', BOTH, respond);
};
async function run() {
  fixture.store.dispatch(recognitionRequested());
  await flush(200);
}
async function retry(payload: { ids: readonly string[]; engine?: string }) {
  fixture.store.dispatch(recognitionRetryRequested(payload));
  await flush(200);
}
const notices = () =>
  Object.values(state().notices.entities).map(({ type, message }) => ({ type, message }));

test('an answer without a SMILES is not a conversion, and the segment says why', async () => {
  await start({ segments: 1 });
  answer(() => jsonResponse({ ...DRAWN, smiles: '' }));
  await run();
  expect(selectItem(state(), ids[0]!)).toMatchObject({ status: 'failed' });
  expect(selectJob(state())).toMatchObject({ converted: 0, failed: 1 });
});

test.each([
  ['success when one was converted', true, 'success', 'Converted 1 of 2 structures'],
  ['warning when none was', false, 'warning', 'Converted 0 of 2 structures'],
])('the result is reported as a %s', async (_case, oneWorks, type, message) => {
  const [first] = await start();
  answer((request) =>
    oneWorks && field(request, 'image_path') === first!.path ? jsonResponse(DRAWN) : refuse(),
  );
  await run();
  expect(notices()).toEqual([{ type, message }]);
});

test('a cancelled run leaves nothing waiting, and reports how far it came', async () => {
  await start({ segments: 6 });
  answer(hang);
  await run();
  fixture.store.dispatch(recognitionCancelRequested());
  await flush();
  expect(readingItems(state())).toEqual({});
  expect(notices()).toEqual([{ type: 'warning', message: 'Converted 0 of 6 structures' }]);
});

test('a run whose document was closed reports nothing', async () => {
  await start();
  answer(hang);
  await run();
  fixture.store.dispatch({ type: 'document/documentClosed' });
  await flush();
  expect(notices()).toEqual([]);
});

test('a segment that no longer exists is not part of the run', async () => {
  await start();
  answer(() => jsonResponse(DRAWN));
  await retry({ ids: ['page-9-segment-9', ids[0]!] });
  expect(selectItem(state(), ids[0]!)).toEqual({ status: 'done' });
  expect(notices()).toEqual([{ type: 'success', message: 'Converted 1 of 1 structures' }]);
});

test.each([
  ['without an engine named', undefined],
  ['by the engine that is chosen', 'molscribe'],
])('a retry %s reads with the options that the user set', async (_case, engine) => {
  await start();
  fixture.store.dispatch(engineChosen('molscribe'));
  fixture.store.dispatch(coordinatesToggled(false));
  answer(() => jsonResponse({ ...DRAWN, engine: 'molscribe' }));
  await retry({ ids: [ids[0]!], ...(engine !== undefined && { engine }) });
  expect(state().article.structures.entities[state().article.structures.ids[0]!]).toMatchObject({
    engine: 'molscribe',
    useCoordinates: false,
  });
});

test('a retry without a seat sends no request', async () => {
  await start();
  fixture.store.dispatch({ type: 'session/sessionExpired' });
  await retry({ ids });
  expect(fixture.platform.server.requestsTo(/ocsr\/generate/)).toEqual([]);
  expect(notices()).toEqual([
    {
      type: 'error',
      message: 'No active session. Please wait for your turn or create a new session.',
    },
  ]);
});

test('a reading records how long it took, and which step failed', async () => {
  const [segment] = await start({ segments: 1 });
  let now = 1_000_000;
  jest.spyOn(fixture.platform.clock, 'now').mockImplementation(() => now);
  answer(() => {
    now += 250;
    return refuse();
  });
  await run();
  expect(selectStructureOf(state(), segment!)).toMatchObject({
    error: 'no atoms found',
    fromFallback: true,
    processingTime: 500,
  });
});

test('lost cut-outs are reported before they are made again', async () => {
  await start();
  answer(() => jsonResponse(DRAWN));
  fixture.platform.server.on('POST', '/extract_segments', refuse);
  activateSession(fixture);
  await retry({ ids });
  expect(notices()[0]).toEqual({
    type: 'info',
    message: 'The services no longer have the article; sending it again',
  });
  expect(fixture.platform.server.requestsTo(/ocsr\/generate/)).toEqual([]);
});

test('a segment of which the services have no cut-out is left out of a run, and the user is told', async () => {
  const [segment, other] = await start();
  fixture.store.dispatch(segmentChanged({ ...segment!, path: '', filename: '' }));
  answer(() => jsonResponse(DRAWN));
  await run();
  expect(selectItem(state(), segment!.id)).toBeUndefined();
  expect(notices()).toEqual([
    { type: 'info', message: '1 without a cut-out was left out' },
    { type: 'success', message: 'Converted 1 of 1 structures' },
  ]);
  const asked = fixture.platform.server.requestsTo(/ocsr\/generate/);
  expect(asked.map((request) => field(request, 'image_path'))).toEqual([other!.path]);
});

test('a segment that is removed while it is read gets no structure', async () => {
  const [segment] = await start({ segments: 1 });
  answer(() => {
    fixture.store.dispatch(segmentRemoved(segment!));
    return jsonResponse(DRAWN);
  });
  await run();
  expect(selectStructureOf(state(), segment!)).toBeUndefined();
  expect(readingItems(state())).toEqual({});
  expect(selectJob(state())).toMatchObject({ status: 'finished', converted: 0, failed: 0 });
});

test('a segment that has moved while it is read gets its structure where it stands now', async () => {
  const [segment] = await start({ segments: 1 });
  answer(() => {
    fixture.store.dispatch(segmentChanged({ ...segment!, segmentIndex: 6, segmentNumber: 7 }));
    return jsonResponse(DRAWN);
  });
  await run();
  expect(selectStructureOf(state(), segment!)).toMatchObject({ name: 'Page 1, segment 7' });
});

const AGAIN = 'The article was cut out again meanwhile; read it once more.';
const BOX = { page: 0, x: 1, y: 2, width: 30, height: 40 };

test.each([
  ['another path', { path: 'paper/all_segments/page_0_6_segmented.png' }],
  ['another box', { box: BOX }],
])('what was read of a cut-out with %s is not kept', async (_what, changes) => {
  const [segment] = await start({ segments: 1 });
  answer(() => {
    fixture.store.dispatch(segmentChanged({ ...segment!, ...changes }));
    return jsonResponse(DRAWN);
  });
  await run();
  expect(selectStructureOf(state(), segment!)).toBeUndefined();
  expect(selectItem(state(), ids[0]!)).toEqual({ status: 'failed', message: AGAIN });
});

test('a reading waits for the end of an extraction, which may give its cut-out to another', async () => {
  const [segment] = await start({ segments: 1 });
  answer(() => {
    fixture.store.dispatch(extractionStarted({ at: 0 }));
    return jsonResponse(DRAWN);
  });
  await run();
  expect(selectStructureOf(state(), segment!)).toBeUndefined();
  expect(selectItem(state(), ids[0]!)).toMatchObject({ status: 'running' });
  fixture.store.dispatch(segmentChanged({ ...segment!, box: BOX }));
  fixture.store.dispatch(extractionCancelled());
  await flush();
  expect(selectItem(state(), ids[0]!)).toEqual({ status: 'failed', message: AGAIN });
});
