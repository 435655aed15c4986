/**
 * A PDF comes from a stranger: it runs nothing, contacts nobody, and leaves nothing behind when it is closed.
 */
import type { Page } from '@playwright/test';
import { hostilePdf } from './support/documents/hostilePdf';
import { book } from './support/documents/viewerDocuments';
import { PdfViewer } from './support/pdfViewer';
import { expect, test } from './support/test';

const DOCUMENTS = 30;

/** Bytes. If documents were not released, the pages of thirty of them would add up to more than this. */
const HEAP_MAY_GROW = 6_000_000;

test('scripts, links, forms and remote pictures of a PDF do nothing @smoke', async ({
  app,
  page,
}) => {
  const viewer = new PdfViewer(app);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await app.open();
  const title = await page.title();
  await app.uploadArticle(hostilePdf('hostile.pdf'));
  await viewer.expectDrawn(1);
  await expect(app.pdfPage(1).locator('.textLayer')).toContainText('<b onmouseover=alert(1)>');
  const parts =
    'a, b, input, textarea, select, button, iframe, embed, object, script, .annotationLayer';
  await expect(viewer.pages.locator(parts)).toHaveCount(0);

  const { x, y, width } = (await app.pdfPage(1).boundingBox())!;
  for (const [right, down] of [
    [0.2, 80],
    [0.5, 110],
    [0.5, 300],
  ] as const) {
    await page.mouse.click(x + width * right, y + down);
  }
  await page.keyboard.press('Tab');
  await app.extractText();
  await expect(app.textColumn).toContainText('A stranger wrote <b onmouseover=alert(1)>this</b>.');
  expect(dialogs).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  expect(await page.title()).toBe(title);
  expect(page.url()).not.toContain('elsewhere');
});

test('a PDF is read by one worker and painted by another, from the look into it on', async ({
  app,
  page,
}) => {
  const started: string[] = [];
  page.on('worker', (worker) => started.push(/pdf-\w+/.exec(worker.url())?.[0] ?? 'other'));
  const viewer = new PdfViewer(app);
  await app.open();
  await app.uploadArticle(book('once.pdf', 3));
  await viewer.expectDrawn(1);
  expect(started.filter((name) => name !== 'other').sort()).toEqual(['pdf-painter', 'pdf-worker']);
});

test(`memory and workers stay level over ${DOCUMENTS} documents`, async ({ app, page }) => {
  const viewer = new PdfViewer(app);
  await app.open();
  await app.uploadArticle(book('document-0.pdf', 20));
  const show = async (number: number) => {
    await app.replaceDocument(
      book(`document-${number}.pdf`, 20, { heads: { 1: `No. ${number}` } }),
    );
    await viewer.expectDrawn(1);
  };
  // Things that are created once, such as code and caches, exist after these.
  for (let number = 1; number <= 5; number += 1) await show(number);
  const before = await leftOvers(page);
  for (let number = 6; number <= 5 + DOCUMENTS; number += 1) await show(number);
  await expect.poll(() => page.workers().length).toBe(before.workers);
  const after = await leftOvers(page);
  console.log(`heap ${before.heap} -> ${after.heap}, nodes ${before.nodes} -> ${after.nodes}`);
  expect(after.heap - before.heap).toBeLessThan(HEAP_MAY_GROW);
  expect(await page.locator('canvas').count()).toBeLessThanOrEqual(11);
});

/** What is still held after garbage collection. */
async function leftOvers(page: Page) {
  // A released worker ends within a second.
  await page.waitForTimeout(1_500);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.enable');
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('Performance.enable');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((it) => it.name === name)?.value ?? NaN;
  await devTools.detach();
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    workers: page.workers().length,
  };
}
