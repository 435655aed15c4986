/** @jest-environment node */
import { articleWordsSet, selectCitedArticle, selectOpenDocument } from '@/article';
import type { Work } from '@/domain/work';
import { selectNotices } from '@/features/notices';
import { selectSavedWorks } from '@/features/savedWork';
import { createFakePlatform } from '@/testing/fakePlatform';
import { createFakeLocks } from '@/testing/fakes/fakeLocks';
import {
  articleOpenRequested,
  combinedExportRequested,
  removalRequested,
  removalUndone,
  selectArticles,
  selectParent,
  selectProposedParent,
  selectSameDoi,
  selectSupplementCount,
  selectSupplementTold,
  supplementSet,
} from '.';
import { drop, libraryPage, readingPage, reload, settle } from './testing/libraryPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Page = Awaited<ReturnType<typeof libraryPage>>;

const state = ({ store }: Page) => store.getState();
const summaryOf = (page: Page, hash: string) =>
  selectSavedWorks(state(page)).find((work) => work.hash === hash)!;
const savedOf = ({ platform }: Page, hash: string) =>
  (platform.workStore.works.get(hash)!.snapshot as { work: Work }).work.document;

async function set(page: Page, hash: string, of: string | null | undefined, isUndo?: true) {
  page.store.dispatch(supplementSet({ hash, of, ...(isUndo && { isUndo }) }));
  await settle();
}

async function open(page: Page, hash: string) {
  page.store.dispatch(articleOpenRequested({ hash }));
  await settle();
}

async function articleAndSupplement(page?: Page) {
  const own = page ?? (await libraryPage(createFakePlatform({ locks: createFakeLocks() })));
  const [article = '', supplement = ''] = await drop(own, 'roe2012.pdf', 'roe2012_SI.pdf');
  await settle();
  return { page: own, article, supplement };
}

/** Says what the article is called. */
async function name(page: Page, hash: string) {
  await open(page, hash);
  page.store.dispatch(articleWordsSet({ words: { title: 'On teas', doi: '10.5555/teas' } }));
  await settle();
}

test('a supplement is proposed, and belongs to its article once that is said, also after a reload', async () => {
  const { page, article, supplement } = await articleAndSupplement();
  expect(selectProposedParent(state(page), summaryOf(page, supplement))?.hash).toBe(article);
  expect(selectParent(state(page), summaryOf(page, supplement))).toBeUndefined();
  await set(page, supplement, article);
  const again = await reload(page);
  expect(selectParent(state(again), summaryOf(again, supplement))?.hash).toBe(article);
  expect(selectSupplementCount(state(again), article)).toBe(1);
  expect(selectProposedParent(state(again), summaryOf(again, supplement))).toBeUndefined();
});

test('what was said can be taken back: it is as if nothing had been said', async () => {
  const { page, article, supplement } = await articleAndSupplement();
  await set(page, supplement, null);
  expect(selectProposedParent(state(page), summaryOf(page, supplement))).toBeUndefined();
  const told = selectSupplementTold(state(page));
  expect(told).toEqual({ hash: supplement, before: undefined });
  await set(page, supplement, told?.before, true);
  expect(savedOf(page, supplement)).not.toHaveProperty('supplementOf');
  expect(selectProposedParent(state(page), summaryOf(page, supplement))?.hash).toBe(article);
  expect(selectSupplementTold(state(page))).toBeNull();
});

test('an open supplement cites its article as that is called by now, and itself once it is detached', async () => {
  const { page, article, supplement } = await articleAndSupplement();
  await open(page, supplement);
  await set(page, supplement, article);
  expect(savedOf(page, supplement).supplementOf).toBe(article);
  await name(page, article);
  await open(page, supplement);
  const cited = { title: 'On teas', doi: '10.5555/teas', supplement: 'roe2012_SI.pdf' };
  expect(selectCitedArticle(state(page))).toMatchObject(cited);
  await set(page, supplement, null);
  expect(selectCitedArticle(state(page))).not.toMatchObject({ title: 'On teas' });
  expect(selectOpenDocument(state(page))?.supplementOf).toBeNull();
});

test('without its article it stands on its own; with a removal that is undone it still belongs to it', async () => {
  const { page, article, supplement } = await articleAndSupplement();
  await name(page, article);
  await set(page, supplement, article);
  await open(page, supplement);
  page.store.dispatch(removalRequested([article]));
  await settle();
  expect(selectParent(state(page), summaryOf(page, supplement))).toBeUndefined();
  page.store.dispatch(removalUndone([article]));
  await settle();
  expect(selectParent(state(page), summaryOf(page, supplement))?.hash).toBe(article);
  page.store.dispatch(removalRequested([article]));
  await settle(12_000);
  expect(selectArticles(state(page)).map(({ hash }) => hash)).toEqual([supplement]);
  expect(selectCitedArticle(state(page))).not.toHaveProperty('supplement');
});

test('while another tab has the supplement nothing is changed, and the user is told', async () => {
  const { page, article, supplement } = await articleAndSupplement();
  const lock = `article of MARCUS: ${supplement}`;
  page.platform.locks.request(lock, false, () => undefined);
  await set(page, supplement, article);
  expect(savedOf(page, supplement)).not.toHaveProperty('supplementOf');
  expect(selectNotices(state(page))).toContainEqual(
    expect.objectContaining({ message: 'What “roe2012_SI.pdf” belongs to was not changed' }),
  );
});

test('the same DOI is pointed out of two articles, not of an article and its supplement', async () => {
  const { page, article, supplement } = await articleAndSupplement();
  const doi = { words: { doi: '10.5555/teas' } };
  for (const hash of [article, supplement]) {
    await open(page, hash);
    page.store.dispatch(articleWordsSet(doi));
    await settle();
  }
  const twin = () => selectSameDoi(state(page), summaryOf(page, article))?.hash;
  expect(twin()).toBeUndefined();
  await set(page, supplement, article);
  expect(twin()).toBeUndefined();
  await set(page, supplement, null);
  expect(twin()).toBe(supplement);
});

test('the combined file gives the drawings of a supplement the title and the DOI of its article', async () => {
  const page = await readingPage(createFakePlatform({ locks: createFakeLocks() }));
  const { article, supplement } = await articleAndSupplement(page);
  for (let i = 0; i < 8; i += 1) await settle();
  await name(page, article);
  await set(page, supplement, article);
  page.store.dispatch(combinedExportRequested({ hashes: [supplement], format: 'csv' }));
  await settle();
  const text = await page.platform.saved.at(-1)!.content.text();
  expect(text.split('\r\n')[0]).toContain('doi,title,supplement');
  expect(text).toContain('10.5555/teas,On teas,roe2012_SI.pdf');
  page.store.dispatch(combinedExportRequested({ hashes: [supplement], format: 'json' }));
  await settle();
  const json = await page.platform.saved.at(-1)!.content.text();
  expect(JSON.parse(json)).toMatchObject({
    articles: [{ documentInfo: { doi: '10.5555/teas', title: 'On teas', isSupplement: true } }],
  });
});
