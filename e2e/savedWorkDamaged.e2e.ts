/** Damaged saved work opens without its damaged parts, and the original record can be saved. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { picture } from './support/picture';
import { expect, test } from './support/test';

/** Moves the end of the first annotation beyond the text, in the browser's own store. */
async function damageAnnotation(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
      });
    const database = await settled(indexedDB.open('marcus-work'));
    const works = database.transaction('works', 'readwrite').objectStore('works');
    const [row] = await settled(works.getAll());
    row.snapshot.work.annotations.annotations[0].end = 10_000_000;
    await settled(works.put(row));
    database.close();
  });
}

test('work with one damaged annotation is restored without it, and the whole record is set aside', async ({
  app,
}) => {
  const { page } = app;
  const saved = app.documentColumn.getByTitle(/^Saved in this browser/);
  await app.open();
  await app.trySampleArticle();
  await app.extractText();
  await app.extractStructures();
  await expect(saved).toBeVisible();
  await app.extractAnnotations();
  await expect(saved).toBeVisible();
  const size = await app.grid.size();

  await damageAnnotation(page);
  await page.reload();
  await app.expectDocument('sample-article.pdf');
  expect(await app.grid.size()).toBe(size);
  await expect(app.textColumn).toContainText('Artemisia annua');
  await expect(app.documentColumn).toContainText('could not be read: 1 annotation.');

  const download = page.waitForEvent('download');
  await app.button('Save the set-aside record…').click();
  const path = await (await download).path();
  const { record } = JSON.parse(await readFile(path, 'utf8'));
  expect(record.snapshot.work.annotations.annotations[0].end).toBe(10_000_000);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await picture(page, `salvaged-${scheme}`);
  }
});
