/** @jest-environment node */
import { createSegments } from '@/testing/segments';
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { restoreWork } from '@/testing/restoreWork';
import {
  selectAllSegments,
  selectHideIncorrect,
  selectJudgements,
  selectOnlyProcessSelected,
  selectSelectedIds,
} from '@/article';
import { selectSegmentsAreHeld, selectExtraction } from './segmentation.selectors';

const ORIGIN = { directory: 'paper-1f2e', pdfId: '1700000000000', pdfFilename: 'paper.pdf' };
const SEGMENTS = createSegments(['page_0_0_segmented.png', 'page_0_1_segmented.png'], ORIGIN);
const INFO = { ...ORIGIN, count: 2, alreadyExisted: false };
const [FIRST, SECOND] = SEGMENTS.map(({ id }) => id) as [string, string];

const SAVED = {
  items: SEGMENTS,
  info: INFO,
  selected: [SECOND],
  judgements: { [FIRST]: { verdict: 'correct' as const } },
  hideIncorrect: true,
  onlyProcessSelected: false,
};

let fixture: TestStore;
beforeEach(() => {
  fixture = makeTestStore({ runSagas: false });
});
const state = () => fixture.store.getState();

test('restored work brings back the segments with their selection and judgements', async () => {
  await restoreWork(fixture, { segments: SAVED });
  expect(selectAllSegments(state())).toEqual(SEGMENTS);
  expect(selectSelectedIds(state())).toEqual([SECOND]);
  expect(selectJudgements(state())).toEqual({ [FIRST]: { verdict: 'correct' } });
  expect(selectHideIncorrect(state())).toBe(true);
  expect(selectOnlyProcessSelected(state())).toBe(false);
});

test.each([
  ['done when segments had been extracted', INFO, { status: 'done', info: INFO }],
  ['idle when none had been', null, { status: 'idle' }],
])('in restored work, the extraction is %s', async (_case, info, extraction) => {
  await restoreWork(fixture, { segments: { ...SAVED, info } });
  expect(selectExtraction(state())).toEqual(extraction);
});

test('restored cut-outs are not assumed to be held by the services', async () => {
  await restoreWork(fixture, { segments: SAVED });
  expect(selectSegmentsAreHeld(state())).toBe(false);
});

test('the services hold the cut-outs for their session only, not for a later one', async () => {
  await openDocument(fixture);
  activateSession(fixture);
  receiveSegments(fixture, 2);
  expect(selectSegmentsAreHeld(state())).toBe(true);
  activateSession(fixture);
  expect(selectSegmentsAreHeld(state())).toBe(false);
});
