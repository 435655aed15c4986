/** @jest-environment node */
import { selectAllSegments } from '@/article';
import { overlayHidden, overlayShown } from '@/features/overlays';
import { approvalRequested, rejectionRequested } from '@/features/judging';
import {
  articleOpenRequested,
  inboxTurned,
  selectCountedArticles,
  statisticsExportRequested,
} from '.';
import { drop, readingPage, settle, type LibraryTestPage } from './testing/libraryPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const countsOf = ({ store }: LibraryTestPage) =>
  selectCountedArticles(store.getState()).map(
    ({ summary, counted }) =>
      `${summary.name}: ${counted?.judged.length ?? '?'} of ${counted?.total ?? '?'}`,
  );

/** A page with two articles, of the first of which two drawings were judged. */
async function judgedPage() {
  const page = await readingPage();
  const [hash] = await drop(page, 'a.pdf', 'b.pdf');
  await settle(20_000);
  page.store.dispatch(articleOpenRequested({ hash: hash! }));
  await settle();
  const [first, second] = selectAllSegments(page.store.getState());
  page.store.dispatch(approvalRequested({ ids: [first!.id] }));
  await settle(90_000);
  const rejection = { reason: 'wrongReading' } as const;
  page.store.dispatch(rejectionRequested({ ids: [second!.id], rejection }));
  await settle(5_000);
  page.store.dispatch(overlayShown('library'));
  page.store.dispatch(inboxTurned({ view: 'statistics' }));
  await settle();
  return { ...page, hash: hash! };
}

test('counts what was judged of each saved article, and again when it was saved', async () => {
  const page = await judgedPage();
  expect(countsOf(page)).toEqual(['a.pdf: 2 of 4', 'b.pdf: 0 of 4']);
  const get = jest.spyOn(page.platform.workStore, 'get');
  const third = selectAllSegments(page.store.getState())[2]!;
  page.store.dispatch(rejectionRequested({ ids: [third.id], rejection: { reason: 'fragment' } }));
  await settle(5_000);
  expect(countsOf(page)).toEqual(['a.pdf: 3 of 4', 'b.pdf: 0 of 4']);
  expect([...new Set(get.mock.calls.map(([hash]) => hash))]).toEqual([page.hash]);
});

test('saves what is shown as a table', async () => {
  const page = await judgedPage();
  page.store.dispatch(statisticsExportRequested([page.hash]));
  await settle();
  const { name, content } = page.platform.saved.at(-1)!;
  expect(name).toMatch(/^marcus-statistics_\d{4}-\d\d-\d\d\.csv$/);
  const rows = (await content.text()).split('\r\n');
  expect(rows[0]).toMatch(/^of,name,confidence,drawings/);
  expect(rows.slice(1, 4)).toEqual([
    expect.stringMatching(/^all,,,4,1,0,1,/),
    expect.stringMatching(/^article,A paper,,4,1,0,1,/),
    expect.stringMatching(/^reason,Wrong reading,/),
  ]);
});

test('nothing is read while the statistics are not shown', async () => {
  const page = await judgedPage();
  page.store.dispatch(overlayHidden());
  await drop(page, 'c.pdf');
  await settle(20_000);
  expect(countsOf(page)).toContain('c.pdf: ? of ?');
});
