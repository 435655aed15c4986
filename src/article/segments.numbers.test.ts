/** @jest-environment node */
import type { BoxAct } from '@/domain/boxEdit';
import { drawnSegment } from '@/domain/matchSegments';
import type { Segment } from '@/domain/segment';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { restoreWork } from '@/testing/restoreWork';
import {
  boxesEdited,
  segmentRemoved,
  segmentsOfPagesReceived,
  selectAllSegments,
  selectDrawingNumbers,
  selectOrdinal,
} from '@/article';

const PDF_ID = '1700000000000';
const IDENTITY = { pdfId: PDF_ID, pdfFilename: 'paper.pdf' };
const BOX = { x: 1, y: 2, width: 30, height: 40 };

let fixture: TestStore;
let segments: Segment[];

/** Four drawings on the first page, two on the second. */
beforeEach(async () => {
  fixture = makeTestStore({ runSagas: false });
  await openDocument(fixture);
  segments = receiveSegments(fixture, 6);
});

const state = () => fixture.store.getState();
const all = () => selectAllSegments(state());
const inOrder = () => all().map(({ id }) => selectOrdinal(state(), id));

function edit(act: BoxAct, coming: readonly Segment[], removed: readonly string[] = []) {
  fixture.store.dispatch(boxesEdited({ act, pdfId: PDF_ID, segments: coming, removed }));
  for (const id of removed) fixture.store.dispatch(segmentRemoved({ id, pdfId: PDF_ID }));
}
const drawOn = (page: number, id: string) =>
  edit('draw', [drawnSegment({ page, ...BOX }, { id, ...IDENTITY }, all())]);

test('a box drawn on an earlier page renumbers nothing: it has the letter after its neighbour', () => {
  drawOn(0, 'drawn');
  drawOn(0, 'drawn after it');
  expect(inOrder()).toEqual(['1', '2', '3', '4', '4a', '4b', '5', '6']);
});

test('what is removed leaves its number, and nothing else has it then', () => {
  edit('remove', [], [segments[2]!.id]);
  drawOn(1, 'drawn');
  expect(inOrder()).toEqual(['1', '2', '4', '5', '6', '7']);
  expect(selectOrdinal(state(), segments[2]!.id)).toBe('3');
});

test('merged drawings are the first of them, and the first part of a split one is that one', () => {
  const [, second, third] = segments as [Segment, Segment, Segment];
  edit('merge', [{ ...second, id: 'merged' }], [second.id, third.id]);
  expect(inOrder()).toEqual(['1', '2', '4', '5', '6']);
  const parts = [
    { ...second, id: 'part' },
    { ...second, id: 'other', segmentIndex: 9 },
  ];
  edit('split', parts, ['merged']);
  expect(inOrder()).toEqual(['1', '2', '4', '4a', '5', '6']);
});

test('while pages are searched, a drawn box takes no number that what they show will have', async () => {
  fixture = makeTestStore({ runSagas: false });
  await openDocument(fixture);
  const { dispatch } = fixture.store;
  dispatch(segmentsOfPagesReceived({ segments: segments.slice(0, 4) }));
  drawOn(0, 'drawn');
  dispatch(segmentsOfPagesReceived({ segments: segments.slice(4) }));
  expect(inOrder()).toEqual(['1', '2', '3', '4', '4a', '5', '6']);
});

describe('opened again', () => {
  const saved = (numbers?: Readonly<Record<string, string>>) => ({
    ...{ items: segments.slice(0, 3), info: null, selected: [], judgements: {} },
    ...{ hideIncorrect: false, onlyProcessSelected: false },
    ...(numbers && { numbers }),
  });

  test('the drawings have the numbers that they had', async () => {
    const [first, second, third] = segments.map(({ id }) => id) as [string, string, string];
    const numbers = { [first]: '1', [second]: '1a', [third]: '3', gone: '2' };
    await restoreWork(fixture, { segments: saved(numbers) });
    expect(selectDrawingNumbers(state())).toEqual(numbers);
  });

  test('work that was saved without numbers is counted as it stands', async () => {
    await restoreWork(fixture, { segments: saved() });
    expect(inOrder()).toEqual(['1', '2', '3']);
  });
});
