/** Another document is opened while everything is in progress for the previous one. */
import { plainArticle } from './support/documents/pdfDocuments';
import { expect, test } from './support/test';

/** Delay of each answer, ms: long enough to open the next document, and over within the test. */
const LATE_MS = 4_000;

test('nothing in progress for one document appears in the next', async ({ app, page, faults }) => {
  await app.open();
  await app.trySampleArticle();
  await app.extractText();
  await app.extractStructures();
  await app.closeToasts();
  const late = ['*/extract_all', '*/coconut/search', '*/get_highlighted_page/*', '*/ocsr/*'];
  for (const path of late) await faults.set({ kind: 'delay', path, ms: LATE_MS, count: 0 });

  await app.button('Check COCONUT').click();
  await app.button('Extract Annotations').click();
  await page.getByRole('button', { name: 'Open segment 1', exact: true }).click();
  await app.button('Compare Across All Engines').click();
  await expect(page.getByText(/^Recognising/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open segment 1', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Context' }).click();
  await expect(page.getByRole('region', { name: /^Original Context/ })).toBeVisible();

  await app.replaceDocument(plainArticle('next.pdf', 'Nothing of the article before.'));
  await app.closeToasts();
  await expect(app.documentColumn.getByTitle(/^Saved in this browser/)).toBeVisible();
  // Asked for at the opening, and answered when the machine finds time.
  await expect(app.articleRow).toContainText('No DOI found');
  const before = await page.getByRole('main').innerText();
  // Longer than the delay of any answer: one that was not dropped would be here by now.
  await page.waitForTimeout(LATE_MS + 1_000);
  expect(await page.getByRole('main').innerText()).toBe(before);
  await expect(app.textColumn).toContainText('No Text Extracted Yet');
  await expect(app.structuresColumn).toContainText('No Structures Extracted Yet');
  await expect(app.doi).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Original Context/ })).toHaveCount(0);
  await expect(app.toast(/./)).toHaveCount(0);
});
