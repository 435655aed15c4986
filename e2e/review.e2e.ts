/** Review: a whole article judged by single keys, undone, and kept over a reload. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expectAllReachedByTab } from './support/byTab';
import { expectDrawingSeen } from './support/drawingSeen';
import { expectAccessibleInEveryLook, SIZES } from './support/looks';
import { approve } from './support/approve';
import { sampleTruth } from './support/sampleTruth';
import { expect, test } from './support/test';
import { LONG_MS } from './support/waits';

const count = sampleTruth.drawings.length;

const review = (page: Page) => page.getByRole('dialog', { name: 'Review' });
const current = (page: Page) => review(page).locator('[data-queue] [aria-current="true"]');
const checked = (page: Page, done: number) =>
  review(page).getByText(`${done} of ${count} checked`, { exact: true });

/** Whatever is said in it, all that can be done with the chosen rows is in the window. */
async function expectChosenBarInView(page: Page) {
  const bar = page.getByRole('toolbar', { name: 'Selected compounds' });
  await review(page).getByRole('checkbox', { name: 'Select all compounds shown' }).check();
  for (const size of [SIZES.desktop, { width: 1280, height: 720 }, SIZES.phone]) {
    await page.setViewportSize(size);
    for (const name of ['Set organism', /^Submit/, /^Clear/]) {
      await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  }
  await page.setViewportSize(SIZES.desktop);
  await test.step('Set organism has the focus in its field', async () => {
    await bar.getByRole('button', { name: 'Set organism' }).click();
    await expect(page.getByLabel('Organism of the selected compounds')).toBeFocused();
    await page.keyboard.press('Escape');
  });
  await bar.getByRole('button', { name: /^Clear/ }).click();
}

test('good structures are one key each; all can be undone, and a reload keeps it @smoke', async ({
  app,
  page,
}) => {
  await app.openSampleRead();

  await app.tabTo(app.reviewButton);
  await page.keyboard.press('Enter');
  await expect(review(page)).toBeVisible();
  await expect(page).toHaveURL(/#\/review$/);
  await expect(current(page)).toBeFocused();
  await expect(checked(page, 0)).toBeVisible();

  // This engine can't read the bitmap, which comes first.
  await page.keyboard.press('a');
  await expect(checked(page, 0)).toBeVisible();
  await page.keyboard.press('n');
  await expect(current(page)).toBeFocused();
  for (let done = 1; done <= 3; done += 1) {
    await expectDrawingSeen(page);
    await approve(page, checked(page, done));
    await expect(current(page)).toBeFocused();
  }
  const third = await current(page).textContent();
  await page.keyboard.press('r');
  await expect(review(page).getByRole('menu')).toBeVisible();
  await page.keyboard.press('2');
  await expect(checked(page, 4)).toBeVisible();
  await page.keyboard.press('z');
  await expect(checked(page, 3)).toBeVisible();
  await expect(current(page)).toHaveText(third ?? '');

  await page.goBack();
  await expect(review(page)).toBeHidden();
  await expect(app.structuresColumn.getByText('Verified')).not.toHaveCount(0);
  await page.goForward();
  await expect(checked(page, 3)).toBeVisible();

  await page.reload();
  await app.skipSplash();
  await expect(checked(page, 3)).toBeVisible();
  // The first of the queue is again what could not be read.
  await page.keyboard.press('r');
  await page.keyboard.press('1');
  for (let done = 5; done <= count; done += 1) {
    await expect(checked(page, done - 1)).toBeVisible();
    await expectDrawingSeen(page);
    await approve(page, checked(page, done));
  }
  await expect(checked(page, count)).toBeVisible();
  await page.keyboard.press('z');
  await expect(checked(page, count - 1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(review(page)).toBeHidden();
});

test('axe finds nothing in any look, and Tab leads to all that can be done', async ({
  app,
  page,
}) => {
  await app.openSampleRead();
  await page.goto('./#/review');
  await expect(current(page)).toBeFocused();
  await expectAccessibleInEveryLook(page, 'review');
  await test.step('Tab, with tooltips, leads to every control', async () => {
    await expectAllReachedByTab(page, review(page));
    await page.goto('./#/compounds');
    await expect(review(page).getByRole('grid')).toBeVisible();
    await expectAllReachedByTab(page, review(page));
    await expectChosenBarInView(page);
    await page.goBack();
    await expect(current(page)).toBeVisible();
  });
});

test('on a phone the queue is a sheet, and everything has its line', async ({ app, page }) => {
  await app.openSampleRead();
  await page.setViewportSize(SIZES.phone);
  await page.goto('./#/review');
  const queue = review(page).getByRole('button', { name: /^Queue/ });
  await expect(queue).toBeFocused();
  await page.keyboard.press('n');
  await expectDrawingSeen(page);
  await approve(page, checked(page, 1));
  await page.keyboard.press('Enter');
  await expect(current(page)).toBeFocused();
  await expectAccessible(page, 'review: the queue on a phone');
  await page.keyboard.press('Escape');
  await expect(current(page)).toBeHidden();
  await expect(queue).toBeFocused();

  await queue.click();
  const row = review(page).getByRole('region', { name: /^Done/ }).getByRole('button').first();
  const name = (await row.locator('b').textContent())!.trim();
  await row.click();
  await expect(row).toBeHidden();
  await expect(review(page).locator('b').filter({ hasText: name, visible: true })).toBeVisible();

  const tops = (places: Locator) =>
    places.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const close = review(page).getByRole('button', { name: 'Close' });
  const [switchTop] = await tops(review(page).getByRole('radiogroup'));
  expect(Math.abs((await tops(close))[0]! - switchTop!)).toBeLessThan(10);
  const bar = review(page).getByRole('button', { name: /^(Correct|Reject|Edit|Later|Undo)/ });
  expect(new Set(await tops(bar)).size).toBe(1);
});

test('the editor that is started ahead, out of sight, leaves the keys to the review', async ({
  app,
  page,
}) => {
  test.slow();
  await app.openSampleRead();
  const ahead = page.waitForEvent('frameattached');
  await page.goto('./#/review');
  await expect(current(page)).toBeFocused();
  await ahead;
  const frame = page.locator('iframe[inert]');
  await expect(frame).toHaveCount(0, { timeout: LONG_MS });
  await expect(current(page)).toBeFocused();
  expect(await page.evaluate(() => document.hasFocus())).toBe(true);
});
