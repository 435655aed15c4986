/** 'Read this article': by itself after the drop, by one press, stopped and gone on with, by keyboard. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { sampleTruth } from './support/sampleTruth';
import { expect, test } from './support/test';
import { LONG_MS } from './support/waits';

test.use({ servicesEnv: { MARCUS_READ_BY_ITSELF: 'on' } });

const count = sampleTruth.drawings.length;
/** Eleven drawings by several engines, on a machine that is also doing other things. */
const LONG = { timeout: LONG_MS };

const lineOf = (page: Page) => page.getByRole('region', { name: 'Reading of the article' });

/** How it stands in a few words; a press lists the steps. */
const stateOf = (page: Page, words: RegExp) => lineOf(page).getByRole('button', { name: words });
const isRead = (page: Page) => stateOf(page, new RegExp(`^Read: ${count} drawings`));

/** In the list of the steps. */
const step = (page: Page, words: RegExp) =>
  lineOf(page).getByRole('listitem').filter({ hasText: words });

/** The user's choice of an earlier visit; frames without an origin have no storage. */
const chooseOnRequest = (page: Page) =>
  page.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('marcus.readByItself', 'off');
  });

test('an article is read by itself after the drop, and the tab counts', async ({ app, page }) => {
  await app.open();
  await app.trySampleArticle();
  await expect(page).toHaveTitle(new RegExp(`^\\d+ of ${count}: sample-article.pdf`), LONG);
  await expect(isRead(page)).toBeVisible(LONG);
  await isRead(page).click();
  await expect(step(page, /^Text/)).toContainText('3 of 3 pages');
  await expect(step(page, /^Annotations/)).toContainText(/^Annotations[1-9]\d*/);
  await expect(step(page, /^Drawings/)).toContainText(`${count} on`);
  await expect(step(page, /^Readings/)).toContainText(`${count} of ${count}`);
  await expect(page).toHaveTitle(`${count} to check: sample-article.pdf – MARCUS`);
  await expect(app.textColumn).toContainText('Artemisia annua');
  expect(await app.grid.size()).toBe(count);
  await app.grid.card(1).getByRole('button', { name: 'Mark as correct' }).click();
  await expect(page).toHaveTitle(`${count - 1} to check: sample-article.pdf – MARCUS`);
  await expectAccessible(page, 'article read');
});

test('by keyboard alone: read, cancelled with all kept, gone on with; the line never moves', async ({
  app,
  page,
  faults,
}) => {
  await chooseOnRequest(page);
  await app.open();
  await app.trySampleArticle();
  const line = lineOf(page);
  const place = () => app.articleRow.boundingBox();
  const ready = await place();
  await expectAccessible(page, 'ready to read');
  await faults.set({ kind: 'delay', path: '*/ocsr/generate*', ms: 1_500, count: 0 });
  await app.tabTo(app.button('Read this article'));
  await page.keyboard.press('Enter');
  await expect(app.button('Cancel').first()).toBeVisible();
  await expect(stateOf(page, /^[2-9] of \d+ read/)).toBeVisible(LONG);
  expect(await place()).toEqual(ready);
  await expectAccessible(page, 'article being read');
  await expect(line.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  const stopped = stateOf(page, /^Reading stopped: /);
  await expect(stopped).toBeVisible(LONG);
  expect(await place()).toEqual(ready);
  const words = await stopped.textContent();
  const kept = Number(/\d+/.exec(words ?? '')?.[0]);
  expect(kept).toBeLessThan(count);
  await faults.clear();
  await expect(line.getByRole('button', { name: 'Go on' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(isRead(page)).toBeVisible(LONG);
  await expect(isRead(page)).toBeFocused();
  expect(await place()).toEqual(ready);
  await page.keyboard.press('Enter');
  await expect(step(page, /^Readings/)).toContainText(`${count} of ${count}`);
});

test('the first drawings are shown and read while the other pages are still searched', async ({
  app,
  page,
}) => {
  let goOn = (): void => undefined;
  const released = new Promise<void>((resolve) => (goOn = resolve));
  let asked = 0;
  await page.route('**/extract_segments', async (route) => {
    asked += 1;
    if (asked > 1) await released;
    await route.continue();
  });
  await app.open();
  await app.trySampleArticle();
  const onFirstPage = sampleTruth.drawings.filter((drawing) => drawing.page === 0).length;
  await expect(stateOf(page, new RegExp(`^${onFirstPage} of ${onFirstPage} read`))).toBeVisible(
    LONG,
  );
  await stateOf(page, / read$/).click();
  await expect(step(page, /^Drawings/)).toContainText(`${onFirstPage} on 1 page`);
  await expect(app.button('Extracting Structures...')).toBeVisible();
  await app.grid.card(1).getByRole('button', { name: 'Mark as correct' }).click();
  goOn();
  await expect(isRead(page)).toBeVisible(LONG);
  await isRead(page).click();
  await expect(step(page, /^Readings/)).toContainText(`${count} of ${count}`);
  await expect(page).toHaveTitle(`${count - 1} to check: sample-article.pdf – MARCUS`);
});
