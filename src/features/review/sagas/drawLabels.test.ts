/** @jest-environment node */
import type { Segment } from '@/domain/segment';
import { documentClosed, segmentChanged } from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import {
  drawingShown,
  reviewClosed,
  reviewRequested,
  reviewSaga,
  selectPrint,
  viewShown,
} from '..';

let page: TestStore;
let segments: Segment[];
let blobs: number;

/** Of three drawings, the page prints something beside the first and the third. */
beforeEach(async () => {
  page = makeTestStore({ runSagas: false });
  page.runSaga(reviewSaga);
  await openDocument(page);
  segments = receiveSegments(page, 3);
  printBeside(0, [10, 20, 40, 32]);
  printBeside(2, [300, 400, 390, 410]);
  blobs = page.platform.blobs.size;
});

function printBeside(index: number, box: readonly [number, number, number, number]) {
  const label = { number: '2', text: '2', box, confidence: 0.98 };
  page.store.dispatch(segmentChanged({ ...segments[index]!, label }));
}

/** The drawing beside which a picture is shown, if that is there. */
const shown = () => {
  const { segmentId, image } = selectPrint(page.store.getState()) ?? {};
  if (!image || !page.platform.blobs.get(image.blobId)) return undefined;
  return segments.findIndex(({ id }) => id === segmentId);
};

async function act(...actions: Parameters<TestStore['store']['dispatch']>[0][]) {
  for (const action of actions) {
    page.store.dispatch(action);
    await flush();
  }
}

const open = (index: number) =>
  reviewRequested({ view: 'drawings', segmentId: segments[index]!.id });
const show = (index: number) => drawingShown(segments[index]!.id);

test('how the page prints a drawing’s label is drawn while the drawing is reviewed, from one opening of the PDF', async () => {
  await act(open(0));
  expect(shown()).toBe(0);
  await act(show(1), show(2));
  expect(shown()).toBe(2);
  expect(page.platform.pdfs.drawn).toEqual([
    '30 x 12 at 10, 20 of page 1 at 192 dpi',
    `90 x 10 at 300, 400 of page ${segments[2]!.pageNumber} at 192 dpi`,
  ]);
  expect(page.platform.blobs.size).toBe(blobs + 1);
});

test.each([
  ['the review closes', reviewClosed()],
  ['the table of compounds is shown', viewShown('compounds')],
  ['the document closes', documentClosed()],
])('nothing of it is left when %s', async (_what, action) => {
  await act(open(0), action);
  expect(shown()).toBeUndefined();
  expect(page.platform.blobs.size).toBe(blobs);
  expect(page.platform.pdfs.drawn.at(-1)).toBe('closed');
});

test('it is drawn again when the drawings are shown again', async () => {
  await act(open(0), viewShown('compounds'));
  await act(viewShown('drawings'));
  expect(shown()).toBe(0);
});

test('a PDF that cannot be drawn is tried once for each opening of the review', async () => {
  page.platform.pdfs.fault = { kind: 'damaged', message: 'Broken' };
  await act(open(0), show(2));
  expect(shown()).toBeUndefined();
  page.platform.pdfs.fault = undefined;
  await act(show(0));
  expect(shown()).toBeUndefined();
  await act(reviewClosed(), open(0));
  expect(shown()).toBe(0);
});
