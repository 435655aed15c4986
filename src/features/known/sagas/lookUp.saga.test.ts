/** @jest-environment node */
import { documentClosed } from '@/article';
import { openDocument } from '@/testing/builders';
import { hang, jsonResponse } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore } from '@/testing/makeTestStore';
import {
  lookUpCancelRequested,
  lookUpRequested,
  selectHasAgreed,
  selectKnown,
} from '../known.slice';
import { knownSaga } from './lookUp.saga';

const KEY = 'BLUAFEHZUWYNDE-NNWCWBAJSA-N';
const OTHER = 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N';
const PUBCHEM = /\/compound\/inchikey\//;
const COCONUT = '/search';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function start() {
  const test = makeTestStore({ runSagas: false });
  const { store, platform } = test;
  const { server } = platform;
  server.on('GET', PUBCHEM, () => jsonResponse({ IdentifierList: { CID: [68827] } }));
  server.on('POST', COCONUT, () => jsonResponse({ data: [] }));
  await openDocument(test);
  const task = test.runSaga(knownSaga);
  const wait = async (ms = 10_000) => {
    await jest.advanceTimersByTimeAsync(ms);
    await flush();
  };
  const known = (key = KEY) => selectKnown(store.getState(), key);
  const request = (...inchiKeys: string[]) => store.dispatch(lookUpRequested({ inchiKeys }));
  return { test, store, server, task, wait, known, request };
}

test('asks nobody before the user does', async () => {
  const { server, store, wait } = await start();
  await wait(600_000);
  expect(server.requests).toHaveLength(0);
  expect(selectHasAgreed(store.getState())).toBe(false);
});

test('says what each database has, and that the user agreed for this article', async () => {
  const { test, store, wait, known, request } = await start();
  request(KEY, OTHER);
  expect(known()).toEqual({ pubchem: { status: 'asking' }, coconut: { status: 'asking' } });
  await wait();
  const answered = {
    pubchem: { status: 'found', compound: expect.objectContaining({ match: 'identical' }) },
    coconut: { status: 'unknown' },
  };
  expect([known(), known(OTHER)]).toEqual([answered, answered]);
  expect(selectHasAgreed(store.getState())).toBe(true);
  await openDocument(test, { pdfId: '1700000000001' });
  expect(selectHasAgreed(store.getState())).toBe(false);
  expect(known()).toBeUndefined();
});

test('one database that fails does not affect the other, and is asked alone the next time', async () => {
  const { server, wait, known, request } = await start();
  server.on('GET', PUBCHEM, () => jsonResponse({ Fault: { Message: 'No' } }, { status: 500 }));
  request(KEY);
  await wait();
  expect(known()).toEqual({
    pubchem: { status: 'failed', message: 'No' },
    coconut: { status: 'unknown' },
  });
  server.on('GET', PUBCHEM, () => jsonResponse({ IdentifierList: { CID: [1] } }));
  const asked = server.requestsTo(COCONUT).length;
  request(KEY);
  await wait();
  expect(known()).toMatchObject({ pubchem: { status: 'found' }, coconut: { status: 'unknown' } });
  expect(server.requestsTo(COCONUT)).toHaveLength(asked);
});

test('a cancelled look-up counts as not looked up, and its requests end', async () => {
  const { store, server, wait, known, request } = await start();
  server.on('GET', PUBCHEM, hang);
  request(KEY, OTHER);
  await wait();
  store.dispatch(lookUpCancelRequested());
  await wait(0);
  expect([known(), known(OTHER)]).toEqual([undefined, undefined]);
  expect(server.requestsTo(PUBCHEM)[0]?.signal?.aborted).toBe(true);
  server.on('GET', PUBCHEM, () => jsonResponse({ IdentifierList: { CID: [1] } }));
  request(KEY);
  await wait();
  expect(known()?.pubchem.status).toBe('found');
});

test('requests end with the document', async () => {
  const { store, server, wait, request } = await start();
  server.on('GET', PUBCHEM, hang);
  request(KEY);
  await wait(1_000);
  store.dispatch(documentClosed());
  await wait(0);
  expect(server.requestsTo(PUBCHEM)[0]?.signal?.aborted).toBe(true);
  expect(store.getState().runs.known.byKey).toEqual({});
});
