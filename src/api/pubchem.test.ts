/** @jest-environment node */
import { jsonResponse, hang } from '@/testing/fakes/fakeFetch';
import type { FakeHandler } from '@/testing/fakes/fakeFetch';
import { pubchemApi } from './pubchem';
import { makeFakeApi } from './testing/fakeApi';

const { getPubchemCompound } = pubchemApi.endpoints;
const STRUCTURE = '/compound/smiles/cids/JSON';
const RECORD = '/compound/smiles/JSON';
const SIMILAR = '/compound/fastsimilarity_2d/smiles/cids/JSON';
const COMPOUND = '/compound/cid/2519/JSON';
const SMILES = 'C#N+/\\';

let api = makeFakeApi();
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  api = makeFakeApi();
  api.answer('GET', COMPOUND, compound);
});
afterEach(async () => {
  api.reset();
  // RTK Query batches changes of subscriptions for half a second
  await jest.advanceTimersByTimeAsync(1000);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

const property = (label: string, value: object, name?: string) => ({ urn: { label, name }, value });

const compound = {
  PC_Compounds: [
    {
      id: { id: { cid: 2519 } },
      props: [
        property('IUPAC Name', { sval: 'allowed name' }, 'Allowed'),
        property('IUPAC Name', { sval: '1,3,7-trimethylpurine-2,6-dione' }, 'Preferred'),
        property('Molecular Formula', { sval: 'C8H10N4O2' }),
        property('Molecular Weight', { fval: 194.19 }),
      ],
    },
  ],
};

const caffeine = {
  cid: 2519,
  url: 'https://pubchem.ncbi.nlm.nih.gov/compound/2519',
  iupacName: '1,3,7-trimethylpurine-2,6-dione',
  molecularFormula: 'C8H10N4O2',
  molecularWeight: '194.19',
};

const cids = (...CID: number[]) => ({ IdentifierList: { CID } });
const recordOf = (id: object) => ({ PC_Compounds: [{ id }] });
const waiting = (ListKey: string | number) => ({ Waiting: { ListKey, Message: 'running' } });
const asked = () => api.server.requests.map(({ url }) => url.pathname.replace('/rest/pug', ''));

/** Lets the time of all waits pass until there is a result. */
async function elapse<T>(outcome: Promise<T>): Promise<T> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  outcome.then(settle, settle);
  for (let round = 0; !isSettled && round < 1000; round += 1) {
    await jest.advanceTimersByTimeAsync(100);
    await new Promise(setImmediate);
  }
  return outcome;
}

const ask = (smiles = SMILES) => elapse(api.call(getPubchemCompound, { smiles }));
const failure = () => elapse(api.failure(getPubchemCompound, { smiles: SMILES }));

/** Answers one after the other; the last is repeated. */
function inTurn(...answers: readonly (() => Response)[]): FakeHandler {
  let next = 0;
  return () => {
    const answer = answers[Math.min(next, answers.length - 1)];
    next += 1;
    return answer?.() ?? new Response();
  };
}

const busy = () => jsonResponse({ Fault: { Message: 'Too many requests' } }, { status: 503 });
const busyPage = () => new Response('<html><h1>503</h1></html>', { status: 503 });

describe('the order of the look-ups', () => {
  test('finds a structure at once, sent as a form that needs no preflight', async () => {
    api.answer('POST', STRUCTURE, cids(2519));
    expect(await ask()).toEqual({ ...caffeine, match: 'identical' });
    expect(asked()).toEqual([STRUCTURE, COMPOUND]);
    const [request] = api.server.requests;
    expect(new URLSearchParams(String(request?.body)).get('smiles')).toBe(SMILES);
    expect(request?.url.search).toBe('');
    expect([...(request?.headers.entries() ?? [])]).toEqual([
      ['accept', 'application/json'],
      ['content-type', 'application/x-www-form-urlencoded'],
    ]);
  });

  test('treats the compound id 0 as no match and continues', async () => {
    api.answer('POST', STRUCTURE, cids(0));
    api.answer('POST', RECORD, recordOf({ id: { cid: 2519 } }));
    expect(await ask()).toMatchObject({ cid: 2519, match: 'identical' });
    expect(asked()).toEqual([STRUCTURE, RECORD, COMPOUND]);
  });

  test('reports that a compound found last is a similar one', async () => {
    api.answer('POST', STRUCTURE, cids(0));
    api.answer('POST', RECORD, recordOf({}));
    api.answer('POST', SIMILAR, cids(2519));
    expect(await ask()).toMatchObject({ cid: 2519, match: 'similar' });
    expect(api.server.requestsTo(SIMILAR)[0]?.url.searchParams.get('Threshold')).toBe('95');
  });

  test('no match in three ways is null', async () => {
    const fault = { Fault: { Code: 'PUGREST.BadRequest', Message: 'Unable to standardize' } };
    api.answer('POST', STRUCTURE, fault, { status: 400 });
    expect(await ask()).toBeNull();
    expect(asked()).toEqual([STRUCTURE, RECORD, SIMILAR]);
  });

  test.each([
    ['no preferred name', [property('IUPAC Name', { sval: 'a name' }, 'Allowed')], 'a name'],
    ['a name that is missing', [property('IUPAC Name', { sval: 'nan' })], undefined],
    ['no names', [], undefined],
  ])('reads a record with %s', async (_name, props, iupacName) => {
    api.answer('POST', STRUCTURE, cids(2519));
    api.answer('GET', COMPOUND, { PC_Compounds: [{ props }] });
    expect((await ask())?.iupacName).toBe(iupacName);
  });

  test.each(['NaN', '  ', ''])('requires SMILES, which %j are not', async (smiles) => {
    const failed = await api.failure(getPubchemCompound, { smiles });
    expect(failed).toMatchObject({ message: 'SMILES is required' });
    expect(api.server.requests).toHaveLength(0);
  });

  test('an answer in another format is an error, not a missing structure', async () => {
    api.answer('POST', STRUCTURE, {});
    expect(await failure()).toMatchObject({ kind: 'schema' });
  });
});

describe('queued searches', () => {
  const LIST = '/compound/listkey/77/cids/JSON';
  beforeEach(() => {
    api.answer('POST', STRUCTURE, cids(0));
    api.answer('POST', SIMILAR, waiting('77'), { status: 202 });
  });

  test('are polled until they are done', async () => {
    const still = () => jsonResponse(waiting('77'), { status: 202 });
    api.server.on(
      'GET',
      LIST,
      inTurn(still, still, () => jsonResponse(cids(2519))),
    );
    expect(await ask()).toMatchObject({ match: 'similar' });
    expect(asked()).toEqual([STRUCTURE, RECORD, SIMILAR, LIST, LIST, LIST, COMPOUND]);
  });

  test('may occur in any step, including those that answer with records', async () => {
    api.answer('POST', RECORD, waiting(12), { status: 202 });
    api.answer('GET', '/compound/listkey/12/JSON', recordOf({ id: { cid: 2519 } }));
    expect(await ask()).toMatchObject({ match: 'identical' });
  });

  test('that find nothing are no match', async () => {
    const fault = { Fault: { Code: 'PUGREST.NotFound', Message: 'No CID found' } };
    api.answer('GET', LIST, fault, { status: 404 });
    expect(await ask()).toBeNull();
  });

  test('are abandoned after a minute', async () => {
    api.answer('GET', LIST, waiting('77'), { status: 202 });
    expect(await failure()).toEqual({
      kind: 'timeout',
      message: 'PubChem did not finish its search within 60 seconds',
    });
    expect(api.server.requestsTo(LIST)).toHaveLength(30);
  });
});

describe('a busy PubChem', () => {
  test.each([
    ['a fault', busy],
    ['a page', busyPage],
  ])('that reports this by %s is asked three more times', async (_name, refuse) => {
    const found = () => jsonResponse(cids(2519));
    api.server.on('POST', STRUCTURE, inTurn(refuse, refuse, refuse, found));
    expect(await ask()).toMatchObject({ match: 'identical' });
    expect(api.server.requestsTo(STRUCTURE)).toHaveLength(4);
  });

  test('is an error, not a missing structure', async () => {
    api.server.on('POST', STRUCTURE, busy);
    expect(await failure()).toMatchObject({ status: 503, message: 'Too many requests' });
    expect(asked()).toEqual(Array(4).fill(STRUCTURE));
  });
});

describe('cancelling', () => {
  test.each([
    ['an answer', (): void => api.server.on('POST', STRUCTURE, hang), 1000],
    ['the wait for a busy PubChem', (): void => api.server.on('POST', STRUCTURE, busy), 1000],
    [
      'the wait for a queued search',
      (): void => api.answer('POST', STRUCTURE, waiting('1'), { status: 202 }),
      1000,
    ],
    ['the turn', (): void => api.answer('POST', STRUCTURE, cids(0)), 100],
  ])('ends %s at once', async (_name, prepare, afterMs) => {
    prepare();
    const handle = api.start(getPubchemCompound, { smiles: SMILES });
    const outcome = handle.unwrap().catch(() => 'given up');
    await jest.advanceTimersByTimeAsync(afterMs);
    const timers = jest.getTimerCount();
    handle.abort();
    expect(await outcome).toBe('given up');
    await new Promise(setImmediate);
    expect(jest.getTimerCount()).toBeLessThan(timers);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(asked()).toEqual([STRUCTURE]);
  });
});

describe('several look-ups', () => {
  test('share four requests a second, one at a time', async () => {
    let open = 0;
    const sentAt: number[] = [];
    api.server.on('POST', /\/compound\/smiles/, async () => {
      open += 1;
      expect(open).toBe(1);
      sentAt.push(Date.now());
      await new Promise((resolve) => setTimeout(resolve, 10));
      open -= 1;
      return jsonResponse(cids(0), { status: 404 });
    });
    await elapse(
      Promise.all(['C', 'CC', 'CCC'].map((smiles) => api.call(getPubchemCompound, { smiles }))),
    );
    expect(sentAt).toHaveLength(6);
    const gaps = sentAt.slice(1).map((time, index) => time - (sentAt[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(250);
  });

  test('of one structure send one request', async () => {
    api.answer('POST', STRUCTURE, cids(2519));
    const first = api.start(getPubchemCompound, { smiles: SMILES });
    await elapse(first.unwrap());
    expect(await ask()).toMatchObject({ cid: 2519 });
    expect(asked()).toEqual([STRUCTURE, COMPOUND]);
  });
});
