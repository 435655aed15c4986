/** What a first visit fetches, and what happens if the code of a part fails to load. */
import { measureFirstVisit } from './bench/firstVisit';
import { gzipSum, watchScripts } from './support/loadedScripts';
import { expect, test } from './support/test';

/** Compressed bytes of JavaScript that the page itself refers to. */
const FIRST_LOAD_LIMIT = 193_960;

/**
 * Compressed bytes until a PDF can be dropped: the first load, plus the columns. The processes that an intent
 * starts come after it: the store keeps the intents until they are there.
 */
const USABLE_LIMIT = 225_430;

/** Of files and calls until then. */
const MOST_REQUESTS = 14;

/** Packages that belong in neither. */
const LATER =
  /\/(processes|pdfjs|pdf-worker|pdf-reader|viewer|text|segments|inspection|review|export|zip|context|editor|overlays|submission|toasts|session-panel|language-model|library[a-z-]*)[.-]/;

test('a first visit loads no more scripts than it needs @smoke', async ({ app, page }) => {
  const loaded = watchScripts(page);
  await app.open();
  await expect(app.button('Try the sample article')).toBeVisible();
  const scripts = await loaded();
  const first = scripts.filter(({ isFirstLoad }) => isFirstLoad);
  expect(first.length).toBeGreaterThanOrEqual(4);
  expect(gzipSum(first)).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
  expect(first.filter(({ name }) => LATER.test(name))).toEqual([]);
});

test('the workspace is usable before the parts that load later @smoke', async ({ app, page }) => {
  // Those are prefetched when the browser is idle, which never happens here.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  // Asked for as soon as the columns are there, with what they share with parts.
  await page.route(/\/assets\/(?:processes|\d+)\./, () => undefined);
  const loaded = watchScripts(page);
  await app.open();
  await expect(app.button('Try the sample article')).toBeEnabled();
  const scripts = await loaded();
  expect(scripts.map(({ name }) => name).filter((name) => LATER.test(name))).toEqual([]);
  expect(gzipSum(scripts)).toBeLessThanOrEqual(USABLE_LIMIT);
});

test('a PDF can be dropped as soon as the session is open, after few requests', async ({
  browser,
  services,
}) => {
  const { requests } = await measureFirstVisit(browser, services.origin, false);
  expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
});

test('what is asked for before the processes are loaded is done once they are', async ({
  app,
  page,
}) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/processes\./, async (route) => {
    await held;
    await route.continue();
  });
  await app.open();
  await app.button('Try the sample article').click();
  // Reducers have answered; the process that fetches the article is not there.
  await page.waitForTimeout(500);
  await expect(app.documentColumn.getByText('sample-article.pdf')).toBeHidden();
  release();
  await app.expectDocument('sample-article.pdf');
});

test('if the processes fail to load, the page says so and tries again', async ({
  app,
  page,
  findings,
}) => {
  await page.route(/\/processes\./, (route) => route.abort());
  await app.open();
  await app.button('Try the sample article').click();
  await expect(page.getByText('A part of the workspace could not be loaded')).toBeVisible();
  await page.unroute(/\/processes\./);
  await app.button('Try again').click();
  await app.expectDocument('sample-article.pdf');
  findings.errors.length = 0;
});

test('the parts that load later are prefetched, and open without the server', async ({
  app,
  page,
}) => {
  const ahead = page.waitForResponse(/session-panel/);
  await app.open();
  await ahead;
  await app.trySampleArticle();
  await app.extractStructures();
  await page.route(/\/assets\//, (route) => route.abort());
  await app.button('Open segment 1').click();
  await expect(page.getByRole('heading', { name: 'Segment #1' })).toBeFocused();
});

test('a part that fails to load is reported, and loads when tried again', async ({
  app,
  page,
  findings,
}) => {
  await page.route(/\/inspection\./, (route) => route.abort());
  await app.open();
  await app.trySampleArticle();
  await app.extractStructures();
  await app.button('Open segment 1').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText("The segment's details could not be loaded")).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await page.unroute(/\/inspection\./);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Segment #1' })).toBeFocused();
  // The browser's own message about the script that failed to load.
  findings.errors.length = 0;
});
