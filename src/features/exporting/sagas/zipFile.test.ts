/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate';
import type { Segment } from '@/domain/segment';
import type { StructureVersion } from '@/domain/structure';
import { selectNotices } from '@/features/notices';
import {
  articleWordsSet,
  compoundFieldsSet,
  readingReceived,
  segmentsJudged,
  selectAllSegments,
} from '@/article';
import { identifyingStopped } from '@/features/identifiers';
import { openDocument, receiveSegments } from '@/testing/builders';
import { hang, jsonResponse, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { exportingSaga } from '../exporting.saga';
import {
  checkedExportRequested,
  compoundsExportRequested,
  exportCancelled,
  exportDialogClosed,
  exportDialogOpened,
  fileWritten,
  formatChosen,
  scopeChosen,
  selectExportDialogIsOpen,
  selectExportProgress,
} from '../exporting.slice';

const PNG = new Uint8Array([137, 80, 78, 71]);
const pngAnswer: FakeHandler = () =>
  new Response(PNG, { headers: { 'Content-Type': 'image/png' } });
const version: StructureVersion = {
  ...{ engine: 'decimer', useCoordinates: false, handDrawn: false, fromFallback: false },
  timestamp: '2026-01-02T03:04:06.000Z',
};

let page: TestStore;
async function open(cutOut: FakeHandler) {
  page = makeTestStore({ runSagas: false });
  page.runSaga(exportingSaga);
  page.platform.server.on('GET', /get_segment_image/, cutOut);
  await openDocument(page, { name: '../my: paper.pdf' });
  receiveSegments(page, 2).forEach((segment, index) => {
    const smiles = 'C'.repeat(index + 1);
    page.store.dispatch(readingReceived({ segment, version: { ...version, smiles } }));
  });
  page.store.dispatch(identifyingStopped('notOffered'));
  page.store.dispatch(exportDialogOpened());
  page.store.dispatch(scopeChosen('all'));
  page.store.dispatch(formatChosen('zip'));
}

async function start(cutOut: FakeHandler) {
  await open(cutOut);
  page.store.dispatch(compoundsExportRequested());
  await written();
}

/** What is checked, as ZIP and without the dialog. */
async function startDirectly(cutOut: FakeHandler) {
  await open(cutOut);
  page.store.dispatch(exportDialogClosed());
  page.store.dispatch(fileWritten('zip'));
  const judged = { version: { timestamp: version.timestamp, engine: 'decimer' }, at: '' };
  const [{ id }] = selectAllSegments(page.store.getState()) as [Segment];
  const judgements = { [id]: { verdict: 'correct' as const, ...judged } };
  page.store.dispatch(segmentsJudged({ judgements }));
  page.store.dispatch(checkedExportRequested());
  await written();
}

async function written() {
  // Loads the code of the archive, and fetches each drawing by itself.
  await flush(300);
}
afterEach(() => page.stop());

test('one folder has the tables, the JSON and the drawings, under names that do no harm', async () => {
  await start(pngAnswer);
  const { name, content } = page.platform.saved[0]!;
  expect(name).toBe('_my_ paper_2-compounds.zip');
  const files = unzipSync(new Uint8Array(await content.arrayBuffer()));
  const folder = '_my_ paper_2-compounds/';
  expect(Object.keys(files).map((path) => path.slice(folder.length))).toEqual([
    ...['compounds.sdf', 'compounds.csv', 'compounds.json'],
    ...['drawings/page-1-drawing-1.png', 'drawings/page-1-drawing-2.png'],
    'ro-crate-metadata.json',
  ]);
  const crate = JSON.parse(strFromU8(files[`${folder}ro-crate-metadata.json`]!)) as {
    '@graph': readonly { '@id': string; '@type': string }[];
  };
  const described = crate['@graph'].filter((entity) => entity['@type'] === 'File');
  expect([...described.map((entity) => entity['@id']), 'ro-crate-metadata.json']).toEqual(
    Object.keys(files).map((path) => path.slice(folder.length)),
  );
  expect(files[`${folder}drawings/page-1-drawing-1.png`]).toEqual(PNG);
  const text = (file: string) => strFromU8(files[`${folder}${file}`]!);
  expect(text('compounds.csv')).toMatch(/page-1-drawing-2/);
  expect(JSON.parse(text('compounds.json'))).toMatchObject({
    structures: [{ smiles: 'C' }, { smiles: 'CC' }],
  });
  expect(selectExportDialogIsOpen(page.store.getState())).toBe(false);
});

test('the compounds that have what COCONUT needs are a table for its import, and the others are counted', async () => {
  await open(pngAnswer);
  page.store.dispatch(articleWordsSet({ words: { doi: '10.1234/a' } }));
  const [{ id }] = selectAllSegments(page.store.getState()) as [Segment];
  const fields = { name: 'tea', organism: 'Camellia sinensis' };
  page.store.dispatch(compoundFieldsSet({ ids: [id], fields }));
  page.store.dispatch(compoundsExportRequested());
  await written();
  const files = unzipSync(new Uint8Array(await page.platform.saved[0]!.content.arrayBuffer()));
  const [table] = Object.entries(files).filter(([path]) => path.endsWith('/coconut.csv'));
  const rows = strFromU8(table![1]).trim().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatch(/^C,page-1-drawing-1,tea,,10\.1234\/a,,Camellia sinensis,/);
  expect(selectNotices(page.store.getState())).toMatchObject([
    { message: '1 of 2 compounds are in coconut.csv' },
  ]);
});

test('with changes of what was judged, they are a table of their own', async () => {
  await open(pngAnswer);
  const [{ id }] = selectAllSegments(page.store.getState()) as [Segment];
  page.store.dispatch(compoundFieldsSet({ ids: [id], fields: { name: '=tea' } }));
  page.store.dispatch(compoundFieldsSet({ ids: [id], fields: { name: 'tea' } }));
  page.store.dispatch(compoundsExportRequested());
  await written();
  const files = unzipSync(new Uint8Array(await page.platform.saved[0]!.content.arrayBuffer()));
  const [changes] = Object.entries(files).filter(([path]) => path.endsWith('/changes.csv'));
  const rows = strFromU8(changes![1]).split('\r\n');
  expect(rows[0]).toBe('drawing,field,from,to,changed_by,changed_at,how');
  expect(rows[2]).toMatch(/^page-1-drawing-1,Name,'=tea,tea,,\d{4}-[^,]*Z,$/);
});

test('a drawing that cannot be had leaves the rest, and is told', async () => {
  await start(() => jsonResponse({ detail: 'Out of ink' }, { status: 404 }));
  const files = unzipSync(new Uint8Array(await page.platform.saved[0]!.content.arrayBuffer()));
  expect(Object.keys(files).filter((path) => path.includes('drawings/'))).toEqual([]);
  expect(Object.keys(files)).toHaveLength(4);
  expect(selectNotices(page.store.getState())).toMatchObject([
    { type: 'warning', message: '2 drawings could not be had and are not in the file' },
  ]);
});

test('it can be stopped while drawings are fetched, and nothing is saved', async () => {
  await start(hang);
  expect(selectExportProgress(page.store.getState())).toEqual({
    of: 'drawings',
    done: 0,
    total: 2,
  });
  page.store.dispatch(exportCancelled());
  await flush();
  expect(page.platform.saved).toEqual([]);
  expect(selectExportProgress(page.store.getState())).toBeNull();
  expect(selectExportDialogIsOpen(page.store.getState())).toBe(true);
});

test('closing the dialog leaves the direct export alone, and its end leaves the dialog open', async () => {
  let answer = () => {};
  await startDirectly(
    (...args) =>
      new Promise((resolve) => {
        answer = () => resolve(pngAnswer(...args));
      }),
  );
  page.store.dispatch(exportDialogOpened());
  page.store.dispatch(exportDialogClosed());
  page.store.dispatch(exportDialogOpened());
  expect(selectExportProgress(page.store.getState())).toEqual({
    of: 'drawings',
    done: 0,
    total: 1,
  });
  answer();
  await written();
  expect(page.platform.saved).toHaveLength(1);
  expect(selectExportDialogIsOpen(page.store.getState())).toBe(true);
});

test('the direct export can be stopped', async () => {
  await startDirectly(hang);
  page.store.dispatch(exportCancelled());
  await flush();
  expect(selectExportProgress(page.store.getState())).toBeNull();
  expect(page.platform.saved).toEqual([]);
});
