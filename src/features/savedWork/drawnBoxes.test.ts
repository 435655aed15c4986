/** @jest-environment node */
import { segmentsApi } from '@/api/segments';
import type { SegmentBox } from '@/domain/segment';
import {
  boxDrawRequested,
  boxesReadRequested,
  boxesRemoveRequested,
  boxesSaga,
} from '@/features/boxes';
import { historySaga, undoRequested } from '@/features/history';
import { selectAllSegments, selectLastDone, selectOverruled, selectSegmentIds } from '@/article';
import { recognitionSaga } from '@/features/recognition';
import { segmentImageOf, segmentsSaga } from '@/features/segments';
import { activateSession } from '@/testing/builders';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import type { TestStore } from '@/testing/makeTestStore';
import { savedWorkOpenRequested } from './savedWork.slice';
import { nextDay, pageWithWork, settle, useFakeTimersInEachTest } from './testing/page';

useFakeTimersInEachTest();

const BOX: SegmentBox = { page: 2, x: 10, y: 20, width: 30, height: 40 };
const FILE = 'page_2_box_1000_2000_4000_6000.png';
const CUT_OUT = '/decimer/cut_out_box';

function work(page: TestStore) {
  const { server } = page.platform;
  server.on('GET', '/decimer/box_limits', () => jsonResponse({ smallest_side: 4 }));
  server.on('POST', CUT_OUT, () =>
    jsonResponse({
      ...{ segments_directory: 'paper-1f2e/all_segments', pdf_filename: 'paper.pdf' },
      segment: { filename: FILE },
    }),
  );
  [segmentsSaga, recognitionSaga, historySaga, boxesSaga].forEach((saga) => page.runSaga(saga));
  activateSession(page);
}

/** With a box that was cut out. */
async function pageWithBox() {
  const { page, hash } = await pageWithWork();
  work(page);
  page.store.dispatch(boxDrawRequested({ box: BOX }));
  const { id } = drawn(page)!;
  page.store.dispatch(boxesReadRequested({ segmentIds: [id] }));
  await flush(300);
  await settle();
  return { page, hash, id };
}

const segments = ({ store }: TestStore) => selectAllSegments(store.getState());
const drawn = (page: TestStore) => segments(page).find(({ origin }) => origin === 'drawn');
const pictureOf = (page: TestStore) => {
  const query = segmentsApi.endpoints.getSegmentImage.select(segmentImageOf(drawn(page)!));
  return query(page.store.getState()).data;
};

async function openAgain(before: TestStore, hash: string): Promise<TestStore> {
  const page = await nextDay(before);
  page.runSaga(segmentsSaga);
  page.store.dispatch(savedWorkOpenRequested({ hash }));
  await flush(300);
  return page;
}

test('a drawn box and its picture are there after a reload, and nobody is asked for them', async () => {
  const { page: before, hash, id } = await pageWithBox();
  expect([...before.platform.workStore.works.get(hash)!.images.keys()]).toContain(FILE);
  const page = await openAgain(before, hash);
  expect(drawn(page)).toMatchObject({ id, box: BOX, filename: FILE });
  activateSession(page);
  await flush(300);
  expect(pictureOf(page)).toBeDefined();
  expect(page.platform.server.requestsTo(CUT_OUT)).toEqual([]);
});

test('a picture that was not saved is cut out again once there is a seat', async () => {
  const { page: before, hash } = await pageWithBox();
  const saved = before.platform.workStore.works.get(hash)!;
  before.platform.workStore.works.set(hash, { ...saved, images: new Map() });
  const page = await nextDay(before);
  const { server } = page.platform;
  let hasCutOut = false;
  server.on('GET', /page_2_box/, () =>
    hasCutOut
      ? new Response('png', { headers: { 'Content-Type': 'image/png' } })
      : jsonResponse({ detail: 'Image not found' }, { status: 404 }),
  );
  server.on('GET', '/decimer/box_limits', () => jsonResponse({ smallest_side: 4 }));
  server.on('POST', CUT_OUT, () => {
    hasCutOut = true;
    return jsonResponse({
      ...{ segments_directory: 'paper-1f2e/all_segments', pdf_filename: 'paper.pdf' },
      segment: { filename: FILE },
    });
  });
  page.runSaga(segmentsSaga);
  page.store.dispatch(savedWorkOpenRequested({ hash }));
  await flush(300);
  expect(server.requestsTo(CUT_OUT)).toEqual([]);
  activateSession(page);
  await flush(300);
  expect(server.requestsTo(CUT_OUT)).toHaveLength(1);
  expect(pictureOf(page)).toBeDefined();
});

test('a removed drawing stays removed after a reload, and undo still brings it back', async () => {
  const { page: before, hash } = await pageWithWork();
  work(before);
  const [first] = selectSegmentIds(before.store.getState());
  before.store.dispatch(boxesRemoveRequested({ segmentIds: [first!] }));
  await settle();
  const page = await openAgain(before, hash);
  expect(segments(page)).toHaveLength(3);
  expect(Object.keys(selectOverruled(page.store.getState()))).toEqual([first]);
  expect(selectLastDone(page.store.getState())?.title).toBe('Delete #1');
  page.runSaga(historySaga);
  page.store.dispatch(undoRequested());
  expect(selectSegmentIds(page.store.getState())[0]).toBe(first);
  expect(selectOverruled(page.store.getState())).toEqual({});
});
