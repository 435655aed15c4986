/** @jest-environment node */
import { selectReadingSteps, type ArticleRootState } from '@/features/articleReading';
import { selectAllSegments, selectCompoundDraft, selectStructureOf, textReceived } from '@/article';
import { selectCompoundRecords } from '@/features/exporting';
import { historySaga, redoRequested, undoRequested } from '@/features/history';
import { selectNotices } from '@/features/notices';
import { createExtractedText } from '@/domain/extractedText';
import { openDocument, receiveSegments } from '@/testing/builders';
import { hang, jsonResponse, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore } from '@/testing/makeTestStore';
import { wireOf } from '../identifiers/testing/identified';
import { nameStructuresSaga } from './nameStructures.saga';
import {
  compoundAdditionCancelRequested,
  compoundFromNameRequested,
  selectNameBeingAdded,
} from './nameStructures.slice';

const NAMES = '/chem/names';
const EXPORT = '/docling_conversion/extract_json';
const content = 'Oak acid.\n\nTannin was found, and oakin.';
const source = { id: 'opsin', name: 'OPSIN', version: '2.7.0' };

const found: FakeHandler = () =>
  jsonResponse({ results: [{ name: 'oakin', source, structure: wireOf('CC') }] });
const texts = [
  { text: 'Oak acid.', prov: [{ page_no: 1 }] },
  { text: 'no place' },
  { text: 'Tannin was found, and oakin.', prov: [{ page_no: 2 }] },
];

async function start({ names = found, exported = { texts } as unknown } = {}) {
  const test = makeTestStore({ runSagas: false });
  const { store, platform } = test;
  platform.server.on('POST', NAMES, names);
  platform.server.on('POST', EXPORT, () => jsonResponse(exported));
  await openDocument(test);
  receiveSegments(test, 5);
  const text = createExtractedText(content, 'paper.pdf', '2026-01-02T03:04:05.000Z');
  const historyEntry = {
    ...{ id: 'h', pdfFilename: 'paper.pdf', extractedAt: '', textPreview: '', characterCount: 1 },
  };
  store.dispatch(textReceived({ pdfId: '1700000000000', text, isUnchanged: false, historyEntry }));
  test.runSaga(nameStructuresSaga);
  test.runSaga(historySaga);
  const add = async () => {
    store.dispatch(compoundFromNameRequested({ name: 'oakin', start: content.indexOf('oakin') }));
    await flush(120);
  };
  const state = () => store.getState();
  const added = () => selectAllSegments(state()).filter(({ origin }) => origin === 'named');
  const causes = () => selectNotices(state()).map(({ message, cause }) => [message, cause]);
  return { ...test, add, added, state, causes };
}

test('a name without a drawing becomes a compound, with its structure and who said so', async () => {
  const { add, added, state } = await start();
  await add();
  const [segment] = added();
  expect(segment).toMatchObject({ pageIndex: 1, segmentIndex: 1, path: '', filename: '' });
  expect(selectCompoundDraft(state(), segment!.id)).toEqual({ name: 'oakin' });
  expect(selectStructureOf(state(), segment!)).toMatchObject({
    ...{ smiles: 'CC', engine: 'from-name', program: 'OPSIN 2.7.0' },
  });
  expect(selectNameBeingAdded(state())).toBeUndefined();
});

test('it is exported with the program that knows the name', async () => {
  const { add, added, state } = await start();
  await add();
  const id = added()[0]!.id;
  const record = selectCompoundRecords(state()).find((each) => JSON.stringify(each).includes(id));
  expect(record?.reading).toMatchObject({ engine: 'From its name', program: 'OPSIN 2.7.0' });
});

test('one undo takes back the compound, its name and its structure, and all can be done again', async () => {
  const { add, added, state, store } = await start();
  await add();
  const [segment] = added();
  expect(state().article.history.done.map(({ title }) => title)).toEqual([
    'Add a compound from its name',
  ]);
  store.dispatch(undoRequested());
  expect(added()).toEqual([]);
  expect(selectStructureOf(state(), segment!)).toBeUndefined();
  expect(selectCompoundDraft(state(), segment!.id)).toEqual({});
  store.dispatch(redoRequested());
  expect(added()).toEqual([segment]);
  expect(selectStructureOf(state(), segment!)?.smiles).toBe('CC');
  expect(selectCompoundDraft(state(), segment!.id)).toEqual({ name: 'oakin' });
});

test.each<[string, Parameters<typeof start>[0], RegExp]>([
  [
    'a name without a structure',
    {
      names: () =>
        jsonResponse({ results: [{ name: 'oakin', refusal: 'unknown', error: 'Not known' }] }),
    },
    /Not known/,
  ],
  ['services that are down', { names: () => jsonResponse({}, { status: 500 }) }, /./],
  ['an unknown page', { exported: { texts: [] } }, /on which page/],
  ['an export that is none', { exported: { texts: 'x' } }, /on which page/],
  [
    'a page beyond the last',
    { exported: { texts: [{ text: 'oakin', prov: [{ page_no: 900 }] }] } },
    /on which page/,
  ],
])('%s adds nothing, and says why', async (_what, given, cause) => {
  const { add, added, causes } = await start(given);
  await add();
  expect(added()).toEqual([]);
  expect(causes()).toEqual([
    ['No compound was added from this name', expect.stringMatching(cause)],
  ]);
});

test('cancelling aborts the look-up and adds nothing', async () => {
  const { add, added, store, platform, state } = await start({ names: hang });
  await add();
  expect(selectNameBeingAdded(state())).toBe('oakin');
  store.dispatch(compoundAdditionCancelRequested());
  await flush(40);
  expect(platform.server.requestsTo(NAMES)[0]?.signal?.aborted).toBe(true);
  expect(added()).toEqual([]);
  expect(selectNameBeingAdded(state())).toBeUndefined();
});

const drawings = (state: ArticleRootState) =>
  selectReadingSteps(state).find(({ id }) => id === 'drawings');

test('it is not counted as a drawing that was found', async () => {
  const { add, state } = await start();
  const before = drawings(state());
  await add();
  expect(drawings(state())).toEqual(before);
});
