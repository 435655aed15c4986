/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate';
import { articleWordsSet, compoundFieldsSet, readingReceived } from '@/article';
import { record, said } from '@/domain/exports/testing/records';
import { structuresIdentified } from '@/features/identifiers';
import { selectNotices } from '@/features/notices';
import { answerWikidata, type MadeWikidata } from '@/testing/answerWikidata';
import { openDocument, receiveSegments } from '@/testing/builders';
import { hang, jsonResponse, refuseConnection } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { exportingSaga } from '../exporting.saga';
import { askWikidata } from './askWikidata.saga';
import {
  compoundsExportRequested,
  exportCancelled,
  exportDialogOpened,
  formatChosen,
  scopeChosen,
  selectExportChoices,
  selectExportDialogIsOpen,
  selectExportProgress,
} from '../exporting.slice';

/** Of three compounds: the first is there, the second has no item, the organism of the third has none. */
const KEYS = [
  'AAAAAAAAAAAAAA-UHFFFAOYSA-N',
  'BBBBBBBBBBBBBB-UHFFFAOYSA-N',
  'CCCCCCCCCCCCCC-UHFFFAOYSA-N',
];
const ORGANISMS = ['Imaginaria ficta', 'Imaginaria ficta', 'Nusquam nota'];
const DOI = '10.5555/A';
const HAS: MadeWikidata = {
  items: { [KEYS[0]!]: ['Q1'], 'Imaginaria ficta': ['Q2'], [DOI]: ['Q3'] },
};

let page: TestStore;

const identified = (text: string, inchiKey: string) => ({
  text,
  result: {
    identifiers: {
      ...{ smiles: text, inchi: 'InChI=1S/CH4/h1H4', inchiKey, formula: 'CH4', rings: 0 },
      ...{ heavyAtoms: 1, stereoCentres: 0, definedStereoCentres: 0, remarks: [] },
    },
  },
});

async function open(count = KEYS.length) {
  page = makeTestStore({ runSagas: false });
  page.runSaga(exportingSaga);
  await openDocument(page, { name: 'paper.pdf' });
  page.store.dispatch(
    articleWordsSet({ words: { doi: '10.5555/a', title: 'Methanes', authors: 'Jane Roe' } }),
  );
  const segments = receiveSegments(page, count);
  segments.forEach((segment, index) => {
    const version = {
      ...{ engine: 'decimer', useCoordinates: false, handDrawn: false, fromFallback: false },
      ...{ smiles: 'C'.repeat(index + 1), timestamp: '2026-01-02T03:04:06.000Z' },
    };
    page.store.dispatch(readingReceived({ segment, version }));
    const fields = { name: `alkane ${index + 1}`, organism: ORGANISMS[index] ?? '' };
    page.store.dispatch(compoundFieldsSet({ ids: [segment.id], fields }));
  });
  page.store.dispatch(
    structuresIdentified(
      segments.map((_, index) => identified('C'.repeat(index + 1), KEYS[index] ?? '')),
    ),
  );
  page.store.dispatch(exportDialogOpened());
  page.store.dispatch(scopeChosen('all'));
  page.store.dispatch(formatChosen('wikidata'));
}

const letter = (number: number) => String.fromCharCode(65 + number);
const keyOf = (index: number) =>
  `${'X'.repeat(12)}${letter(Math.floor(index / 26))}${letter(index % 26)}-UHFFFAOYSA-N`;

afterEach(() => page.stop());

async function exportNow() {
  page.store.dispatch(compoundsExportRequested());
  await flush(400);
}

async function files(): Promise<Record<string, string>> {
  const { content } = page.platform.saved.at(-1)!;
  const entries = Object.entries(unzipSync(new Uint8Array(await content.arrayBuffer())));
  return Object.fromEntries(entries.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const asked = () =>
  page.platform.server
    .requestsTo('/sparql')
    .map(({ body }) => new URLSearchParams(String(body)).get('query') ?? '');
const notices = () => selectNotices(page.store.getState());
const isOpen = () => selectExportDialogIsOpen(page.store.getState());

test('nothing is sent before the user exports', async () => {
  await open();
  await flush(100);
  expect(asked()).toEqual([]);
});

test('saves both passes and what is in neither, and says how much that is', async () => {
  await open();
  answerWikidata(page.platform.server, HAS);
  await exportNow();
  expect(page.platform.saved.map(({ name }) => name)).toEqual(['paper_3-compounds_wikidata.zip']);
  const folder = 'paper_3-compounds_wikidata';
  const written = await files();
  expect(Object.keys(written)).toEqual(
    ['1-items.txt', '2-triplets.txt', 'left-out.csv'].map((name) => `${folder}/${name}`),
  );
  expect(written[`${folder}/1-items.txt`]).toContain(`LAST\tP235\t"${KEYS[1]}"`);
  expect(written[`${folder}/1-items.txt`]?.match(/CREATE/g)).toHaveLength(1);
  expect(written[`${folder}/2-triplets.txt`]).toBe('Q1\tP703\tQ2\tS248\tQ3\n');
  expect(written[`${folder}/left-out.csv`]).toContain('no item of its organism in Wikidata');
  expect(notices()).toMatchObject([
    {
      type: 'info',
      message: 'For Wikidata: 1 item, 1 triplet, 1 left out',
      cause: expect.stringMatching(
        /^Left out: 1 no item of its organism in Wikidata\. 1 triplet waits for items\. Run 1-items/,
      ),
    },
  ]);
  expect(isOpen()).toBe(false);
});

test('asks for the InChIKeys, the organisms and the DOI, and sends nothing else of the article', async () => {
  await open();
  answerWikidata(page.platform.server, HAS);
  await exportNow();
  const literals = asked().flatMap((query) =>
    [...query.matchAll(/"([^"]*)"/g)].map(([, key]) => key),
  );
  expect(new Set(literals)).toEqual(new Set([...KEYS, ...ORGANISMS, DOI, DOI.toLowerCase()]));
  expect(asked().at(-1)).toContain('{ (wd:Q1 wd:Q2) }');
});

test('an article that Wikidata does not have is in the first pass with its title and authors', async () => {
  await open();
  answerWikidata(page.platform.server, { items: { ...HAS.items, [DOI]: [] } });
  await exportNow();
  const text = (await files())['paper_3-compounds_wikidata/1-items.txt'];
  expect(text).toContain(`LAST\tP356\t"${DOI}"`);
  expect(text).toContain('LAST\tP1476\ten:"Methanes"');
  expect(text).toContain('LAST\tP2093\t"Jane Roe"\tP1545\t"1"');
});

test('where Wikidata lacks nothing, no file is written, which is told', async () => {
  await open(1);
  answerWikidata(page.platform.server, { ...HAS, found: [['Q1', 'Q2']] });
  await exportNow();
  expect(page.platform.saved).toEqual([]);
  expect(notices()).toMatchObject([
    { type: 'warning', message: 'For Wikidata: 0 items, 0 triplets, 1 already there' },
  ]);
  expect(isOpen()).toBe(true);
  expect(selectExportProgress(page.store.getState())).toBeNull();
});

test('a second export asks again, so that no item is made twice', async () => {
  await open();
  answerWikidata(page.platform.server, HAS);
  await exportNow();
  answerWikidata(page.platform.server, { items: { ...HAS.items, [KEYS[1]!]: ['Q4'] } });
  page.store.dispatch(exportDialogOpened());
  await exportNow();
  const written = await files();
  expect(Object.keys(written)).not.toContain('paper_3-compounds_wikidata/1-items.txt');
  expect(written['paper_3-compounds_wikidata/2-triplets.txt']).toContain('Q4\tP703\tQ2\tS248\tQ3');
});

test.each([
  ['cannot be reached', refuseConnection],
  ['fails', () => jsonResponse({}, { status: 500 })],
  ['answers something else', () => jsonResponse({ results: [] })],
])('if Wikidata %s, nothing is written and the dialog stays', async (_what, handler) => {
  await open();
  page.platform.server.on('POST', '/sparql', handler);
  await exportNow();
  expect(page.platform.saved).toEqual([]);
  expect(notices()).toMatchObject([
    {
      type: 'error',
      message: 'The compounds could not be exported',
      cause: expect.stringMatching(/^Wikidata did not answer: /),
    },
  ]);
  expect(isOpen()).toBe(true);
});

test('if a later question fails, nothing of the earlier answers is written', async () => {
  await open();
  let count = 0;
  page.platform.server.on('POST', '/sparql', () => {
    count += 1;
    if (count === 3) return jsonResponse({}, { status: 500 });
    return jsonResponse({ head: { vars: ['key', 'item'] }, results: { bindings: [] } });
  });
  await exportNow();
  expect(count).toBe(3);
  expect(page.platform.saved).toEqual([]);
});

test('can be stopped while Wikidata is asked', async () => {
  await open();
  page.platform.server.on('POST', '/sparql', hang);
  await exportNow();
  expect(selectExportProgress(page.store.getState())).toEqual({
    of: 'questions',
    done: 0,
    total: 4,
  });
  page.store.dispatch(exportCancelled());
  await flush();
  expect(page.platform.server.requests.at(-1)?.signal?.aborted).toBe(true);
  expect(page.platform.saved).toEqual([]);
  expect(notices()).toEqual([]);
  expect(selectExportProgress(page.store.getState())).toBeNull();
});

test('many compounds are asked for by the hundred', async () => {
  await open(1);
  answerWikidata(page.platform.server, HAS);
  const stated = said({ name: 'an alkane', organism: 'Imaginaria ficta' });
  const records = Array.from({ length: 101 }, (_, index) =>
    record({ stated, article: { doi: DOI }, identifiers: { inchiKey: keyOf(index) } }),
  );
  page.runSaga(function* () {
    yield* askWikidata(records, function* () {});
  });
  await flush(400);
  const perQuestion = asked()
    .filter((query) => query.includes('p:P235'))
    .map((query) => query.match(/-UHFFFAOYSA-N"/g)?.length);
  expect(perQuestion).toEqual([100, 1]);
});

test('what is exported without the dialog does not go to Wikidata', async () => {
  await open();
  answerWikidata(page.platform.server, HAS);
  await exportNow();
  expect(selectExportChoices(page.store.getState())).toMatchObject({
    format: 'wikidata',
    written: null,
  });
});
