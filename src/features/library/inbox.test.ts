/** @jest-environment node */
import { approvalRequested, judgementsTakenBack } from '@/features/judging';
import { overlayHidden, overlayShown } from '@/features/overlays';
import { selectReviewedId } from '@/features/review';
import { selectSavedWorks, workSaved } from '@/features/savedWork';
import {
  articleOpenRequested,
  inboxTurned,
  removalRequested,
  selectArticlesToCheck,
  selectInboxRows,
  selectNextToLookAt,
} from '.';
import { drop, readingPage, settle, type LibraryTestPage } from './testing/libraryPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const state = ({ store }: LibraryTestPage) => store.getState();
const rows = (page: LibraryTestPage) => selectInboxRows(state(page));
const counts = (page: LibraryTestPage) =>
  selectArticlesToCheck(state(page)).map(
    ({ summary, known, left }) => `${summary.name} ${left.length} of ${known?.total ?? '?'}`,
  );
/** Which articles were read from the store since the last call. */
function watchStore({ platform }: LibraryTestPage): () => string[] {
  const get = jest.spyOn(platform.workStore, 'get');
  return () => {
    const hashes = get.mock.calls.map(([hash]) => hash);
    get.mockClear();
    return hashes;
  };
}

/** A page that has read the articles, and whose inbox is shown. */
async function inboxOn(...names: string[]) {
  const page = await readingPage();
  const { platform } = page;
  const headers = { 'content-type': 'image/png' };
  platform.server.on('GET', /get_segment_image/, () => new Response('png', { headers }));
  const hashes = await drop(page, ...names);
  await settle(20_000);
  const readHashes = watchStore(page);
  page.store.dispatch(inboxTurned({ view: 'inbox' }));
  await settle();
  return { ...page, hashes, readHashes };
}

test('shows the drawings of all articles that nobody has judged, each with its pictures', async () => {
  const page = await inboxOn('a.pdf', 'b.pdf');
  expect(counts(page)).toEqual(['b.pdf 4 of 4', 'a.pdf 4 of 4']);
  expect(rows(page)).toHaveLength(8);
  const [first] = rows(page);
  expect(first).toMatchObject({ hash: page.hashes[1], group: 'unscored', ordinal: '1' });
  expect(await page.platform.blobs.get(first!.printId!)?.text()).toBe('png');
});

test('reads each article once, and again only after it was saved', async () => {
  const page = await inboxOn('a.pdf', 'b.pdf');
  expect(page.readHashes().toSorted()).toEqual(page.hashes.toSorted());
  page.store.dispatch(overlayHidden());
  page.store.dispatch(overlayShown('library'));
  await settle();
  expect(page.readHashes()).toEqual([]);
  const [a] = page.hashes;
  const blobs = page.platform.blobs.size;
  const summary = selectSavedWorks(state(page)).find(({ hash }) => hash === a)!;
  page.store.dispatch(
    workSaved({ summary: { ...summary, revision: 'later', savedAt: 9 }, isOpen: false }),
  );
  await settle();
  expect(page.readHashes()).toEqual([a]);
  expect(page.platform.blobs.size).toBe(blobs);
  expect(rows(page)).toHaveLength(8);
});

test('reads nothing while it is not shown, and goes on where it was', async () => {
  const page = await inboxOn('a.pdf');
  page.readHashes();
  page.store.dispatch(inboxTurned({ view: 'articles' }));
  const [b] = await drop(page, 'b.pdf');
  await settle(20_000);
  page.readHashes();
  await settle(20_000);
  expect(page.readHashes()).toEqual([]);
  expect(counts(page)).toEqual(['b.pdf 0 of ?', 'a.pdf 4 of 4']);
  page.store.dispatch(inboxTurned({ view: 'inbox' }));
  await settle();
  expect(counts(page)).toEqual(['b.pdf 4 of 4', 'a.pdf 4 of 4']);
  expect(page.readHashes()).toEqual([b]);
});

test('leads to a drawing in the review; what is judged there is gone at once, and stays so', async () => {
  const page = await inboxOn('a.pdf', 'b.pdf');
  const { hash, id, printId } = rows(page)[5]!;
  page.store.dispatch(articleOpenRequested({ hash, review: { segmentId: id } }));
  await settle();
  expect(selectReviewedId(state(page))).toBe(id);
  page.store.dispatch(approvalRequested({ ids: [id] }));
  expect(rows(page)).toHaveLength(7);
  expect(rows(page).find((one) => one.hash === hash && one.id === id)).toBeUndefined();
  page.store.dispatch(overlayShown('library'));
  await settle(5_000);
  expect(selectNextToLookAt(state(page))).toBeUndefined();
  expect(counts(page)).toContain('a.pdf 3 of 4');
  expect(page.platform.blobs.get(printId!)).toBeUndefined();
  page.store.dispatch(judgementsTakenBack({ ids: [id] }));
  await settle(5_000);
  expect(counts(page)).toContain('a.pdf 4 of 4');
});

test('an article that cannot be read says so, and is tried again when the inbox is shown next', async () => {
  const page = await inboxOn('a.pdf');
  const [hash] = page.hashes;
  const saved = page.platform.workStore.works.get(hash!)!;
  page.platform.workStore.works.delete(hash!);
  const summary = { ...selectSavedWorks(state(page))[0]!, revision: 'later' };
  page.store.dispatch(workSaved({ summary, isOpen: false }));
  await settle();
  const [article] = selectArticlesToCheck(state(page));
  expect(article).toMatchObject({ known: { isUnreadable: true }, left: [] });
  page.platform.workStore.works.set(hash!, saved);
  page.store.dispatch(overlayHidden());
  page.store.dispatch(overlayShown('library'));
  await settle();
  expect(counts(page)).toEqual(['a.pdf 4 of 4']);
});

test('of an article that is removed nothing is shown from then on, and nothing kept', async () => {
  const page = await inboxOn('a.pdf', 'b.pdf');
  const blobs = page.platform.blobs.size;
  page.store.dispatch(removalRequested([page.hashes[0]!]));
  expect(counts(page)).toEqual(['b.pdf 4 of 4']);
  await settle(20_000);
  expect(rows(page)).toHaveLength(4);
  expect(page.platform.blobs.size).toBe(blobs - 4);
});
