/** Names become structures: beside what was read, which they confirm or contradict, or as compounds of their own. */
import type { Page } from '@playwright/test';
import type { Application } from './support/application';
import { expectAccessibleInEveryLook } from './support/looks';
import { expect, test } from './support/test';

const review = (page: Page) => page.getByRole('dialog', { name: 'Review' });
const compound = (page: Page) => review(page).getByLabel('Compound', { exact: true });
const row = (page: Page, ordinal: number) =>
  review(page)
    .locator('[data-queue] button')
    .filter({ hasText: `#${ordinal}, page` });

/** The word for how sure a reading is; its title says why. */
const sureness = (page: Page, ordinal: number) => row(page, ordinal).locator('[title]');

async function rename(page: Page, text: string) {
  const name = compound(page).getByRole('textbox', { name: 'Name', exact: true });
  await name.fill(text);
  await name.press('Tab');
}

/** These services are asked for names only when the user wants it (`MARCUS_READ_BY_ITSELF`). */
const lookUpNames = (page: Page) =>
  compound(page).getByRole('button', { name: 'Look up names' }).click();

async function exportedJson(app: Application) {
  const { page } = app;
  await app.exportButton.click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: /^JSON/ }).check();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Export \d+ as JSON$/ }).click();
  const text = await app.textOf(await saved);
  await page.keyboard.press('Escape');
  return text;
}

test('a name contradicts a reading or confirms it, moves the word for how sure it is, is exported, and kept over a reload', async ({
  app,
  page,
}) => {
  await app.openSampleRead();
  await app.reviewButton.click();
  await row(page, 3).click();

  await rename(page, 'caffeine');
  await lookUpNames(page);
  await expect(compound(page)).toContainText('Name says another structure');
  await expect(sureness(page, 3)).toHaveText('doubtful');
  await expect(sureness(page, 3)).toHaveAttribute('title', /Name says another structure\b/);
  await expectAccessibleInEveryLook(page, 'a name that contradicts');

  await rename(page, 'quercetin');
  await expect(compound(page)).toContainText('Name says the same structure');
  await expect(sureness(page, 3)).toHaveText('sure');
  await expect(sureness(page, 3)).toHaveAttribute('title', /Name says the same structure\b/);

  await page.keyboard.press('Escape');
  await expect(review(page)).toBeHidden();
  expect(await exportedJson(app)).toMatch(/"verdict":\s*"same"/);

  await page.reload();
  await app.skipSplash();
  await app.reviewButton.click();
  await row(page, 3).click();
  await expect(compound(page)).toContainText('Name says the same structure');
});

test('PubChem is asked for a name only on request', async ({ app, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/compound/name/')) asked.push(request.url());
  });
  await app.openSampleRead();
  await app.reviewButton.click();
  await row(page, 3).click();
  await rename(page, 'podophyllotoxin of nowhere');
  await lookUpNames(page);
  const ask = compound(page).getByRole('button', { name: 'Ask PubChem' });
  await expect(ask).toBeVisible();
  await expect(compound(page)).toContainText('The name goes to a stand-in for PubChem.');
  expect(asked).toEqual([]);
  await ask.press('Enter');
  await expect(compound(page)).toContainText('PubChem does not know this name');
  expect(asked).toHaveLength(1);
  await expectAccessibleInEveryLook(page, 'a name that PubChem does not know');
});

test('a name that the article does not draw becomes a compound, and one undo takes it back', async ({
  app,
  page,
}) => {
  await app.open();
  await app.trySampleArticle();
  await app.extractText();
  await app.extractAnnotations();
  await app.closeToasts();
  await app.textColumn
    .locator('mark', { hasText: /^rutin$/ })
    .first()
    .click();
  await app.textColumn.getByRole('button', { name: 'Add from its name' }).click();
  await app.expectToast('Added “rutin” with the structure of its name');
  const card = app.structuresColumn.getByRole('listitem').filter({ hasText: 'rutin' });
  await expect(card).toContainText('Added from its name: no drawing');
  await expectAccessibleInEveryLook(page, 'a compound added from its name');

  await page.reload();
  await app.skipSplash();
  await expect(card).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(card).toHaveCount(0);
});
