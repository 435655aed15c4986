/** @jest-environment node */
import {
  compoundFieldsSet,
  readingReceived,
  segmentChanged,
  segmentsJudged,
  selectCompoundDraft,
  selectJudgement,
  selectSelectedIds,
  selectStandingJudgement,
  versionChosen,
} from '@/article';
import { selectAllRequested } from '@/features/segments';
import type { Segment } from '@/domain/segment';
import { openDocument, receiveSegments } from '@/testing/builders';
import { createFakePlatform } from '@/testing/fakePlatform';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import {
  approvalRequested,
  correctnessToggled,
  judgementsTakenBack,
  judgingSaga,
  rejectionRequested,
  selectReviewer,
} from '.';
import { reviewerNamed } from './judging.slice';

const NOW = Date.UTC(2026, 0, 3);
const AT = '2026-01-02T03:04:06.000Z';
const circumstances = { useCoordinates: false, handDrawn: false, fromFallback: false };

let page: TestStore;
let segments: Segment[];
beforeEach(async () => {
  page = makeTestStore({
    platform: createFakePlatform({ clock: { now: () => NOW } }),
    runSagas: false,
  });
  page.runSaga(judgingSaga);
  await openDocument(page);
  segments = receiveSegments(page, 3);
  read(0);
  read(1);
});

const state = () => page.store.getState();
const idOf = (index: number) => segments[index]!.id;
function read(index: number, timestamp = AT) {
  const version = { smiles: 'CCO', engine: 'decimer', timestamp, ...circumstances };
  page.store.dispatch(readingReceived({ segment: segments[index]!, version }));
}

test('a judgement tells what was judged, and when; by nobody until somebody gave a name', () => {
  page.store.dispatch(approvalRequested({ ids: [idOf(0)] }));
  expect(selectJudgement(state(), idOf(0))).toEqual({
    ...{
      verdict: 'correct',
      at: '2026-01-03T00:00:00.000Z',
      version: { timestamp: AT, engine: 'decimer' },
    },
  });
});

test('a named person is kept in the browser and named in what they judge from then on', () => {
  page.store.dispatch(reviewerNamed('the curator'));
  page.store.dispatch(approvalRequested({ ids: [idOf(0)] }));
  expect(selectJudgement(state(), idOf(0))).toMatchObject({ by: 'the curator' });
  const { localStorage } = page.platform;
  const later = makeTestStore({ platform: createFakePlatform({ localStorage }), runSagas: false });
  later.runSaga(judgingSaga);
  expect(selectReviewer(later.store.getState())).toBe('the curator');
});

test('whoever does not want to be named is not', () => {
  page.store.dispatch(reviewerNamed(''));
  page.store.dispatch(approvalRequested({ ids: [idOf(0)] }));
  expect(selectJudgement(state(), idOf(0))).not.toHaveProperty('by');
});

test('several are approved at once, but none without a structure', () => {
  page.store.dispatch(approvalRequested({ ids: segments.map(({ id }) => id) }));
  expect(selectSelectedIds(state())).toEqual([idOf(0), idOf(1)]);
  expect(selectJudgement(state(), idOf(2))).toBeUndefined();
});

test('a drawing is rejected with its reason, also one without a structure', () => {
  const rejection = { reason: 'other', note: 'a logo' } as const;
  page.store.dispatch(rejectionRequested({ ids: [idOf(0), idOf(2)], rejection }));
  expect(selectJudgement(state(), idOf(2))).toEqual({
    ...{ verdict: 'rejected', reason: 'other', note: 'a logo', at: '2026-01-03T00:00:00.000Z' },
  });
  expect(selectJudgement(state(), idOf(0))).toMatchObject({ version: { engine: 'decimer' } });
});

test('the toggle marks as correct, and takes the mark back', () => {
  page.store.dispatch(correctnessToggled({ id: idOf(0) }));
  expect(selectStandingJudgement(state(), segments[0]!)).toMatchObject({ verdict: 'correct' });
  page.store.dispatch(correctnessToggled({ id: idOf(0) }));
  expect(selectJudgement(state(), idOf(0))).toBeUndefined();
});

test('the toggle marks again what was judged of another version', () => {
  page.store.dispatch(correctnessToggled({ id: idOf(0) }));
  read(0, '2026-01-02T04:00:00.000Z');
  expect(selectStandingJudgement(state(), segments[0]!)).toBeUndefined();
  page.store.dispatch(correctnessToggled({ id: idOf(0) }));
  expect(selectStandingJudgement(state(), segments[0]!)).toMatchObject({ verdict: 'correct' });
});

test('a judgement counts again once the version that was judged stands again', () => {
  page.store.dispatch(correctnessToggled({ id: idOf(0) }));
  read(0, '2026-01-02T04:00:00.000Z');
  const uniqueKey = `pdf-${segments[0]!.pdfId}-${idOf(0)}`;
  page.store.dispatch(versionChosen({ uniqueKey, position: 0 }));
  expect(selectStandingJudgement(state(), segments[0]!)).toMatchObject({ verdict: 'correct' });
});

test('a judgement is taken back', () => {
  page.store.dispatch(
    segmentsJudged({ judgements: { [idOf(0)]: { verdict: 'rejected', reason: 'fragment' } } }),
  );
  page.store.dispatch(judgementsTakenBack({ ids: [idOf(0)] }));
  expect(selectJudgement(state(), idOf(0))).toBeUndefined();
});

test('approving with labels confirms what is printed beside a drawing, never over the user’s word', () => {
  const label = { number: '3', name: 'quercetin', text: '3 quercetin', confidence: 0.98 };
  const box = [0, 0, 1, 1] as const;
  for (const segment of segments) {
    page.store.dispatch(segmentChanged({ ...segment, label: { ...label, box } }));
  }
  page.store.dispatch(compoundFieldsSet({ ids: [idOf(1)], fields: { name: 'kaempferol' } }));
  page.store.dispatch(approvalRequested({ ids: [idOf(0), idOf(1)], withLabels: true }));
  expect(selectCompoundDraft(state(), idOf(0))).toEqual({ number: '3', name: 'quercetin' });
  expect(selectCompoundDraft(state(), idOf(1))).toEqual({ number: '3', name: 'kaempferol' });
});

test('a name that only the caption gives is not confirmed with the structure', () => {
  const label = { number: '3', captionName: 'quercetin', text: '3', confidence: 0.98 };
  const box = [0, 0, 1, 1] as const;
  page.store.dispatch(segmentChanged({ ...segments[0]!, label: { ...label, box } }));
  page.store.dispatch(approvalRequested({ ids: [idOf(0)], withLabels: true }));
  expect(selectCompoundDraft(state(), idOf(0))).toEqual({ number: '3' });
});

test('a name that was said before the structure was edited is not confirmed with it', () => {
  const label = { number: '3', name: 'quercetin', text: '3 quercetin', confidence: 0.98 };
  const box = [0, 0, 1, 1] as const;
  page.store.dispatch(segmentChanged({ ...segments[0]!, label: { ...label, box } }));
  page.store.dispatch(compoundFieldsSet({ ids: [idOf(0)], fields: { formerName: 'rutin' } }));
  page.store.dispatch(approvalRequested({ ids: [idOf(0)], withLabels: true }));
  expect(selectCompoundDraft(state(), idOf(0))).toEqual({ number: '3', formerName: 'rutin' });
});

test('Select All leaves out the rejected, but not for a reading that was replaced since', () => {
  const rejection = { reason: 'wrongReading' } as const;
  page.store.dispatch(rejectionRequested({ ids: [idOf(0), idOf(1)], rejection }));
  read(1, '2026-01-02T04:00:00.000Z');
  page.store.dispatch(selectAllRequested());
  expect(selectSelectedIds(state())).toEqual([idOf(1), idOf(2)]);
});
