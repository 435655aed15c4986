/** @jest-environment node */
import { exportTable } from '@/domain/exports/exportColumns';
import { scoreOf } from '@/domain/readingScore';
import { selectCompoundRecords } from '@/features/exporting';
import {
  compoundFieldsSet,
  documentClosed,
  readingReceived,
  segmentChanged,
  selectStructureOf,
} from '@/article';
import { structuresIdentified } from '@/features/identifiers';
import { identifiersOf, versionOf, wireOf } from '../identifiers/testing/identified';
import { listsChanged } from '@/features/ownLists';
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { hang, jsonResponse, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import { makeTestStore } from '@/testing/makeTestStore';
import { nameStructuresSaga } from './nameStructures.saga';
import {
  selectAnswerTo,
  selectLookUpStatus,
  nameLookUpChosen,
  namesCancelled,
  namesRequested,
  nameStructureTakeRequested,
  pubchemAnswered,
} from './nameStructures.slice';

const PATH = '/chem/names';
const SOURCES = '/chem/name_sources';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = async (ms: number) => {
  await jest.advanceTimersByTimeAsync(ms);
  await flush();
};

const sentNames = (body: unknown) => (JSON.parse(String(body)) as { names: string[] }).names;
const source = { id: 'opsin', name: 'OPSIN', version: '2.7.0' };
/** Names are SMILES here, with the skeleton's letter first. */
const answerAll: FakeHandler = ({ body }) =>
  jsonResponse({
    results: sentNames(body).map((name) =>
      !/^[A-Z]{2}$/.test(name)
        ? { name, refusal: 'unknown', error: 'No source knows this name' }
        : { name, source, structure: wireOf(name, name[0], name[1]) },
    ),
  });

async function start(answer: FakeHandler = answerAll, readsByItself = true) {
  const platform = createFakePlatform({ config: { ...TEST_CONFIG, readsByItself } });
  const test = makeTestStore({ runSagas: false, platform });
  const { store } = test;
  platform.server.on('GET', SOURCES, () =>
    jsonResponse({ max_names: 2, longest_name: 20, sources: [] }),
  );
  platform.server.on('POST', PATH, answer);
  activateSession(test);
  await openDocument(test);
  const segments = receiveSegments(test, 4);
  test.runSaga(nameStructuresSaga);
  const name = (index: number, text: string) =>
    store.dispatch(compoundFieldsSet({ ids: [segments[index]!.id], fields: { name: text } }));
  const read = (index: number, smiles: string, skeleton = 'A', stereo = 'A') => {
    const version = { ...versionOf(smiles), confidence: 0.9 };
    store.dispatch(readingReceived({ segment: segments[index]!, version }));
    const result = { identifiers: identifiersOf(smiles, skeleton, stereo) };
    store.dispatch(structuresIdentified([{ text: smiles, result }]));
  };
  const asked = () => platform.server.requestsTo(PATH).map(({ body }) => sentNames(body));
  const structure = (index: number) => selectStructureOf(store.getState(), segments[index]!);
  return { test, store, platform, segments, name, read, asked, structure };
}

test('names are looked up as they come, in batches, each once', async () => {
  const { name, asked } = await start();
  ['AA', 'BB', 'CC', 'AA'].forEach((text, index) => name(index, text));
  await wait(20_000);
  expect(asked()).toEqual([['AA', 'BB'], ['CC']]);
});

test('the first drawing of a run is read before names are looked up', async () => {
  const { name, asked, store, segments } = await start();
  const { id } = segments[0]!;
  const run = { ids: [id], engine: 'decimer', at: 0 };
  store.dispatch({ type: 'recognition/runStarted', payload: run });
  name(0, 'AA');
  await wait(60_000);
  expect(asked()).toEqual([]);
  const failure = { id, message: 'no atoms found' };
  store.dispatch({ type: 'recognition/segmentFailed', payload: failure });
  await wait(0);
  expect(asked()).toEqual([['AA']]);
});

test('nothing is sent to services that are not one’s own before it is asked for', async () => {
  const { name, asked, store } = await start(answerAll, false);
  name(0, 'AA');
  await wait(60_000);
  expect(asked()).toEqual([]);
  store.dispatch(namesRequested());
  await wait(5_000);
  expect(asked()).toEqual([['AA']]);
});

test('the user’s choice counts before that of the installation, and is remembered', async () => {
  const { name, asked, store, platform } = await start();
  store.dispatch(nameLookUpChosen(false));
  name(0, 'AA');
  await wait(60_000);
  expect(asked()).toEqual([]);
  expect(platform.localStorage.get('marcus.lookUpNames')).toBe('off');
});

test.each([
  ['AA', 'same', 0.99],
  ['AB', 'stereo', 0.82],
  ['BA', 'other', 0.47],
] as const)('the name %s says: %s', async (named, verdict, score) => {
  const { name, read, structure, store } = await start();
  read(0, 'C');
  name(0, named);
  await wait(5_000);
  expect(structure(0)?.nameSays).toEqual({
    ...{ name: named, smiles: named, source: 'OPSIN 2.7.0', verdict },
  });
  const [record] = selectCompoundRecords(store.getState());
  expect(record?.nameSays).toMatchObject({ smiles: named, verdict });
  expect(record?.reading?.confidence?.value).toBe(0.9);
  expect(record?.status).toBe(verdict === 'same' ? 'Processed' : 'Doubtful');
  expect(scoreOf(structure(0)!)).toBeCloseTo(score, 2);
});

test('what a name says follows the name and the reading', async () => {
  const { name, read, structure } = await start();
  read(0, 'C');
  name(0, 'BA');
  await wait(5_000);
  name(0, 'AA');
  await wait(100);
  expect(structure(0)?.nameSays).toBeUndefined();
  await wait(10_000);
  expect(structure(0)?.nameSays?.verdict).toBe('same');
  read(0, 'CC', 'B', 'A');
  await wait(100);
  expect(structure(0)?.nameSays?.verdict).toBe('other');
  name(0, 'no such');
  await wait(10_000);
  expect(structure(0)?.nameSays).toBeUndefined();
});

test('what the stated formula says follows the reading and the number', async () => {
  const { read, structure, store, segments } = await start();
  const [segment] = segments;
  const said = { page: 1, start: 0, end: 1, sentence: 'Its formula was C3H8O.' };
  const statedFormulas = [{ formula: 'C3H8O', mass: 60.0575, within: 0.003, ...said }];
  const label = { number: '1', text: '1', box: [0, 0, 1, 1], confidence: 0.9 } as const;
  store.dispatch(segmentChanged({ ...segment!, label: { ...label, statedFormulas } }));
  read(0, 'CCO');
  await wait(100);
  const [record] = selectCompoundRecords(store.getState());
  const against = { stated: 'C3H8O', verdict: 'other', difference: '−CH2' };
  expect(record).toMatchObject({ status: 'Doubtful', formulaSays: against });
  store.dispatch(compoundFieldsSet({ ids: [segment!.id], fields: { number: '2' } }));
  await wait(100);
  expect(structure(0)?.formulaSays).toBeUndefined();
  store.dispatch(compoundFieldsSet({ ids: [segment!.id], fields: { number: '1' } }));
  const result = { identifiers: { ...identifiersOf('CCCO'), formula: 'C3H8O' } };
  store.dispatch(structuresIdentified([{ text: 'CCCO', result }]));
  store.dispatch(readingReceived({ segment: segment!, version: versionOf('CCCO') }));
  await wait(100);
  expect(structure(0)?.formulaSays).toEqual({ stated: 'C3H8O', verdict: 'same' });
});

test('more carbons than the structure has make it doubtful, and stand in the export', async () => {
  const { read, store, segments } = await start();
  const said = { page: 1, start: 0, end: 1, sentence: 'It showed 9 carbon signals.' };
  const label = { number: '1', text: '1', box: [0, 0, 1, 1], confidence: 0.9 } as const;
  const statedCarbons = [{ carbons: 9, ...said }];
  store.dispatch(segmentChanged({ ...segments[0]!, label: { ...label, statedCarbons } }));
  read(0, 'CCO');
  await wait(100);
  const [record] = selectCompoundRecords(store.getState());
  expect(record).toMatchObject({ status: 'Doubtful', formulaSays: { verdict: 'other' } });
  const { headers, rows } = exportTable([record!], ['statedFormula'], { withFound: true });
  expect(Object.fromEntries(headers.map((header, i) => [header, rows[0]?.[i]]))).toEqual({
    ...{ formula_stated: '9 carbon signals', formula_says: 'other' },
    ...{ formula_difference: '−7C', carbons_stated: 9 },
  });
});

test('the structure of the name can be taken, once, and what was read stays a version', async () => {
  const { name, read, structure, store, segments } = await start();
  read(0, 'C');
  name(0, 'BA');
  await wait(5_000);
  const take = nameStructureTakeRequested({ segmentId: segments[0]!.id });
  store.dispatch(take);
  expect(structure(0)).toMatchObject({
    ...{ smiles: 'BA', engine: 'from-name', program: 'OPSIN 2.7.0' },
    history: [{ smiles: 'C' }],
  });
  expect(store.getState().article.history.done.at(-1)?.title).toBe(
    'Take the structure of the name of #1',
  );
  store.dispatch(take);
  expect(structure(0)?.history).toHaveLength(1);
});

test('names that services cannot look up are nobody’s problem', async () => {
  const { name, store, platform, asked } = await start();
  platform.server.on('GET', SOURCES, () => jsonResponse({ detail: 'Not Found' }, { status: 404 }));
  name(0, 'AA');
  await wait(60_000);
  expect(asked()).toEqual([]);
  expect(selectLookUpStatus(store.getState())).toBe('missing');
  expect(store.getState().notices.ids).toEqual([]);
});

test('a failure waits for the user', async () => {
  let isDown = true;
  const { name, store, asked } = await start((request) =>
    isDown ? jsonResponse({ detail: 'down' }, { status: 500 }) : answerAll(request),
  );
  name(0, 'AA');
  await wait(60_000);
  expect(asked()).toHaveLength(1);
  expect(selectLookUpStatus(store.getState())).toBe('failed');
  isDown = false;
  store.dispatch(namesRequested());
  await wait(5_000);
  expect(selectAnswerTo(store.getState(), 'AA')).toMatchObject({ source: 'OPSIN 2.7.0' });
});

test('a look-up that is cancelled is aborted, and asked again only on request', async () => {
  const { name, store, platform, asked } = await start(hang);
  name(0, 'AA');
  await wait(5_000);
  expect(selectLookUpStatus(store.getState())).toBe('asking');
  store.dispatch(namesCancelled());
  await wait(60_000);
  expect(platform.server.requestsTo(PATH)[0]?.signal?.aborted).toBe(true);
  expect(asked()).toHaveLength(1);
});

test('nothing of a document is left when it is closed', async () => {
  const { name, store } = await start();
  name(0, 'AA');
  await wait(5_000);
  store.dispatch(documentClosed());
  expect(store.getState().runs.nameStructures.byName).toEqual({});
});

test.each(['__proto__', 'constructor', 'x'.repeat(21)])(
  'the name %s does no harm',
  async (text) => {
    const { name, store } = await start();
    name(0, text);
    await wait(5_000);
    expect(selectAnswerTo(store.getState(), text)).toBeDefined();
    expect(selectAnswerTo(store.getState(), 'toString')).toBeUndefined();
  },
);

test('another dictionary is asked for all names again, but for what PubChem said', async () => {
  const { name, asked, store } = await start();
  name(0, 'AA');
  name(1, 'nowhere');
  await wait(5_000);
  const ofPubchem = { structure: identifiersOf('C', 'P', 'P'), source: 'PubChem CID 7' };
  store.dispatch(pubchemAnswered({ name: 'nowhere', answer: ofPubchem }));
  store.dispatch(listsChanged());
  await wait(5_000);
  expect(asked()).toEqual([['AA', 'nowhere'], ['AA']]);
  expect(selectAnswerTo(store.getState(), 'nowhere')).toEqual(ofPubchem);
});

test('a look-up that waited after its failure goes on with another dictionary', async () => {
  const { name, asked, store, platform } = await start(() => jsonResponse({}, { status: 500 }));
  name(0, 'AA');
  await wait(5_000);
  expect(selectLookUpStatus(store.getState())).toBe('failed');
  platform.server.on('POST', PATH, answerAll);
  store.dispatch(listsChanged());
  await wait(5_000);
  expect(asked()).toEqual([['AA'], ['AA']]);
  expect(selectLookUpStatus(store.getState())).toBe('idle');
});
