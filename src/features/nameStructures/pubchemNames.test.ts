/** @jest-environment node */
import { openDocument } from '@/testing/builders';
import { hang, jsonResponse, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore } from '@/testing/makeTestStore';
import { wireOf } from '../identifiers/testing/identified';
import { nameStructuresSaga } from './nameStructures.saga';
import {
  namesAnswered,
  pubchemCancelRequested,
  pubchemRequested,
  selectAnswerTo,
  selectIsAskedInPubchem,
  selectPubchemRefusal,
} from './nameStructures.slice';

const PUBCHEM = '/compound/name/JSON';
const IDENTIFIERS = '/chem/identifiers';

const record = (cid: number, sval: unknown, name = 'Absolute') => ({
  id: { id: { cid } },
  props: [
    { urn: { label: 'SMILES', name: 'Connectivity' }, value: { sval: 'FLAT' } },
    { urn: { label: 'SMILES', name }, value: { sval } },
  ],
});
const records =
  (...compounds: object[]): FakeHandler =>
  () =>
    jsonResponse({ PC_Compounds: compounds });

async function start(answer: FakeHandler) {
  const test = makeTestStore({ runSagas: false });
  const { server } = test.platform;
  server.on('POST', PUBCHEM, answer);
  server.on('POST', IDENTIFIERS, ({ body }) => {
    const [{ smiles }] = JSON.parse(String(body)) as [{ smiles: string }];
    const result = smiles === 'BAD' ? { error: 'Unreadable' } : wireOf(smiles);
    return jsonResponse({ results: [result] });
  });
  await openDocument(test);
  test.runSaga(nameStructuresSaga);
  const { store } = test;
  const refused = { name: 'oakin', answer: { refusal: 'No source knows this name' } };
  store.dispatch(namesAnswered([refused]));
  const ask = async () => {
    store.dispatch(pubchemRequested({ name: 'oakin' }));
    await flush(80);
  };
  const answerTo = () => selectAnswerTo(store.getState(), 'oakin');
  const refusal = () => selectPubchemRefusal(store.getState(), 'oakin');
  const isAsking = () => selectIsAskedInPubchem(store.getState(), 'oakin');
  return { ...test, server, ask, answerTo, refusal, isAsking };
}

test('no name goes to PubChem before the user asks for it', async () => {
  const { server, ask } = await start(records(record(7, 'CC')));
  await flush(80);
  expect(server.requestsTo(PUBCHEM)).toEqual([]);
  await ask();
  expect(server.requestsTo(PUBCHEM)).toHaveLength(1);
});

test.each(['Absolute', 'Isomeric'])(
  'the structure with stereo (%s) is taken, with its number as the source',
  async (name) => {
    const { ask, answerTo, isAsking } = await start(records(record(7, 'CC', name)));
    await ask();
    expect(answerTo()).toMatchObject({ structure: { smiles: 'CC' }, source: 'PubChem CID 7' });
    expect(isAsking()).toBe(false);
  },
);

test.each<[string, FakeHandler, RegExp]>([
  ['an unknown name', () => jsonResponse({ Fault: {} }, { status: 404 }), /does not know/],
  ['several compounds', records(record(7, 'CC'), record(8, 'CCC')), /has 2 compounds/],
  [
    'a structure that our chemistry cannot read',
    records(record(7, 'BAD')),
    /CID 7\) cannot be read/,
  ],
  ['a structure of several lines', records(record(7, 'C\nC')), /does not know/],
  ['a structure that is too long', records(record(7, 'C'.repeat(4001))), /does not know/],
  ['a number that is none', records(record(-1, 'CC')), /does not know/],
  ['something else altogether', () => jsonResponse({ PC_Compounds: 'x' }), /./],
  ['a failure', () => jsonResponse({}, { status: 500 }), /./],
])('%s is a refusal, and what was known before stays', async (_what, answer, words) => {
  const { ask, answerTo, refusal } = await start(answer);
  await ask();
  expect(refusal()).toMatch(words);
  expect(answerTo()).toEqual({ refusal: 'No source knows this name' });
});

test('cancelling aborts the request, and it can be asked again', async () => {
  const { ask, store, server, isAsking, answerTo } = await start(hang);
  await ask();
  expect(isAsking()).toBe(true);
  store.dispatch(pubchemCancelRequested());
  await flush(40);
  expect(server.requestsTo(PUBCHEM)[0]?.signal?.aborted).toBe(true);
  expect(isAsking()).toBe(false);
  server.on('POST', PUBCHEM, records(record(7, 'CC')));
  await new Promise((resolve) => setTimeout(resolve, 300));
  await ask();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(answerTo()).toMatchObject({ source: 'PubChem CID 7' });
});
