/** @jest-environment node */
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { knownApi } from './known';
import { makeFakeApi } from './testing/fakeApi';

const { findInPubchem, findInCoconut } = knownApi.endpoints;
const KEY = 'BLUAFEHZUWYNDE-NNWCWBAJSA-N';
const SKELETON = 'BLUAFEHZUWYNDE';

let api = makeFakeApi();
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  api = makeFakeApi();
});
afterEach(async () => {
  api.reset();
  // RTK Query batches changes of subscriptions for half a second
  await jest.advanceTimersByTimeAsync(1000);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

/** An outcome for which the lane has to let time pass. */
async function inTime<T>(outcome: Promise<T>): Promise<T> {
  const settled = outcome.then(
    () => true,
    () => true,
  );
  let isSettled = false;
  void settled.then(() => {
    isSettled = true;
  });
  while (!isSettled) await jest.advanceTimersByTimeAsync(250);
  return outcome;
}

describe('PubChem', () => {
  const path = (key: string) => `/compound/inchikey/${key}/cids/JSON`;
  const cids = (...CID: number[]) => ({ IdentifierList: { CID } });
  const NOT_FOUND = { Fault: { Code: 'PUGREST.NotFound', Message: 'No CID found' } };
  const ask = () => api.call(findInPubchem, { inchiKey: KEY });

  test('has the compound itself: the first block is not asked for', async () => {
    api.answer('GET', path(KEY), cids(68827, 99));
    expect(await inTime(ask())).toEqual({
      match: 'identical',
      id: 'CID 68827',
      url: 'https://pubchem.ncbi.nlm.nih.gov/compound/68827',
    });
    expect(api.server.requests.map(({ url }) => url.pathname.split('/').at(-3))).toEqual([KEY]);
  });

  test('has one with the same skeleton', async () => {
    api.answer('GET', path(KEY), NOT_FOUND, { status: 404 });
    api.answer('GET', path(SKELETON), cids(7));
    expect(await inTime(ask())).toMatchObject({ match: 'skeleton', id: 'CID 7' });
  });

  test('has neither', async () => {
    for (const key of [KEY, SKELETON]) api.answer('GET', path(key), NOT_FOUND, { status: 404 });
    expect(await inTime(ask())).toBeNull();
  });

  test.each([400, 500])('after an error %i nothing is said of the compound', async (status) => {
    api.answer('GET', path(KEY), NOT_FOUND, { status: 404 });
    api.answer('GET', path(SKELETON), { Fault: { Message: 'It broke' } }, { status });
    const failure = api.failure(findInPubchem, { inchiKey: KEY });
    expect(await inTime(failure)).toMatchObject({ status, message: 'It broke' });
  });
});

describe('COCONUT', () => {
  const page = (...identifiers: unknown[]) => ({
    data: { data: identifiers.map((identifier) => ({ identifier })), total: identifiers.length },
  });
  const ask = () => api.call(findInCoconut, { inchiKey: KEY });
  const queries = () =>
    api.server.requests.map(({ body }) => JSON.parse(String(body)) as { query: string });

  test('has the compound itself', async () => {
    api.answer('POST', '/search', page('CNP0123456.1'));
    expect(await inTime(ask())).toEqual({
      match: 'identical',
      id: 'CNP0123456.1',
      url: 'https://coconut.naturalproducts.net/compounds/CNP0123456.1',
    });
    expect(queries()).toEqual([{ type: 'inchikey', query: KEY, limit: 1, page: 1 }]);
  });

  test.each([
    ['an empty page', page()],
    ['an empty list', { data: [] }],
  ])('has one with the same skeleton, after %s', async (_what, nothing) => {
    api.server.on('POST', '/search', ({ body }) =>
      jsonResponse(String(body).includes(KEY) ? nothing : page('CNP0123456')),
    );
    expect(await inTime(ask())).toMatchObject({ match: 'skeleton', id: 'CNP0123456' });
    expect(queries().map(({ query }) => query)).toEqual([KEY, SKELETON]);
  });

  test('has neither', async () => {
    api.answer('POST', '/search', { data: [] });
    expect(await inTime(ask())).toBeNull();
  });

  test.each(['../x', 'CNP1?x=javascript:', 7, null])('no address is made of %j', async (id) => {
    api.answer('POST', '/search', page(id));
    const failure = api.failure(findInCoconut, { inchiKey: KEY });
    expect(await inTime(failure)).toMatchObject({ kind: 'schema' });
  });

  test('is asked at most 60 times a minute', async () => {
    api.answer('POST', '/search', { data: [] });
    const keys = Array.from({ length: 40 }, (_, index) => `${SKELETON}-${index}`);
    const all = Promise.all(keys.map((inchiKey) => api.call(findInCoconut, { inchiKey })));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(api.server.requests.length).toBeLessThanOrEqual(60);
    await inTime(all);
    expect(api.server.requests).toHaveLength(80);
  });
});
