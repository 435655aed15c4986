/** The library: many PDFs at once, a queue that reads them, and what is done with several articles. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expectAllReachedByTab } from './support/byTab';
import { encryptedPdf, plainArticle, type ChosenFile } from './support/documents/pdfDocuments';
import { sampleTruth } from './support/sampleTruth';
import { expect, test } from './support/test';
import { LONG_MS } from './support/waits';

test.use({ servicesEnv: { MARCUS_READ_BY_ITSELF: 'on' } });

const count = sampleTruth.drawings.length;
/** Eleven drawings by several engines, on a machine that is also doing other things. */
const LONG = { timeout: LONG_MS };

const TITLE = 'Eleven Natural Products from Six Plants and a Koji Mould';

const sample = async (): Promise<ChosenFile> => ({
  name: 'sample-article.pdf',
  mimeType: 'application/pdf',
  buffer: await readFile('public/sample-article.pdf'),
});
/** After the end of a PDF: another file with the same pages. */
const END = Buffer.from('\n% again\n');
const caffeine = plainArticle('caffeine.pdf', 'On caffeine, without a drawing.');

const table = (page: Page) => page.getByRole('table', { name: 'Articles' });
const row = (page: Page, words: string) => table(page).getByRole('row').filter({ hasText: words });
const add = (page: Page, files: ChosenFile[]) => page.getByLabel('PDF files').setInputFiles(files);

test('PDFs dropped together are read one after another, also after a reload', async ({
  app,
  page,
}) => {
  await app.open();
  await app.chooseFiles([await sample(), caffeine, await encryptedPdf()]);
  await expect(page).toHaveURL(/#\/library$/);
  await expect(row(page, 'encrypted.pdf')).toContainText('Refused');
  await expect(row(page, 'caffeine.pdf')).toContainText('Waiting, 1st');
  await expect(row(page, TITLE)).toContainText(/Reading \d+ of/, LONG);
  await expectAccessible(page, 'library while reading');
  // The splash ends by itself here; Escape, which skips it, would also leave the library.
  await page.reload();
  await expect(row(page, TITLE)).toContainText(`0 of ${count} checked`, LONG);
  await expect(row(page, 'caffeine.pdf')).toContainText('No drawings found', LONG);
  await expect(row(page, 'encrypted.pdf')).toContainText('password');
  await expectAccessible(page, 'library read');
  await expectAllReachedByTab(page, page.getByRole('main', { name: 'Library' }));

  await test.step('a search leads to a drawing in the review', async () => {
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('artemisinin');
    await page.getByRole('button', { name: 'artemisinin', exact: true }).click();
    await expect(page).toHaveURL(/#\/review$/);
    await expect(page.getByRole('dialog', { name: 'Review' })).toContainText('artemisinin');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/#\/library$/);
  });

  await test.step('the inbox leads to a drawing in the review, and back to its row', async () => {
    await page.getByRole('radio', { name: 'Drawings to check' }).check();
    const first = page
      .getByRole('list', { name: /^Drawings, doubtful/ })
      .locator('[aria-posinset="1"]');
    await expect(first).toHaveAttribute('aria-setsize', String(count));
    await expectAccessible(page, 'inbox');
    await page.keyboard.press('j');
    const drawing = first.getByRole('button');
    await expect(drawing).toBeFocused();
    // After its number, which the review has beside it.
    const name = (await drawing.locator('b').innerText()).split(' ').at(-1) ?? '';
    await page.keyboard.press('Enter');
    const review = page.getByRole('dialog', { name: 'Review' });
    await expect(review.locator('[data-queue] [aria-current="true"]')).toContainText(name);
    await page.keyboard.press('i');
    await expect(page).toHaveURL(/#\/library$/);
    await expect(drawing).toBeFocused();
    await page.getByRole('radio', { name: 'Articles' }).check();
  });

  await test.step('the compounds of all articles are one file', async () => {
    await app.button('Export all articles').click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Compounds as CSV' }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(text.split('\r\n')[0]).toMatch(/^\uFEFFarticle,.*,also_in$/);
    expect(text).toContain('sample-article.pdf,');
  });

  await test.step('the library moves as a file: removed here, it comes back with all work', async () => {
    await app.button('Export all articles').click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /^Library file/ }).click();
    const path = await (await downloading).path();
    await row(page, TITLE)
      .getByRole('button', { name: /^More about/ })
      .click();
    await page.getByRole('menuitem', { name: 'Remove…' }).click();
    await expectAccessible(page, 'asked before an article is removed');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(row(page, TITLE)).toBeHidden();
    await app.button('Undo').click();
    await expect(row(page, TITLE)).toContainText(`0 of ${count} checked`);
    await row(page, TITLE)
      .getByRole('button', { name: /^More about/ })
      .click();
    await page.getByRole('menuitem', { name: 'Remove…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(app.button('Undo')).toBeHidden();
    await page.getByLabel('Library file', { exact: true }).setInputFiles(path);
    await app.expectToast(/Library imported: 1 added, 1 already here/);
    await expect(row(page, TITLE)).toContainText(`0 of ${count} checked`);
  });
});

test('sure readings of two articles are accepted together, after a look at ten, and taken back by one undo', async ({
  app,
  page,
}) => {
  const first = await sample();
  const second = { ...first, name: 'second.pdf', buffer: Buffer.concat([first.buffer, END]) };
  await app.open();
  await app.chooseFiles([first, second]);
  await expect(table(page).getByText(`0 of ${count} checked`)).toHaveCount(2, LONG);
  await page.getByRole('radio', { name: 'Drawings to check' }).check();
  const left = page
    .getByRole('list', { name: /^Drawings, doubtful/ })
    .locator('[aria-posinset="1"]');
  await expect(left).toHaveAttribute('aria-setsize', String(2 * count));

  await app.button('Accept sure …').click();
  const dialog = page.getByRole('dialog', { name: /^Accept \d+ sure readings in 2 articles$/ });
  await expect(dialog).toBeVisible(LONG);
  await expectAccessible(page, 'a sample of sure readings');
  const accept = dialog.getByRole('button', { name: /^All \d+ are correct$/ });
  await expect(accept).toBeEnabled(LONG);
  const accepted = Number(/\d+/.exec(await accept.innerText())?.[0]);
  expect(accepted).toBeGreaterThan(10);
  await accept.click();
  const told = page.getByText(`${accepted} readings in 2 articles verified.`);
  await expect(told.first()).toBeVisible();
  await expect(left).toHaveAttribute('aria-setsize', String(2 * count - accepted));
  await expectAccessible(page, 'sure readings accepted');

  await app.button('Undo').click();
  await expect(told).toHaveCount(0);
  await expect(left).toHaveAttribute('aria-setsize', String(2 * count));
});

test('a shared article goes on in another browser, where only its PDF is chosen again', async ({
  app,
  page,
  browser,
}) => {
  await app.open();
  await app.chooseFiles([caffeine, plainArticle('other.pdf', 'Another one.')]);
  await expect(row(page, 'caffeine.pdf')).toContainText('No drawings found', LONG);
  await row(page, 'caffeine.pdf')
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('menuitem', { name: 'Share…' }).click();
  await expectAccessible(page, 'asked how to share an article');
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Save file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^marcus-article_caffeine_[\d-]+\.tar$/);
  const shared = {
    name: download.suggestedFilename(),
    mimeType: 'application/x-tar',
    buffer: await readFile(await download.path()),
  };
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(page.url().replace(/#.*/, ''));
  await other.getByLabel('PDF file').setInputFiles(shared);
  await expect(other.getByText('Library imported: 1 added')).toBeVisible();
  await expect(other).toHaveURL(/#\/$/);
  await expect(other.getByText('caffeine.pdf').first()).toBeVisible();
  await elsewhere.close();
});

test('by keyboard alone: opened, chosen, sorted, removed, undone, left', async ({ app, page }) => {
  await app.open();
  await app.tabTo(page.getByRole('link', { name: 'Library', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Library', exact: true })).toBeFocused();
  await expectAccessible(page, 'empty library');
  await add(page, [caffeine, plainArticle('other.pdf', 'Another one.')]);
  await expect(row(page, 'other.pdf')).toContainText('No drawings found', LONG);
  await app.tabTo(row(page, 'other.pdf').getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(app.button('Export 1 article')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'caffeine.pdf').getByRole('checkbox')).toBeFocused();
  await app.tabTo(row(page, 'caffeine.pdf').getByRole('button', { name: /^More about/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await app.tabTo(page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
  await page.keyboard.press('Enter');
  await expect(row(page, 'caffeine.pdf')).toBeHidden();
  await app.tabTo(app.button('Undo'));
  await page.keyboard.press('Enter');
  await expect(row(page, 'caffeine.pdf')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/$/);
});

test('a narrow window shows the same, and nothing scrolls sideways', async ({ app, page }) => {
  await app.open();
  await page.setViewportSize({ width: 390, height: 844 });
  await app.button('Menu').click();
  await page.getByRole('link', { name: 'Library', exact: true }).click();
  await add(page, [caffeine]);
  await expect(row(page, 'caffeine.pdf')).toContainText('No drawings found', LONG);
  await expectAccessible(page, 'narrow library');
  const sideways = await page
    .getByRole('main', { name: 'Library' })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(sideways).toBe(0);
});
