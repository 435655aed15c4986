/** Printing: one picture per sheet, and nothing left behind, whether it succeeds or is cancelled. */
import type { Page } from '@playwright/test';
import { book } from './support/documents/viewerDocuments';
import { PdfViewer } from './support/pdfViewer';
import { expect, test } from './support/test';

interface Traces {
  /** Object URLs that were created and not revoked. */
  readonly urls: string[];
  /** How often the print dialog was opened. */
  printed: number;
}

type TraceWindow = typeof window & { readonly traces: Traces };

/** The print dialog stays open until it is told to close. */
async function watchPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const traces: { urls: string[]; printed: number } = { urls: [], printed: 0 };
    Object.assign(window, { traces });
    window.print = () => void (traces.printed += 1);
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (content) => {
      const url = createObjectURL.call(URL, content);
      traces.urls.push(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      traces.urls.splice(traces.urls.indexOf(url), 1);
      revokeObjectURL.call(URL, url);
    };
  });
}

const tracesOf = (page: Page) => page.evaluate(() => (window as TraceWindow).traces);

const sheets = (page: Page) => page.locator('.printed-sheets img');

test('prints one picture per sheet and releases everything', async ({ app, page }) => {
  const viewer = new PdfViewer(app);
  await watchPrinting(page);
  await app.open();
  await app.uploadArticle(book('printed.pdf', 3));
  await viewer.expectDrawn(1);
  const before = { workers: page.workers().length, urls: (await tracesOf(page)).urls.length };

  await viewer.chooseFromMenu('Print');
  await expect.poll(async () => (await tracesOf(page)).printed).toBe(1);
  await expect(sheets(page)).toHaveCount(3);
  const pictures = await sheets(page).evaluateAll((images: HTMLImageElement[]) =>
    images.map(({ complete, naturalWidth, naturalHeight }) => ({
      complete,
      // 150 dpi, A4
      isSharp: naturalWidth >= 1239 && naturalHeight >= 1754,
    })),
  );
  expect(pictures).toEqual(Array(3).fill({ complete: true, isSharp: true }));
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheets(page)).toHaveCount(0);
  await expect(app.documentColumn.getByText('Preparing to print')).toBeHidden();
  await expect.poll(async () => (await tracesOf(page)).urls.length).toBe(before.urls);
  await expect.poll(() => page.workers().length).toBe(before.workers);
});

test('cancelled half-way, prints nothing and releases everything', async ({ app, page }) => {
  const viewer = new PdfViewer(app);
  await watchPrinting(page);
  await app.open();
  await app.uploadArticle(book('cancelled.pdf', 200));
  await viewer.expectDrawn(1);
  const before = { workers: page.workers().length, urls: (await tracesOf(page)).urls.length };
  await viewer.chooseFromMenu('Print');
  await expect(app.documentColumn.getByText(/^Page [2-9] of 200$/)).toBeVisible();
  await app.documentColumn.getByRole('button', { name: 'Cancel' }).click();
  await expect(app.documentColumn.getByText('Preparing to print')).toBeHidden();
  await expect.poll(() => page.workers().length).toBe(before.workers);
  await expect(sheets(page)).toHaveCount(0);
  expect(await tracesOf(page)).toEqual({
    urls: Array(before.urls).fill(expect.any(String)),
    printed: 0,
  });
});

test('cancelled while its dialog is about to open, opens none', async ({ app, page }) => {
  const viewer = new PdfViewer(app);
  await watchPrinting(page);
  // Pictures that take a while to decode, as many large ones do.
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () =>
      new Promise((resolve) => {
        Object.assign(window, { goOn: resolve });
      });
  });
  await app.open();
  await app.uploadArticle(book('late.pdf', 1));
  await viewer.expectDrawn(1);
  const { urls } = await tracesOf(page);
  await viewer.chooseFromMenu('Print');
  await expect(sheets(page)).toHaveCount(1);
  await app.documentColumn.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheets(page)).toHaveCount(0);
  await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
  await page.waitForTimeout(200);
  expect(await tracesOf(page)).toEqual({ urls, printed: 0 });
});
