/** What `npm start` serves to this machine alone: tabs that never wait, and articles above the specified 10 MB. */
import { truncate, writeFile } from 'node:fs/promises';
import { Application } from './support/application';
import { articleOfSize } from './support/documents/pdfDocuments';
import { SEATS } from './support/ownServices';
import { expect, test } from './support/test';

test.use({ servicesEnv: { MARCUS_SEATS: '', MARCUS_MAX_UPLOAD_MB: '' } });

const MEGABYTE = 1024 * 1024;

test('no tab waits for another, and none speaks of seats', async ({ app, context, services }) => {
  await services.join(SEATS);
  await app.open();
  const second = new Application(await context.newPage());
  await second.open();
  await second.page.getByRole('button', { name: /^MARCUS Active/ }).click();
  const panel = second.page.getByRole('dialog', { name: 'Session' });
  await expect(panel).toContainText('No tab waits for another');
  await expect(panel).not.toContainText(/\bseats?\b/i);
  await expect(app.page.getByText('Each tab takes a seat')).toBeHidden();
});

test('an article of 11 MB is read, and one above 100 MB refused with the true limit', async ({
  app,
}, testInfo) => {
  // Too large to be handed over as bytes.
  const huge = testInfo.outputPath('huge.pdf');
  await writeFile(huge, '%PDF-1.7');
  await truncate(huge, 100 * MEGABYTE + 1);
  await app.open();
  await expect(app.documentColumn).toContainText('Supported file type: PDF (max 100MB)');
  await app.documentColumn.getByLabel('PDF file', { exact: true }).setInputFiles(huge);
  await app.expectToast('File size exceeds 100MB limit');
  await app.closeToasts();
  await app.uploadArticle(articleOfSize('large.pdf', 11 * MEGABYTE));
  await app.extractText();
  await expect(app.textColumn).toContainText('Padded');
});
