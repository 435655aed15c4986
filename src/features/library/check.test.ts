/** @jest-environment node */
import { overlayHidden } from '@/features/overlays';
import { reviewClosed, selectReviewedId } from '@/features/review';
import { selectSavedWorks, workSaved } from '@/features/savedWork';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { wireOf } from '../identifiers/testing/identified';
import { articleOpenRequested, inboxTurned, selectCheckedArticles, selectLibraryFindings } from '.';
import { drop, readingPage, settle, type LibraryTestPage } from './testing/libraryPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const state = ({ store }: LibraryTestPage) => store.getState();
const checkedOf = (page: LibraryTestPage) =>
  selectCheckedArticles(state(page)).map(
    ({ summary, found }) =>
      `${summary.name}: ${found?.checked ?? '?'}, ${found?.unidentified ?? '?'} not identified`,
  );

/** A page that has read the articles, whose services read `C*` in each drawing. */
async function checkOn(...names: string[]) {
  const page = await readingPage();
  const { platform } = page;
  const hashes = await drop(page, ...names);
  await settle(20_000);
  const get = jest.spyOn(platform.workStore, 'get');
  page.store.dispatch(inboxTurned({ view: 'check' }));
  await settle();
  return { ...page, hashes, get };
}

test('checks the structures of each saved article, with what the services say where they answer', async () => {
  const page = await checkOn('a.pdf', 'b.pdf');
  expect(checkedOf(page)).toEqual(['b.pdf: 4, 4 not identified', 'a.pdf: 4, 4 not identified']);
  page.store.dispatch(inboxTurned({ view: 'articles' }));
  page.platform.server.on('GET', /chem\/limits/, () => jsonResponse({ max_structures: 50 }));
  page.platform.server.on('POST', /chem\/identifiers/, ({ body }) => {
    const texts = JSON.parse(String(body)) as { smiles: string }[];
    const results = texts.map(({ smiles }) => ({ ...wireOf(smiles), stereo_centres: 2 }));
    return jsonResponse({ results });
  });
  page.store.dispatch(inboxTurned({ view: 'check' }));
  await settle();
  expect(checkedOf(page)).toEqual(['b.pdf: 4, 0 not identified', 'a.pdf: 4, 0 not identified']);
  const rows = selectLibraryFindings(state(page));
  expect(rows.filter(({ kind }) => kind === 'centres')).toHaveLength(8);
});

test('an article is read once, and again only after it was saved', async () => {
  const page = await checkOn('a.pdf', 'b.pdf');
  expect(page.get).toHaveBeenCalledTimes(2);
  const [a] = page.hashes;
  const summary = selectSavedWorks(state(page)).find(({ hash }) => hash === a)!;
  page.store.dispatch(
    workSaved({ summary: { ...summary, revision: 'later', savedAt: 9 }, isOpen: false }),
  );
  await settle();
  expect(page.get.mock.calls.map(([hash]) => hash).slice(2)).toEqual([a]);
});

test('nothing is read while the view is not shown', async () => {
  const page = await checkOn('a.pdf');
  page.store.dispatch(overlayHidden());
  await drop(page, 'b.pdf');
  await settle(20_000);
  expect(checkedOf(page)).toEqual(['b.pdf: ?, ? not identified', 'a.pdf: 4, 4 not identified']);
});

test('a finding leads to its drawing in its article', async () => {
  const page = await checkOn('a.pdf');
  const [hash] = page.hashes;
  page.store.dispatch(
    articleOpenRequested({ hash: hash!, review: { segmentId: 'page-1-segment-1' } }),
  );
  await settle();
  expect(selectReviewedId(state(page))).toBe('page-1-segment-1');
  page.store.dispatch(reviewClosed());
});
