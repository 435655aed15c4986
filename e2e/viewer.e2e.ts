/** Reading a PDF: pages, zoom, text, search, hiding, download and properties. */
import { readFile } from 'node:fs/promises';
import type { Worker } from '@playwright/test';
import { book, slowPage } from './support/documents/viewerDocuments';
import { PdfViewer } from './support/pdfViewer';
import { expect, test } from './support/test';

/** pdf.js keeps ten drawn pages; one more is being drawn. */
const MOST_CANVASES = 11;

/** docs/requirements/core.md 9.7 */
const ZOOM_STEPS = Array.from({ length: 26 }, (_, step) => 50 + 10 * step);

test('draws only the pages near the view out of 500, and keeps the position at each zoom', async ({
  app,
  page,
}) => {
  const viewer = new PdfViewer(app);
  await app.open();
  await app.uploadArticle(book('long.pdf', 500));
  await expect(app.documentColumn.getByText('/ 500')).toBeVisible();

  await test.step('goes to any page', async () => {
    for (const target of [500, 1, 77, 321, 123, 400, 250]) {
      await viewer.goToPage(target);
    }
    await app.button('Next page').click();
    await expect(viewer.pageField).toHaveValue('251');
    await app.button('Previous page').click();
    await expect(viewer.pageField).toHaveValue('250');
    expect(await viewer.canvases()).toBeLessThanOrEqual(MOST_CANVASES);
  });

  await test.step('zooms from 50 to 300 percent by tenths, at the same position', async () => {
    // The column's width may be less than the least of the steps.
    await app.button('Zoom in').click();
    while (await app.button('Zoom out').isEnabled()) await app.button('Zoom out').click();
    await expect(viewer.zoom).toHaveText(`${ZOOM_STEPS[0]} %`);
    await viewer.goToPage(250);
    const before = await viewer.place(250);
    for (const percent of ZOOM_STEPS.slice(1)) {
      await app.button('Zoom in').click();
      await expect(viewer.zoom).toHaveText(`${percent} %`);
      await expect(viewer.pageField).toHaveValue('250');
    }
    await expect(app.button('Zoom in')).toBeDisabled();
    expect(Math.abs((await viewer.place(250)) - before)).toBeLessThan(0.05);
    await viewer.expectDrawn(250);
    expect(await viewer.canvases()).toBeLessThanOrEqual(MOST_CANVASES);
    await app.button('Fit to width').click();
    await expect(viewer.pageField).toHaveValue('250');
  });

  await test.step('is at the same position after hiding', async () => {
    await viewer.pages.evaluate((area) => area.scrollBy(0, 200));
    await viewer.expectDrawn(250);
    const before = await viewer.place(250);
    const pageNumber = await viewer.pageField.inputValue();
    await app.chooseOfDocument('Hide PDF');
    await expect(app.documentColumn).toContainText(
      'PDF is currently hidden. Click "Show PDF" to display it again.',
    );
    await app.button('Show PDF').click();
    await viewer.expectDrawn(250);
    await expect(viewer.pageField).toHaveValue(pageNumber);
    expect(await viewer.place(250)).toBeCloseTo(before, 2);
  });

  await test.step('has selectable text', async () => {
    const words = app.pdfPage(250).getByText('Page 250, line 14.');
    await words.click({ clickCount: 3 });
    const selected = await page.evaluate(() => window.getSelection()?.toString().trim());
    expect(selected).toBe('Page 250, line 14.');
  });
});

test('a page is a region with its number, for those who hear it', async ({ app }) => {
  await app.open();
  await app.uploadArticle(book('three.pdf', 3));
  for (const page of [1, 2, 3]) {
    const name = `Page ${page}`;
    await expect(app.documentColumn.getByRole('region', { name, exact: true })).toHaveCount(1);
  }
});

test('stops drawing what is no longer visible', async ({ app, page }) => {
  const STROKES = 40_000;
  await app.open();
  const [painter] = await Promise.all([
    page.waitForEvent('worker', (worker) => worker.url().includes('pdf-painter')),
    app.uploadFile(slowPage('slow.pdf', STROKES)),
  ]);
  await countStrokes(painter);
  await expect.poll(() => strokesOf(painter)).toBeGreaterThan(0);
  // From inside the page, faster than any user: each begins before the last one is done.
  await app.button('Zoom in').evaluate(async (button: HTMLButtonElement) => {
    for (let step = 0; step < 8; step += 1) {
      button.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await expect.poll(() => strokesInASecond(painter)).toBe(0);
  const all = await strokesOf(painter);
  expect(all).toBeGreaterThanOrEqual(STROKES);
  expect(all).toBeLessThan(4 * STROKES);
});

interface StrokeScope {
  /** On any canvas. */
  strokes?: number;
}

/** Pages are painted in a worker. */
const countStrokes = (painter: Worker) =>
  painter.evaluate(() => {
    const counted = globalThis as StrokeScope;
    const { stroke } = OffscreenCanvasRenderingContext2D.prototype;
    OffscreenCanvasRenderingContext2D.prototype.stroke = function count(path?: Path2D) {
      counted.strokes = (counted.strokes ?? 0) + 1;
      void Reflect.apply(stroke, this, path ? [path] : []);
    };
  });

const strokesOf = (painter: Worker) =>
  painter.evaluate(() => (globalThis as StrokeScope).strokes ?? 0);

async function strokesInASecond(painter: Worker): Promise<number> {
  const before = await strokesOf(painter);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return (await strokesOf(painter)) - before;
}

test.describe('on a screen with two pixels per point', () => {
  test.use({ deviceScaleFactor: 2 });

  test('pages are drawn at full resolution', async ({ app }) => {
    const viewer = new PdfViewer(app);
    const pointsOfPixel = () =>
      app
        .pdfPage(1)
        .locator('canvas')
        .evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth);
    await app.open();
    await app.uploadArticle(book('sharp.pdf', 1));
    await viewer.expectDrawn(1);
    expect(await pointsOfPixel()).toBeCloseTo(2, 1);
  });
});

test('finds words in the pages, taken literally @smoke', async ({ app, page }) => {
  const viewer = new PdfViewer(app);
  const AWKWARD = String.raw`C(1)[2]+*?.$^|{3}\d`;
  const heads = { 2: 'A needle.', 5: 'The Needle!', 7: AWKWARD, 9: 'needle' };
  await app.open();
  await app.uploadArticle(book('searched.pdf', 12, { heads }));
  await viewer.expectDrawn(1);

  await viewer.find('needle');
  await expect(viewer.query).toBeFocused();
  await viewer.expectFound('1 of 3');
  await expect(viewer.pageField).toHaveValue('2');
  await viewer.expectDrawn(2);
  await expect(app.pdfPage(2).locator('.highlight')).toHaveText(['needle']);
  for (const [key, outcome, at] of [
    ['Enter', '2 of 3', '5'],
    ['Enter', '3 of 3', '9'],
    ['Enter', '1 of 3', '2'],
    ['Shift+Enter', '3 of 3', '9'],
    ['Shift+Enter', '2 of 3', '5'],
  ] as const) {
    await page.keyboard.press(key);
    await viewer.expectFound(outcome);
    await expect(viewer.pageField).toHaveValue(at);
  }
  await app.button('Match case').click();
  await viewer.expectFound('2 of 2');
  await app.button('Match case').click();

  await viewer.find(AWKWARD);
  await viewer.expectFound('1 of 1');
  await expect(viewer.pageField).toHaveValue('7');
  await viewer.find('.*');
  await viewer.expectFound('Not found');
  await expect(app.button('Next match')).toBeDisabled();
  await viewer.find('page 1,');
  await viewer.expectFound('1 of 30');

  await viewer.pages.focus();
  await page.keyboard.press('Control+f');
  await expect(viewer.query).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(viewer.search).toBeHidden();
  await expect(viewer.pages).toBeFocused();
  await expect(viewer.pages.locator('.highlight')).toHaveCount(0);
});

test('downloads the original file under its title, and shows its properties', async ({
  app,
  page,
}) => {
  const viewer = new PdfViewer(app);
  const article = book('upload.pdf', 3, { title: 'On alpha/beta-pinene: a study' });
  await app.open();
  await app.uploadArticle(article);
  const saved = page.waitForEvent('download');
  await viewer.chooseFromMenu('Download');
  const download = await saved;
  expect(download.suggestedFilename()).toBe('On alpha_beta-pinene_ a study.pdf');
  expect((await readFile(await download.path())).equals(article.buffer)).toBe(true);

  await viewer.chooseFromMenu('Properties');
  const dialog = page.getByRole('dialog', { name: 'Properties' });
  await expect(dialog.getByRole('definition')).toHaveText([
    'On alpha/beta-pinene: a study',
    '3',
    `${(article.buffer.length / 1024).toFixed(1)} KB`,
  ]);
  // The dialog is not part of the toolbar: its button is reached by Tab, and its keys move no tool.
  await app.tabTo(dialog.getByRole('button', { name: 'Close', exact: true }));
  await page.keyboard.press('End');
  await page.keyboard.press('Control+f');
  await expect(viewer.search).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(app.button('More about the PDF')).toBeFocused();
});
