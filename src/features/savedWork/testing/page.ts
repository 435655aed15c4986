import { createExtractedText } from '@/domain/extractedText';
import { documentSaga, fileChosen, uploadRequested } from '@/features/document';
import {
  documentClosed,
  readingReceived,
  segmentSelectionToggled,
  selectOpenDocument,
  textReceived,
} from '@/article';
import { selectNotices } from '@/features/notices';
import { openDocument, pdfFile, receiveSegments } from '@/testing/builders';
import { createFakePlatform, type FakePlatform } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { savedWorkSaga } from '../savedWork.saga';
import { selectSaving } from '../savedWork.selectors';

/** Pages of the application with work on an article, for tests with fake timers. */

export const PDF_ID = '1700000000000';
const SETTLED_MS = 1_000;

/** The sagas' waits pass when a test says so. */
export function useFakeTimersInEachTest(): void {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

/** A page of the application over a platform; another one over the same platform is a reload. */
export function loadPage(platform: FakePlatform = createFakePlatform()): TestStore {
  platform.server.on('GET', /get_segment_image/, ({ url }) => imageResponse(url.pathname));
  platform.server.on('POST', /extract_doi/, () => new Response('{"doi": "none"}'));
  const test = makeTestStore({ platform, runSagas: false });
  test.runSaga(savedWorkSaga);
  test.runSaga(documentSaga);
  return test;
}

const imageResponse = (body: string) =>
  new Response(body, { headers: { 'Content-Type': 'image/png' } });

/** A reload: the vaults are empty, but the browser's storage is kept. */
export async function reload({ platform, stop }: TestStore): Promise<TestStore> {
  await stop();
  const next = createFakePlatform({
    tabStorage: platform.tabStorage,
    localStorage: platform.localStorage,
  });
  platform.workStore.works.forEach((work, hash) => next.workStore.works.set(hash, work));
  platform.workStore.asides.forEach((aside, id) => next.workStore.asides.set(id, aside));
  const page = loadPage(next);
  await flush(200);
  return page;
}

/** Waits until the sagas have done everything that takes no longer than this. */
export async function settle(ms = SETTLED_MS): Promise<void> {
  await flush(100);
  await jest.advanceTimersByTimeAsync(ms);
  await flush(100);
}

export function receiveText({ store }: TestStore, content = 'Quercetin from leaves'): void {
  const text = createExtractedText(content, 'paper.pdf', '2026-01-02T03:04:05.000Z');
  const historyEntry = {
    id: 'h1',
    pdfFilename: 'paper.pdf',
    extractedAt: '2026-01-02T03:04:05.000Z',
    textPreview: content,
    characterCount: content.length,
  };
  store.dispatch(textReceived({ pdfId: PDF_ID, text, isUnchanged: false, historyEntry }));
}

export const version = (smiles: string) => ({
  smiles,
  engine: 'molnextr',
  useCoordinates: false,
  handDrawn: false,
  processingTime: 5,
  timestamp: '2026-01-02T03:04:05.000Z',
  fromFallback: false,
});

/** Selects or deselects one of the four segments. */
export function select({ store }: TestStore, number: 0 | 1 | 2 | 3, selected = true): void {
  store.dispatch(segmentSelectionToggled({ id: `page-0-segment-${number}`, selected }));
}

/** An article with text, four segments, the second selected, and two readings of the first. */
export async function workOn(test: TestStore): Promise<string> {
  const { hash } = await openDocument(test);
  receiveText(test);
  const [segment] = receiveSegments(test, 4);
  select(test, 1);
  test.store.dispatch(readingReceived({ segment: segment!, version: version('C') }));
  test.store.dispatch(readingReceived({ segment: segment!, version: version('CCO') }));
  await settle();
  return hash;
}

export const saving = ({ store }: TestStore) => selectSaving(store.getState()).status;
export const messages = ({ store }: TestStore) =>
  selectNotices(store.getState()).map(({ message }) => message);
export const opened = ({ store }: TestStore) => selectOpenDocument(store.getState());

/** Chooses the file in the page, like a user. */
export async function choose({ store, platform }: TestStore, name = 'paper.pdf'): Promise<void> {
  store.dispatch(fileChosen(await platform.files.add(pdfFile(name))));
  store.dispatch(uploadRequested());
  await flush(300);
}

/** The document is closed, and the page is reloaded. */
export async function nextDay(test: TestStore): Promise<TestStore> {
  test.store.dispatch(documentClosed());
  await settle();
  return reload(test);
}

/** A page with work on an article. */
export async function pageWithWork() {
  const page = loadPage();
  return { page, hash: await workOn(page) };
}

/** The page on a later day than the saved work; no document is open in it. */
export async function pageOfNextDay() {
  const { page: before, hash } = await pageWithWork();
  return { page: await nextDay(before), hash };
}
