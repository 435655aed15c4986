/** @jest-environment node */
import type { KnownState } from '@/domain/knownList';
import { overlayHidden } from '@/features/overlays';
import { listsChanged } from '@/features/ownLists';
import { answerKnown } from '@/testing/answerKnown';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { fileOf, FILES, READ } from '@/testing/readingServices';
import { wireOf } from '../identifiers/testing/identified';
import { inboxTurned, rowsSeen, selectInboxKnown, selectInboxRows, selectUntold } from '.';
import { drop, readingPage, settle } from './testing/libraryPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const keyOf = (letter: string) => `${letter.repeat(14)}-AAAAAAAASA-N`;

/** The inbox of two articles, whose drawings are read as B, C, D and C. */
async function inboxOn(states: Readonly<Record<string, KnownState>>) {
  const page = await readingPage();
  const { server } = page.platform;
  server.on('POST', READ, (request) => {
    const smiles = 'BCDC'.charAt(FILES.indexOf(fileOf(request)));
    return jsonResponse({ smiles, engine: 'decimer', hardware: 'CPU' });
  });
  server.on('GET', /chem\/limits/, () => jsonResponse({ max_structures: 50 }));
  server.on('POST', '/chem/identifiers', ({ body }) => {
    const texts = JSON.parse(String(body)) as { smiles: string }[];
    return jsonResponse({ results: texts.map(({ smiles }) => wireOf(smiles, smiles)) });
  });
  answerKnown(server, states);
  await drop(page, 'a.pdf', 'b.pdf');
  await settle(20_000);
  page.store.dispatch(inboxTurned({ view: 'inbox' }));
  await settle();
  const asked = () =>
    server
      .requestsTo('/chem/known')
      .map(({ body }) => (JSON.parse(String(body)) as { inchi_keys: string[] }).inchi_keys);
  const texts = () =>
    selectInboxRows(page.store.getState()).map(({ structureText }) => structureText);
  return { ...page, asked, texts };
}

test('asks about the rows that can be seen, each structure once, and about none while they are not', async () => {
  const { store, asked } = await inboxOn({ [keyOf('B')]: 'known' });
  await settle(60_000);
  expect(asked()).toEqual([]);
  store.dispatch(rowsSeen({ first: 0, last: 1 }));
  await settle(10_000);
  expect(asked()).toEqual([[keyOf('B'), keyOf('C')]]);
  expect(selectInboxKnown(store.getState())).toMatchObject({
    list: { name: 'COCONUT' },
    byText: { B: 'known', C: 'new' },
  });
  store.dispatch(overlayHidden());
  store.dispatch(rowsSeen({ first: 0, last: 7 }));
  await settle(60_000);
  expect(asked()).toHaveLength(1);
});

test('where only known ones are wanted, it asks about all, and shows those', async () => {
  const { store, asked, texts } = await inboxOn({ [keyOf('C')]: 'known' });
  store.dispatch(rowsSeen({ first: 0, last: 0 }));
  await settle(10_000);
  store.dispatch(inboxTurned({ known: 'known' }));
  expect(texts()).toEqual([]);
  expect(selectUntold(store.getState())).toHaveLength(2);
  await settle(10_000);
  expect(asked().slice(1)).toEqual([[keyOf('C'), keyOf('D')]]);
  expect(selectUntold(store.getState())).toBeUndefined();
  expect(texts()).toEqual(['C', 'C', 'C', 'C']);
});

test('without a list nothing is said, and no filter hides anything', async () => {
  const { store, platform, asked, texts } = await inboxOn({});
  platform.server.on('POST', '/chem/known', () => jsonResponse({ source: null, results: [] }));
  store.dispatch(inboxTurned({ known: 'known' }));
  store.dispatch(rowsSeen({ first: 0, last: 7 }));
  await settle(600_000);
  expect(asked()).toHaveLength(1);
  expect(texts()).toHaveLength(8);
});

test('another list is asked again about the rows that are seen, and the earlier one counts no longer', async () => {
  const { store, platform, asked } = await inboxOn({ [keyOf('B')]: 'known' });
  store.dispatch(rowsSeen({ first: 0, last: 1 }));
  await settle(10_000);
  answerKnown(platform.server, { [keyOf('C')]: 'known' });
  store.dispatch(listsChanged());
  expect(selectInboxKnown(store.getState())).toEqual({ list: null, byText: {} });
  await settle(10_000);
  expect(asked()).toHaveLength(2);
  expect(selectInboxKnown(store.getState()).byText).toEqual({ B: 'new', C: 'known' });
});
