/** @jest-environment node */
import { documentClosed, readingReceived } from '@/article';
import { structuresIdentified } from '@/features/identifiers';
import { listsChanged } from '@/features/ownLists';
import { sessionOpened } from '@/features/session';
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { answerKnown } from '@/testing/answerKnown';
import { hang, jsonResponse, refuseConnection } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { identifiersOf, versionOf } from '../../identifiers/testing/identified';
import { makeTestStore } from '@/testing/makeTestStore';
import { selectInList } from '../knownHere.selectors';
import { knownSaga } from './lookUp.saga';

const PATH = '/chem/known';
const KEYS = ['A', 'B', 'C'].map((letter) => `${letter.repeat(14)}-AAAAAAAASA-N`);
const [FIRST = '', SECOND = '', THIRD = ''] = KEYS;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms);
  await flush();
};

async function start() {
  const test = makeTestStore({ runSagas: false });
  const { store, platform } = test;
  const { server } = platform;
  answerKnown(server, { [FIRST]: 'known', [SECOND]: 'other_stereo' });
  activateSession(test);
  await openDocument(test);
  const segments = receiveSegments(test, 5);
  const task = test.runSaga(knownSaga);
  /** Structures with these skeletons, one a segment. */
  const identify = (...letters: readonly string[]) =>
    letters.forEach((letter, index) => {
      const smiles = `C${letter}`;
      store.dispatch(readingReceived({ segment: segments[index]!, version: versionOf(smiles) }));
      const result = { identifiers: identifiersOf(smiles, letter) };
      store.dispatch(structuresIdentified([{ text: smiles, result }]));
    });
  const asked = () =>
    server
      .requestsTo(PATH)
      .map(({ body }) => (JSON.parse(String(body)) as { inchi_keys: string[] }).inchi_keys);
  const told = () => selectInList(store.getState());
  return { test, store, server, task, identify, asked, told };
}

test('asks nothing before a compound has an InChIKey', async () => {
  const { server } = await start();
  await wait(600_000);
  expect(server.requests).toHaveLength(0);
});

test('says of each compound what the list has, and which list that is; each is asked for once', async () => {
  const { identify, asked, told } = await start();
  identify('A', 'B', 'A');
  await wait(1_000);
  expect(asked()).toEqual([[FIRST, SECOND]]);
  expect(told()).toEqual({
    list: { name: 'COCONUT', date: '2026-05-01', compounds: 700_000, falseAlarmOneIn: 65_536 },
    states: { [FIRST]: 'known', [SECOND]: 'other_stereo' },
  });
  identify('A', 'B', 'C');
  await wait(10_000);
  expect(asked().slice(1)).toEqual([[THIRD]]);
  expect(told().states).toMatchObject({ [FIRST]: 'known', [THIRD]: 'new' });
});

test.each([
  ['no list', () => jsonResponse({ source: null, results: [] })],
  ['no such call', () => jsonResponse({ detail: 'Not Found' }, { status: 404 })],
  ['an answer of another form', () => jsonResponse({ results: [{ state: 'new' }] })],
  ['an answer that is too short', () => answerOf([])],
  ['a state that there is not', () => answerOf([{ state: 'perhaps' }])],
])('services with %s are asked once; nothing is said or reported', async (_what, answer) => {
  const { store, server, identify, asked, told } = await start();
  server.on('POST', PATH, answer);
  identify('A');
  await wait(3_600_000);
  identify('A', 'B');
  await wait(3_600_000);
  expect(asked()).toHaveLength(1);
  expect(told()).toEqual({ list: null, states: {} });
  expect(store.getState().notices.ids).toEqual([]);
});

const answerOf = (results: readonly object[]) =>
  jsonResponse({
    source: { name: 'COCONUT', date: '2026-05-01', compounds: 1, false_alarm_one_in: 65_536 },
    results,
  });

test('other services are asked again', async () => {
  const { store, server, identify, told } = await start();
  server.on('POST', PATH, () => jsonResponse({ source: null, results: [] }));
  identify('A');
  await wait(10_000);
  answerKnown(server);
  store.dispatch(sessionOpened({ place: { session: { status: 'active' } }, at: 1 }));
  await wait(10_000);
  expect(told().states).toEqual({ [FIRST]: 'new' });
});

test('services that are away are asked less and less often', async () => {
  const { server, identify, asked, told } = await start();
  server.on('POST', PATH, refuseConnection);
  identify('A');
  await wait(3_600_000);
  expect(asked().length).toBeGreaterThan(5);
  expect(asked().length).toBeLessThan(20);
  answerKnown(server);
  await wait(400_000);
  expect(told().states).toEqual({ [FIRST]: 'new' });
});

test('a request ends with its document, and what was said of it is gone', async () => {
  const { test, store, server, identify, told } = await start();
  identify('A');
  await wait(10_000);
  server.on('POST', PATH, hang);
  identify('A', 'B');
  await wait(1_000);
  store.dispatch(documentClosed());
  await flush();
  expect(server.requestsTo(PATH).at(-1)?.signal?.aborted).toBe(true);
  expect(told().states).toEqual({});
  await openDocument(test, { pdfId: '1700000000001' });
  expect(told().list).toBeNull();
});

test('nothing is left when the saga ends', async () => {
  const { identify, task } = await start();
  identify('A');
  await wait(100);
  task.cancel();
  await flush();
  expect(jest.getTimerCount()).toBe(0);
});

test('another list is asked of all compounds again, also by services that had none', async () => {
  const { store, server, identify, asked, told } = await start();
  server.on('POST', PATH, () => jsonResponse({ source: null, results: [] }));
  identify('A', 'B');
  await wait(1_000);
  expect(asked()).toEqual([[FIRST, SECOND]]);
  answerKnown(server, { [FIRST]: 'known' });
  store.dispatch(listsChanged());
  await wait(1_000);
  expect(told().states).toEqual({ [FIRST]: 'known', [SECOND]: 'new' });

  server.on('POST', PATH, () => jsonResponse({ source: null, results: [] }));
  store.dispatch(listsChanged());
  await wait(1_000);
  expect(told()).toEqual({ list: null, states: {} });
  expect(asked()).toHaveLength(3);
});

test('what the earlier list answers late is dropped', async () => {
  const { store, server, identify, told } = await start();
  server.on('POST', PATH, hang);
  identify('A');
  await wait(1_000);
  const late = server.requestsTo(PATH);
  answerKnown(server, { [FIRST]: 'other_stereo' });
  store.dispatch(listsChanged());
  await wait(1_000);
  expect(late).toHaveLength(1);
  expect(told().states).toEqual({ [FIRST]: 'other_stereo' });
});
