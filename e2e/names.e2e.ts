/** Names become structures, which stand beside what was read, and say whether it is right. */
import type { Page } from '@playwright/test';
import type { Application } from './support/application';
import { expectAccessibleInEveryLook } from './support/looks';
import { expect, test } from './support/test';

const review = (page: Page) => page.getByRole('dialog', { name: 'Review' });
const compound = (page: Page) => review(page).getByLabel('Compound', { exact: true });
const name = (page: Page) => compound(page).getByRole('textbox', { name: 'Name' });

async function openReview({ page, structuresColumn }: Application) {
  await structuresColumn.getByRole('button', { name: /^Review/ }).click();
  await expect(review(page)).toBeVisible();
}

async function rename(page: Page, text: string) {
  await name(page).fill(text);
  await name(page).press('Tab');
}

test('a name confirms a reading or contradicts it, is exported, and kept over a reload', async ({
  app,
  page,
}) => {
  await app.openSampleRead();
  await openReview(app);
  await review(page).locator('[data-queue] button').nth(3).click();
  await page.screenshot({ path: '/tmp/annotation/review.png' });
  console.log(await compound(page).innerText());
  await rename(page, 'caffeine');
  await expect(compound(page)).toContainText('Name says another structure');
  await page.screenshot({ path: '/tmp/annotation/review2.png' });
  await expectAccessibleInEveryLook(page, 'a name that contradicts');
});
