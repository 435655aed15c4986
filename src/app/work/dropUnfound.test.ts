/** @jest-environment node */
import type { Segment } from '@/domain/segment';
import { comparisonOpened, selectOpenComparisonId } from '@/features/comparison';
import { contextOpened, selectOpenContext } from '@/features/context';
import {
  compoundFieldsSet,
  readingReceived,
  segmentRemoved,
  segmentSelectionToggled,
  segmentsJudged,
  segmentsReceived,
  selectAllStructures,
  selectSegmentIds,
  versionChosen,
} from '@/article';
import { editorOpened, selectOpenEditor } from '@/features/editor';
import { segmentOpened, selectOpenSegmentId } from '@/features/inspector';
import { openDocument, receiveSegments } from '@/testing/builders';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { restoreWork } from '@/testing/restoreWork';
import { dropUnfound } from './dropUnfound.saga';

const PDF_ID = '1700000000000';
const INFO = { count: 2, alreadyExisted: false, pdfFilename: 'paper.pdf', pdfId: PDF_ID };
const version = {
  ...{ smiles: 'C', engine: 'decimer', useCoordinates: false, handDrawn: false },
  ...{ processingTime: 1, timestamp: '2026-01-02T03:04:05.000Z', fromFallback: false },
};

let page: TestStore;
let segments: Segment[];
beforeEach(async () => {
  page = makeTestStore({ runSagas: false });
  page.runSaga(dropUnfound);
  await openDocument(page, { pdfId: PDF_ID });
  segments = receiveSegments(page, 2);
});
afterEach(() => page.stop());

const state = () => page.store.getState();
const first = () => segments[0]!;
const read = (changes: object = {}) =>
  readingReceived({ segment: first(), version: { ...version, ...changes } });

/** Extracts again, this time without finding the first drawing. */
async function loseFirst() {
  const [lost, ...others] = segments;
  const unfound = { ...lost!, path: '', filename: '' };
  page.store.dispatch(segmentsReceived({ segments: [unfound, ...others], info: INFO }));
  await flush();
}

test('a segment that is not found any more goes if there is nothing to lose', async () => {
  await loseFirst();
  expect(selectSegmentIds(state())).toEqual([segments[1]!.id]);
});

test('a segment whose structure was read by a program stays: its page may be too heavy only now', async () => {
  page.store.dispatch(read());
  await loseFirst();
  expect(selectSegmentIds(state())).toHaveLength(2);
  expect(selectAllStructures(state())).toHaveLength(1);
});

test('a segment that is open in the editor stays, with the drawing', async () => {
  page.store.dispatch(editorOpened({ segmentId: first().id }));
  await loseFirst();
  expect(selectOpenEditor(state())?.segmentId).toBe(first().id);
});

test('a segment that the user drew stays, although the services have no cut-out of it', async () => {
  segments[0] = { ...first(), origin: 'drawn' };
  await loseFirst();
  expect(selectSegmentIds(state())).toHaveLength(2);
});

test.each<[string, () => Parameters<TestStore['store']['dispatch']>[0][]]>([
  ['selected', () => [segmentSelectionToggled({ id: first().id, selected: true })]],
  [
    'marked as correct',
    () => [segmentsJudged({ judgements: { [first().id]: { verdict: 'correct' } } })],
  ],
  ['described', () => [compoundFieldsSet({ ids: [first().id], fields: { note: 'unclear' } })]],
  ['edited', () => [read(), read({ engine: 'manual-edit' })]],
  ['given a structure from a comparison', () => [read({ selectedFromComparison: true })]],
  [
    'set back to an earlier reading',
    () => [
      read(),
      read({ smiles: 'CC' }),
      versionChosen({ uniqueKey: `pdf-${PDF_ID}-${first().id}`, position: 0 }),
    ],
  ],
])('a segment that a person has %s stays, with its structure', async (_what, said) => {
  said().forEach((action) => page.store.dispatch(action));
  const structures = selectAllStructures(state()).length;
  await loseFirst();
  expect(selectSegmentIds(state())).toHaveLength(2);
  expect(selectAllStructures(state())).toHaveLength(structures);
});

const draft = {
  fields: { name: 'kojic acid' },
  organisms: { changed: {}, removed: [], added: [] },
};
const receipt = { at: version.timestamp, smiles: 'C', toStandIn: true };

test.each([
  ['is filled in', (key: string) => ({ submissionDrafts: { [key]: draft } })],
  ['was submitted', (key: string) => ({ submissionReceipts: { [key]: receipt } })],
])('a segment whose form %s stays', async (_what, submission) => {
  await restoreWork(page, {
    segments: {
      ...{ items: segments, info: INFO, selected: [], judgements: {} },
      ...{ hideIncorrect: false, onlyProcessSelected: true },
    },
    ...submission(`pdf-${PDF_ID}-${first().id}`),
  });
  await loseFirst();
  expect(selectSegmentIds(state())).toHaveLength(2);
});

test('what shows a segment closes when it goes, and stays for another', () => {
  const reference = { id: first().id, pdfId: PDF_ID };
  const other = { id: segments[1]!.id, pdfId: PDF_ID };
  page.store.dispatch(segmentOpened({ segmentId: first().id }));
  page.store.dispatch(comparisonOpened({ segmentId: first().id, pdfId: PDF_ID }));
  page.store.dispatch(segmentRemoved(other));
  expect(selectOpenSegmentId(state())).toBe(first().id);
  expect(selectOpenComparisonId(state())).toBe(first().id);
  page.store.dispatch(segmentRemoved(reference));
  expect(selectOpenSegmentId(state())).toBeNull();
  expect(selectOpenComparisonId(state())).toBeNull();
  page.store.dispatch(contextOpened({ segmentId: first().id }));
  page.store.dispatch(segmentRemoved(reference));
  expect(selectOpenContext(state())).toBeNull();
});
