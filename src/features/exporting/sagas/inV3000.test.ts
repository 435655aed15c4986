/** @jest-environment node */
import type { StructureVersion } from '@/domain/structure';
import { selectNotices } from '@/features/notices';
import { identifyingStopped } from '@/features/identifiers';
import { readingReceived } from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { hang, jsonResponse, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { exportingSaga } from '../exporting.saga';
import {
  compoundsExportRequested,
  exportCancelled,
  exportDialogOpened,
  formatChosen,
  scopeChosen,
  selectExportDialogIsOpen,
  selectExportProgress,
} from '../exporting.slice';

const version: StructureVersion = {
  ...{ engine: 'decimer', useCoordinates: false, handDrawn: false, fromFallback: false },
  timestamp: '2026-01-02T03:04:06.000Z',
};
const V3000 =
  '\n  made\n\n  0  0  0     0  0            999 V3000\nM  V30 COUNTS 1 0 0 0 0\nM  END\n';
const LIMITS: FakeHandler = () => jsonResponse({ max_structures: 2 });
const results = (count: number) =>
  jsonResponse({
    results: Array.from({ length: count }, () => ({ v3000: V3000, laid_out: true })),
  });

const sentIn = (body: unknown) => (JSON.parse(String(body)) as unknown[]).length;

let page: TestStore;
/** Three structures, of which two go into one call. */
async function start(molfiles: FakeHandler, limits = LIMITS) {
  page = makeTestStore({ runSagas: false });
  page.runSaga(exportingSaga);
  page.platform.server.on('GET', /chem\/limits/, limits);
  page.platform.server.on('POST', /chem\/molfiles/, molfiles);
  await openDocument(page, { name: 'paper.pdf' });
  receiveSegments(page, 3).forEach((segment, index) => {
    const smiles = 'C'.repeat(index + 1);
    page.store.dispatch(readingReceived({ segment, version: { ...version, smiles } }));
  });
  page.store.dispatch(identifyingStopped('notOffered'));
  page.store.dispatch(exportDialogOpened());
  page.store.dispatch(scopeChosen('all'));
  page.store.dispatch(formatChosen('sdfV3000'));
  page.store.dispatch(compoundsExportRequested());
  // one turn for each call
  for (let calls = 0; calls < 4; calls += 1) await flush();
}

const saved = async () => (await page.platform.saved.at(-1)?.content.text()) ?? '';
const lastNotice = () => selectNotices(page.store.getState()).at(-1);

test('every structure is written in V3000 by the services, as many in a call as they take', async () => {
  const counts: number[] = [];
  await start(({ body }) => {
    const count = sentIn(body);
    counts.push(count);
    return results(count);
  });
  expect(counts).toEqual([2, 1]);
  expect(page.platform.saved.at(-1)?.name).toBe('paper_3-compounds_v3000.sdf');
  expect((await saved()).match(/V3000$/gm)).toHaveLength(3);
  expect(selectExportProgress(page.store.getState())).toBeNull();
});

test('one that the services refuse keeps the molfile it was read with, and the user is told', async () => {
  await start(({ body }) =>
    sentIn(body) === 2 ? results(2) : jsonResponse({ results: [{ error: 'No structure' }] }),
  );
  expect((await saved()).match(/V3000$/gm)).toHaveLength(2);
  expect(lastNotice()).toMatchObject({
    type: 'warning',
    message: 'One compound could not be written in V3000',
    cause: 'The file has the molfile that was read instead, or nothing if there was none.',
  });
});

test('services without such a call are named as the reason, and the dialog stays open', async () => {
  await start(
    () => jsonResponse({ detail: 'Not Found' }, { status: 404 }),
    () => jsonResponse({ detail: 'Not Found' }, { status: 404 }),
  );
  expect(page.platform.saved).toEqual([]);
  expect(selectExportDialogIsOpen(page.store.getState())).toBe(true);
  expect(lastNotice()).toMatchObject({
    message: 'The compounds could not be exported',
    cause: 'These services do not write V3000. Choose SDF, which needs no services.',
  });
});

test('a cancelled export writes nothing', async () => {
  await start(hang);
  expect(selectExportProgress(page.store.getState())).toMatchObject({ of: 'molfiles', done: 0 });
  page.store.dispatch(exportCancelled());
  await flush();
  expect(page.platform.saved).toEqual([]);
  expect(selectExportProgress(page.store.getState())).toBeNull();
});
