/** What a first visit fetches, and what becomes of a part whose code does not come. */
import { gzipSum, watchScripts } from './support/loadedScripts';
import { expect, test } from './support/test';

/** Compressed bytes of JavaScript that the page itself names. */
const FIRST_LOAD_LIMIT = 170_000;

/**
 * Compressed bytes until a PDF can be dropped: the first load, and the columns with the processes of all
 * work, so that no intent comes before the saga that acts on it.
 */
const USABLE_LIMIT = 250_000;

/** What has no place in either. */
const LATER =
  /\/(pdfjs|pdf-worker|pdf-reader|viewer|text|segments|inspection|context|editor|overlays|submission|toasts|session-panel)[.-]/;

test('a first visit loads no more scripts than it needs', async ({ app, page }) => {
  const loaded = watchScripts(page);
  await app.open();
  await expect(app.button('Try the sample article')).toBeVisible();
  const scripts = await loaded();
  const first = scripts.filter(({ isFirstLoad }) => isFirstLoad);
  expect(first.length).toBeGreaterThanOrEqual(4);
  expect(gzipSum(first)).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
  expect(first.filter(({ name }) => LATER.test(name))).toEqual([]);
});

test('the workspace is usable before the parts that come later', async ({ app, page }) => {
  // Those are fetched ahead in an idle moment, which here never comes.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const loaded = watchScripts(page);
  await app.open();
  await expect(app.button('Try the sample article')).toBeEnabled();
  const scripts = await loaded();
  expect(scripts.filter(({ name }) => LATER.test(name))).toEqual([]);
  expect(gzipSum(scripts)).toBeLessThanOrEqual(USABLE_LIMIT);
});

test('the parts that come later are fetched ahead, and open without the server', async ({
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

test('a part that does not come says so, and comes when asked for again', async ({
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
  // The browser's own words on the script that did not come.
  findings.errors.length = 0;
});
