/** @jest-environment node */
import { segmentsApi } from '@/api/segments';
import type { PageBox } from '@/domain/pageBox';
import { activateSession, openDocument } from '@/testing/builders';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { findSegments } from '@/testing/readingServices';
import { segmentImageOf } from '../segmentImage';
import { segmentsSaga } from '../segments.saga';
import { selectAllSegments, selectSegmentIds, selectUnfound } from '@/article';
import { extractionRequested } from '../segmentation.slice';

const DIRECTORY = 'paper-1f2e/all_segments';
const A: PageBox = [100, 100, 200, 200];
const B: PageBox = [100, 300, 200, 400];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let page: TestStore;
beforeEach(async () => {
  page = makeTestStore({ runSagas: false });
  page.runSaga(segmentsSaga);
  activateSession(page);
  await openDocument(page);
});
afterEach(() => page.stop());

const picture = () => new Response('png', { headers: { 'Content-Type': 'image/png' } });
const state = () => page.store.getState();
const first = () => selectAllSegments(state())[0]!;

/** The services find these drawings on the first page. */
async function cutOut(...boxes: PageBox[]) {
  findSegments(page.platform.server, DIRECTORY, boxes);
  page.store.dispatch(extractionRequested());
  await flush(80);
}

test('a drawing is called by its place, so that two pages that extract the same article agree', async () => {
  await cutOut(A, B);
  expect(selectSegmentIds(state())).toEqual(['p0-100-100-200-200', 'p0-100-300-200-400']);
});

test('of two drawings in nearly the same place, the second gets an id of its own', async () => {
  await cutOut(A, [100.2, 100.2, 200.2, 200.2]);
  expect(selectSegmentIds(state())).toEqual(['p0-100-100-200-200', expect.stringMatching(UUID)]);
});

test('drawings extracted again in another order keep their ids by position', async () => {
  await cutOut(A, B);
  const [a, b] = selectSegmentIds(state());
  await cutOut(B, A);
  expect(selectSegmentIds(state())).toEqual([b, a]);
});

test('segments that are no longer found are marked as such', async () => {
  await cutOut(A, B);
  const b = selectSegmentIds(state())[1];
  await cutOut(A);
  expect(selectUnfound(state())).toMatchObject([{ id: b, path: '', filename: '' }]);
});

const { getSegmentImage, getHighlightedPage } = segmentsApi.endpoints;

test.each<[string, RegExp, () => { unsubscribe(): void }]>([
  [
    'picture',
    /get_segment_image/,
    () => page.store.dispatch(getSegmentImage.initiate(segmentImageOf(first()))),
  ],
  [
    'page',
    /get_highlighted_page/,
    () => {
      const { filename } = first();
      return page.store.dispatch(
        getHighlightedPage.initiate({ filename, pdfFilename: 'paper.pdf' }),
      );
    },
  ],
])('when a file name now refers to another drawing, its %s is fetched again', async (...of) => {
  const [, path, ask] = of;
  const { server } = page.platform;
  server.on('GET', path, () => picture());
  await cutOut(A, B);
  const held = ask();
  await flush(40);
  await cutOut(A, B);
  expect(server.requestsTo(path)).toHaveLength(1);
  await cutOut(B, A);
  expect(server.requestsTo(path)).toHaveLength(2);
  held.unsubscribe();
});

test('the picture of a segment without a cut-out is not requested', async () => {
  await cutOut(A);
  const image = segmentImageOf({ ...first(), path: '', filename: '' });
  const answer = await page.store.dispatch(getSegmentImage.initiate(image, { subscribe: false }));
  expect(answer.error).toMatchObject({ message: 'The services have no picture of this segment' });
  expect(page.platform.server.requestsTo(/get_segment_image/)).toEqual([]);
});
