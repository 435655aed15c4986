/** @jest-environment node */
import { documentClosed, readingReceived } from '@/article';
import { sessionOpened } from '@/features/session';
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { hang, jsonResponse, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore } from '@/testing/makeTestStore';
import { selectIdentifiersOf, selectRefusalOf } from '../identifiers.selectors';
import { versionOf, wireOf } from '../testing/identified';
import { identifyStructures } from './identifyStructures.saga';

const PATH = '/chem/identifiers';
const LIMITS = '/chem/limits';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms);
  await flush();
};

const sentSmiles = (body: unknown) =>
  (JSON.parse(String(body)) as { smiles: string }[]).map(({ smiles }) => smiles);
const answerAll: FakeHandler = ({ body }) =>
  jsonResponse({ results: sentSmiles(body).map((smiles) => wireOf(smiles)) });

async function start(answer: FakeHandler = answerAll, maxStructures = 2) {
  const test = makeTestStore({ runSagas: false });
  const { store, platform } = test;
  platform.server.on('GET', LIMITS, () => jsonResponse({ max_structures: maxStructures }));
  platform.server.on('POST', PATH, answer);
  activateSession(test);
  await openDocument(test);
  const segments = receiveSegments(test, 5);
  const task = test.runSaga(identifyStructures);
  const read = (...structures: readonly string[]) =>
    structures.forEach((smiles, index) =>
      store.dispatch(readingReceived({ segment: segments[index]!, version: versionOf(smiles) })),
    );
  const asked = () => platform.server.requestsTo(PATH).map(({ body }) => sentSmiles(body));
  const known = (smiles: string) => selectIdentifiersOf(store.getState(), { smiles });
  const refusal = (smiles: string) => selectRefusalOf(store.getState(), { smiles });
  const notices = () => store.getState().notices.ids;
  return { test, store, platform, segments, task, read, asked, known, refusal, notices };
}

test('asks nothing before there is a structure', async () => {
  const { platform } = await start();
  await wait(60_000);
  expect(platform.server.requests).toHaveLength(0);
});

test('asks about structures as they come, in batches, each once', async () => {
  const { read, asked, known } = await start();
  read('C', 'CC', 'CCC', 'C');
  await wait(10_000);
  expect(asked()).toEqual([['C', 'CC'], ['CCC']]);
  expect(known('CCC')).toMatchObject({ formula: 'C2H6O' });
  read('C', 'CC', 'CCCC');
  await wait(60_000);
  expect(asked().slice(2)).toEqual([['CCCC']]);
});

test('no more than one call is in flight, and readings of a run are gathered', async () => {
  let answer: () => void = () => undefined;
  const { read, asked } = await start(
    (request) =>
      new Promise((resolve) => {
        answer = () => resolve(answerAll(request));
      }),
    50,
  );
  read('C');
  await wait(1_000);
  read('C', 'CC');
  await wait(20_000);
  read('C', 'CC', 'CCC');
  await wait(20_000);
  expect(asked()).toEqual([['C']]);
  answer();
  await wait(5_000);
  expect(asked()).toEqual([['C'], ['CC', 'CCC']]);
});

test('services without the call are left alone, and nothing is reported', async () => {
  const { platform, read, asked, notices } = await start();
  platform.server.on('GET', LIMITS, () => jsonResponse({ detail: 'Not Found' }, { status: 404 }));
  read('C', 'CC');
  await wait(3_600_000);
  expect(platform.server.requestsTo(LIMITS)).toHaveLength(1);
  expect(asked()).toEqual([]);
  expect(notices()).toEqual([]);
});

test('other services are asked again', async () => {
  const { store, platform, read, known } = await start();
  let status = 404;
  platform.server.on('GET', LIMITS, () => jsonResponse({ max_structures: 2 }, { status }));
  read('C');
  await wait(5_000);
  status = 200;
  store.dispatch(sessionOpened({ place: { session: { status: 'active' } }, at: 1 }));
  await wait(5_000);
  expect(known('C')).toBeDefined();
});

test('one structure that breaks a call does not keep the others from being identified', async () => {
  const { read, asked, known, refusal, notices } = await start((request) =>
    sentSmiles(request.body).includes('CC')
      ? jsonResponse({ detail: 'It is too much' }, { status: 500 })
      : answerAll(request),
  );
  read('C', 'CC', 'CCC');
  await wait(60_000);
  expect(asked()).toEqual([['C', 'CC'], ['CCC'], ['C'], ['CC']]);
  expect([known('C'), known('CCC')]).not.toContain(undefined);
  expect(refusal('CC')).toBe('It is too much');
  expect(notices()).toEqual([]);
});

test.each([
  ['an answer of another form', () => jsonResponse({ results: [{ smiles: 7 }] })],
  ['no result', () => jsonResponse({ results: [] })],
])('%s is not asked for again', async (_what, answer) => {
  const { read, asked, known, refusal } = await start(answer);
  read('C');
  await wait(3_600_000);
  expect(asked()).toEqual([['C']]);
  expect(known('C')).toBeUndefined();
  expect(refusal('C')).toBeDefined();
});

test('unreachable services are asked less and less often, without a verdict on structures', async () => {
  let isDown = true;
  const { read, asked, known, refusal } = await start((request) =>
    isDown ? jsonResponse({ detail: 'down' }, { status: 503 }) : answerAll(request),
  );
  read('C', 'CC');
  await wait(60_000);
  const inTheFirstMinute = asked().length;
  expect(inTheFirstMinute).toBeLessThanOrEqual(5);
  await wait(3_600_000);
  expect(asked().length - inTheFirstMinute).toBeLessThanOrEqual(16);
  expect(refusal('C')).toBeUndefined();
  isDown = false;
  await wait(400_000);
  expect(known('C')).toBeDefined();
});

test('waits as long as the services ask for', async () => {
  let count = 0;
  const { read, asked } = await start((request) => {
    count += 1;
    const busy = { detail: 'later', error_code: 'RATE_LIMIT_EXCEEDED', retry_after: 120 };
    return count === 1 ? jsonResponse(busy, { status: 429 }) : answerAll(request);
  });
  read('C');
  await wait(100_000);
  expect(asked()).toHaveLength(1);
  await wait(40_000);
  expect(asked()).toHaveLength(2);
});

test('a request ends with its document', async () => {
  const { test, store, platform, read, asked } = await start(hang);
  read('C');
  await wait(1_000);
  store.dispatch(documentClosed());
  await flush();
  expect(platform.server.requestsTo(PATH)[0]?.signal?.aborted).toBe(true);
  expect(store.getState().runs.identifiers.byText).toEqual({});
  await openDocument(test, { pdfId: '1700000000001' });
  await wait(600_000);
  expect(asked()).toHaveLength(1);
});

test('nothing is left when the saga ends', async () => {
  const { task, read } = await start();
  read('C');
  await wait(1_000);
  task.cancel();
  await flush();
  expect(jest.getTimerCount()).toBe(0);
});
