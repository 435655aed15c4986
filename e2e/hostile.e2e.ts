/**
 * Strangers' words in articles, names, answers and stores appear on every screen as text: nothing runs, no
 * request leaves (support/test.ts), and the screens still work.
 */
import { readFile } from 'node:fs/promises';
import { pdfString, writePdf } from '../mocks/engine/page/writePdf';
import type { Page, Route } from '@playwright/test';
import type { Application } from './support/application';
import { SERVICES, taintAnswers, WRONG_ANSWERS } from './support/hostile/answers';
import { expectHarmless, expectUnbroken } from './support/hostile/harmless';
import { fillStores, LIVE_MESSAGES, STORED } from './support/hostile/stores';
import { BIDI, HOSTILE, MARKUP } from './support/hostile/words';
import { PdfViewer } from './support/pdfViewer';
import { drawingOn, expectPicture } from './support/segmentGrid';
import { expect, test } from './support/test';

const sample = async (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: await readFile('public/sample-article.pdf'),
});

const SAFE_NAME = /^[^\u0000-\u001f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]{1,160}$/;

async function saved(page: Page, press: () => Promise<unknown>): Promise<string> {
  const download = page.waitForEvent('download');
  await press();
  return (await download).suggestedFilename();
}

/** One of each kind: a single-line field, a multi-line one, an organism's, and one that must be a DOI. */
const PASTED_INTO = ['Title', 'Comment', 'Location', 'Reference ID (DOI)'];

const dialog = (page: Page, name: RegExp) => page.getByRole('dialog', { name });

test('hostile words in names, text and answers appear on every screen as words', async ({
  app,
  page,
}) => {
  test.slow();
  await taintAnswers(page);
  await app.open();
  const name = `../..\\${MARKUP.replaceAll('/', ':')}${BIDI}`.slice(0, 240) + '.pdf';

  await test.step('the document, its name and its DOI', async () => {
    await app.uploadFile(await sample(name));
    await expect(app.pdfPage(1).locator('canvas').first()).toBeVisible();
    await expect(app.doi).toHaveAttribute(
      'href',
      /^https:\/\/doi\.org\/10\.1234\/[\w%.~!*'()/-]+$/,
    );
    await app.button('Check COCONUT').click();
    await expectUnbroken(page);
  });

  await test.step('text, annotations and saved results', async () => {
    await app.extractText();
    await expect(app.textColumn).toContainText('<img src=x onerror="window.pwned=1">');
    await app.extractAnnotations();
    await expect(app.annotationList).toContainText('window.pwned=1');
    expect(
      await saved(page, () => page.getByRole('button', { name: 'Download Text' }).click()),
    ).toMatch(SAFE_NAME);
    expect(
      await saved(page, () => page.getByRole('button', { name: 'Download Annotations' }).click()),
    ).toMatch(SAFE_NAME);
    await page.getByRole('button', { name: 'Saved results' }).click();
    await expectUnbroken(page);
    await page.keyboard.press('Escape');
  });

  await test.step('structures and their export', async () => {
    await app.extractStructures();
    await app.readSegment(1);
    await expectPicture(drawingOn(app.grid.card(1)));
    expect((await app.downloadData()).name).toMatch(SAFE_NAME);
    await expectUnbroken(page);
  });

  await test.step('details, context and comparison', async () => {
    await app.grid.card(1).focus();
    await page.keyboard.press('Enter');
    const details = dialog(page, /^Segment #1$/);
    await expectPicture(details.getByRole('img', { name: /^Structure read from/ }));
    await details.getByRole('button', { name: 'Download Structure', exact: true }).click();
    await app.expectToast('Invalid SVG data');
    await details.getByRole('button', { name: 'Context', exact: true }).click();
    await expect(page.getByRole('img', { name: /with segment 1 marked/ })).toBeVisible();
    await expectUnbroken(page);
    await page.getByRole('button', { name: 'Back to Segment #1' }).click();
    await details.getByRole('button', { name: 'Compare Across All Engines' }).click();
    const comparison = dialog(page, /^Engine Comparison/);
    const analysis = comparison.getByRole('region', { name: 'Similarity Analysis' });
    await expect(analysis.getByRole('table')).toBeVisible();
    await expectUnbroken(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  await test.step('the editor, which only accepts messages from its own frame', async () => {
    await app.grid.card(1).focus();
    await page.keyboard.press('e');
    const editor = dialog(page, /^Edit Structure/);
    await expect(page.getByText('Starting the editor...')).toBeHidden();
    await postMessages(page);
    await expect(editor.getByRole('button', { name: 'Apply' })).toBeEnabled();
    await expectUnbroken(page);
    await editor.getByRole('button', { name: 'Cancel' }).click();
    await expect(editor).toBeHidden();
  });

  await test.step('the submission, its look-ups and its fields', async () => {
    await app.moreExports.click();
    await app.button('Prepare for COCONUT').click();
    const form = dialog(page, /^Submit to COCONUT/);
    for (const lookUp of ['Look up the article', 'Look up in PubChem']) {
      await form.getByRole('button', { name: lookUp, exact: true }).click();
    }
    await expect(form.getByText('Looking up...')).toHaveCount(0);
    for (const label of PASTED_INTO) await form.getByLabel(label).first().fill(HOSTILE);
    await expectUnbroken(page);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  });

  await test.step('messages', async () => {
    await page.getByRole('button', { name: /^Messages/ }).click();
    await expectUnbroken(page);
    await page.keyboard.press('Escape');
  });
});

/** From the page itself and from another frame, to the page and to the editor's frame. */
async function postMessages(page: Page): Promise<void> {
  const post = (words: string) => {
    const messages = [
      { type: 'marcus-editor/structure', requestId: '1', molfile: words, smiles: words },
      { type: 'marcus-editor/failed', message: words },
      { type: 'marcus-editor/load', requestId: '2', structure: words },
      { type: '__proto__', eventType: 'init' },
      words,
      null,
    ];
    const { top } = window;
    const windows = [top!, ...Array.from({ length: top!.length }, (_, index) => top![index]!)];
    for (const each of windows) messages.forEach((message) => each.postMessage(message, '*'));
  };
  await page.evaluate(() => {
    const stranger = document.createElement('iframe');
    stranger.name = 'stranger';
    document.body.append(stranger);
  });
  await page.frame('stranger')!.evaluate(post, HOSTILE);
  await page.evaluate((words) => window.postMessage(words, '*'), HOSTILE);
  await page.evaluate(() => document.querySelector('iframe[name=stranger]')?.remove());
}

test('a hostile title, and text pasted into fields, remain text', async ({ app, page }) => {
  const content = `BT /F1 12 Tf 72 760 Td ${pdfString(MARKUP)} Tj ET`;
  const bytes = writePdf({
    pages: [{ width: 595, height: 842, content }],
    info: { Title: `${MARKUP} ../../x`, Author: MARKUP, Keywords: MARKUP },
  });
  const viewer = new PdfViewer(app);
  await app.open();
  await app.uploadFile({ ...(await sample(`${'n'.repeat(251)}.pdf`)), buffer: Buffer.from(bytes) });
  await viewer.expectDrawn(1);
  await viewer.find('<img src=x onerror');
  await viewer.expectFound('1 of 1');
  for (const words of [HOSTILE, '['.repeat(5_000), '(a+)+$', BIDI]) {
    await viewer.query.fill(words);
    await expectUnbroken(page);
  }
  await viewer.pageField.fill(HOSTILE);
  await viewer.pageField.press('Enter');
  await expect(viewer.pageField).toHaveValue('1');
  expect(await saved(page, () => viewer.chooseFromMenu('Download'))).toMatch(SAFE_NAME);
  await expectUnbroken(page);
});

/** Answers whose parts may reach a screen; the others are rejected as a whole. */
const HALF_RIGHT = new Set([
  'keys of prototypes',
  'other types',
  'numbers beyond all bounds',
  'lists without end',
]);

test('whatever the services answer, every screen still works', async ({ app, page }) => {
  test.slow();
  await app.open();
  await app.trySampleArticle();
  await app.extractText();
  await app.extractAnnotations();
  await app.extractStructures();
  await app.readSegment(1);
  // Playwright lets a request through whose route is removed while it is answered: one route stays.
  let answer = (route: Route): Promise<void> => route.fallback();
  const underWay = new Set<Promise<void>>();
  await page.route(SERVICES, async (route) => {
    const done = answer(route);
    underWay.add(done);
    await done.finally(() => underWay.delete(done));
  });
  for (const [what, wrong] of Object.entries(WRONG_ANSWERS)) {
    await test.step(what, async () => {
      answer = wrong;
      const answered = ['extract_text', 'extract_all', 'ocsr/generate'].map((part) =>
        page.waitForResponse((it) => it.url().includes(part)),
      );
      await app.button('Extract Text').click();
      await app.button('Extract Annotations').click();
      await app.button('Get Structures').click();
      const check = app.button('Check COCONUT');
      // Gone after an answer was taken for a count.
      if (await check.isVisible()) await check.click();
      await Promise.all(answered);
      if (HALF_RIGHT.has(what)) await inspect(app);
      await expectUnbroken(page);
      answer = (route) => route.fallback();
      // Answers that are still being changed must not affect the next step.
      await Promise.all(underWay);
    });
  }
  await app.button('Extract Text').click();
  await expect(app.textColumn).toContainText('Artemisia annua');
  expect(await app.getStructures()).toEqual({ converted: 1, total: 1 });
  await expectPicture(drawingOn(app.grid.card(1)));
});

/** Opens the screens that send requests when they are opened. */
async function inspect(app: Application): Promise<void> {
  const { page, grid } = app;
  await app.button('Saved results').click();
  await expectHarmless(page);
  await page.keyboard.press('Escape');
  await grid.card(1).focus();
  await page.keyboard.press('Enter');
  const details = dialog(page, /^Segment #1$/);
  await details.getByRole('button', { name: 'Context', exact: true }).click();
  await page.getByRole('button', { name: 'Back to Segment #1' }).click();
  await details.getByRole('button', { name: 'Compare Across All Engines' }).click();
  await expect(dialog(page, /^Engine Comparison/)).toBeVisible();
  await expectHarmless(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test("hostile content in the browser's stores and on the live channel breaks nothing @smoke", async ({
  app,
  page,
}) => {
  await page.routeWebSocket(/\/session\/ws\//, (socket) => {
    socket.connectToServer();
    for (const message of LIVE_MESSAGES) socket.send(message);
  });
  await app.open();
  for (const stored of STORED) {
    await test.step(stored.slice(0, 30), async () => {
      await page.evaluate(fillStores, stored);
      await page.reload();
      await app.skipSplash();
      await expect(page.getByText('MARCUS Active')).toBeVisible();
      await expectUnbroken(page);
    });
  }
  await app.expectToast('The saved work on');
  await app.closeToasts();
  await app.uploadArticle(await sample('after.pdf'));
  await expectUnbroken(page);
});
