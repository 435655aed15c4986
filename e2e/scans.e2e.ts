/** A scanned article: its text is read from pictures, with progress, and says how surely. */
import { readFileSync } from 'node:fs';
import { scannedPdf } from '../mocks/testing/scannedPdf';
import { expectAccessibleInEveryLook } from './support/looks';
import { expect, test } from './support/test';
import { LONG_MS } from './support/waits';

test('scanned pages are read one after the other, can be cancelled, and are named with their confidence', async ({
  app,
  page,
}) => {
  const sample = readFileSync('public/sample-article.pdf');
  const scan = await scannedPdf(sample, { pages: 2, dpi: 150 });
  await app.open();
  await app.uploadArticle({
    ...{ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(scan) },
  });
  const extract = page.getByRole('button', { name: 'Extract Text' });
  const progress = page.getByRole('status').filter({ hasText: 'is a scan' });

  await extract.click();
  await expect(progress).toHaveText('Page 1 is a scan and is read by OCR (1 of 2)');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(progress).toBeHidden();

  await extract.click();
  const summary = app.textColumn.getByText(/^2 pages are scans: read by OCR, confidence \d+/);
  await expect(summary).toBeVisible({ timeout: LONG_MS });
  await summary.press('Enter');
  await expect(
    app.textColumn.getByText(/^Page 2 is a scan: read by OCR, confidence \d\d %$/),
  ).toBeVisible();
  await expect(app.doi).toContainText('10.5555/marcus.sample.0001');
  await expectAccessibleInEveryLook(page, 'a scanned article');

  await app.extractAnnotations();
  await expect(app.textColumn.locator('mark', { hasText: 'artemisinin' }).first()).toBeVisible();
  await page.reload();
  await app.skipSplash();
  await expect(summary).toBeVisible();
});
