/** axe finds no problem in any state of the application, and everything can be done without a mouse. */
import { readExportFile } from './support/exportFile';
import { encryptedPdf, plainArticle } from './support/documents/pdfDocuments';
import { expectAccessibleInEveryLook } from './support/looks';
import { expect, test } from './support/test';

/** Longer than the checks of a state take. */
const LONG_MS = 300_000;

test('axe finds nothing in any state, theme and size', async ({ app, page, faults }) => {
  const check = (state: string) => expectAccessibleInEveryLook(page, state);
  await app.open();
  await check('empty');
  await app.chooseFile(plainArticle('chosen.pdf', 'Chosen.'));
  await expect(app.button('Upload Document')).toBeVisible();
  await check('file chosen');
  await app.button('Remove').click();
  await app.trySampleArticle();
  await check('document open');
  await app.extractText();
  await app.extractAnnotations();
  await check('text and annotations');
  await app.extractStructures();
  await check('segments');
  await app.chooseEngine('MolNexTR');
  await app.selectAll();
  await faults.set({ kind: 'delay', path: '*/ocsr/*', ms: LONG_MS, count: 0 });
  await app.button('Get Structures').click();
  await expect(app.progress).toBeVisible();
  await check('recognising');
  await expect(app.progress).toBeVisible();
  await app.articleRow.getByRole('button', { name: 'Cancel' }).click();
  await expect(app.progress).toBeHidden();
  await faults.clear();
  await app.getStructures();
  await check('recognised');
  await faults.set({ kind: 'status', path: '*/extract_text', status: 500, count: 0 });
  await expectAccessibleInEveryLook(page, 'error', {
    before: async () => {
      await app.closeToasts();
      await app.button('Extract Text').click();
      await app.expectToast('Failed to extract text');
    },
  });
  await app.closeToasts();
  await expectAccessibleInEveryLook(page, 'menu', {
    device: 'phone',
    before: async () => {
      await page.keyboard.press('Escape');
      await app.button('Menu').click();
    },
  });
});

test('axe finds nothing in the library: empty, nearly full, with a refused file, searched', async ({
  app,
  page,
}) => {
  const check = (state: string) => expectAccessibleInEveryLook(page, `library: ${state}`);
  const row = (words: string) => page.getByRole('row').filter({ hasText: words });
  // More than 80 % of it is in use.
  await page.addInitScript(() => {
    // The blank page before the first one is no secure context and has no storage.
    if (!isSecureContext) return;
    navigator.storage.estimate = async () => Promise.resolve({ usage: 90, quota: 100 });
  });
  await app.open();
  await page.getByRole('link', { name: 'Library', exact: true }).click();
  await expect(page.getByText('Storage is nearly full.')).toBeVisible();
  await check('empty, storage nearly full');
  await page
    .getByLabel('PDF files')
    .setInputFiles([plainArticle('plain.pdf', 'On caffeine.'), await encryptedPdf()]);
  await expect(row('encrypted.pdf')).toContainText('Refused');
  await expect(row('plain.pdf')).toBeVisible();
  await app.closeToasts();
  await check('a row, a refused row');
  const search = page.getByRole('searchbox', { name: 'Search articles' });
  await search.fill('plain');
  await expect(page.getByRole('list', { name: 'Found' }).getByRole('button')).toBeVisible();
  await check('places found');
  await search.fill('no article has this');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await check('nothing found');
});

test('axe finds nothing in the library while its code is loaded, and when that has failed', async ({
  app,
  page,
  findings,
}) => {
  const LIBRARY = /\/library\.[^/]*\.js/;
  let failNow: () => void = () => undefined;
  const mayFail = new Promise<void>((resolve) => {
    failNow = resolve;
  });
  await page.route(LIBRARY, async (route) => {
    await mayFail;
    await route.abort();
  });
  await app.open();
  await page.getByRole('link', { name: 'Library', exact: true }).click();
  const frame = page.getByRole('main');
  await expect(frame.getByText('Loading the library')).toBeInViewport();
  await expectAccessibleInEveryLook(page, 'library: loading');
  failNow();
  await expect(frame.getByText('The library could not be loaded')).toBeInViewport();
  await expectAccessibleInEveryLook(page, 'library: failed');
  await page.unroute(LIBRARY);
  await app.button('Try again').click();
  await expect(page.getByRole('heading', { name: 'Library', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/$/);
  // The browser's own message about the script that failed to load.
  findings.errors.length = 0;
});

test('the whole job can be done with the keyboard alone', async ({ app, page }) => {
  await app.open();
  await app.tabTo(app.button('Try the sample article'));
  await page.keyboard.press('Enter');
  await app.expectDocument('sample-article.pdf');

  await app.tabTo(app.button('Extract Text'));
  await page.keyboard.press('Enter');
  await app.tabTo(app.button('Extract Annotations'));
  await page.keyboard.press('Enter');
  await expect(app.annotationList).toBeVisible();

  await app.tabTo(app.button('Extract Structures'));
  await page.keyboard.press('Enter');
  await app.expectAllPagesSearched();

  await app.tabTo(app.engines);
  await page.keyboard.press('ArrowDown');
  await expect(app.engines).toHaveValue('molnextr');

  await app.tabTo(app.grid.card(1));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(app.grid.card(2)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(app.grid.card(2)).not.toBeFocused();
  await expect(app.selectionSummary).toHaveText(/^2 of /);

  await app.tabTo(app.button('Get Structures'));
  await page.keyboard.press('Enter');
  await app.recognitionResult();

  await app.tabTo(app.moreExports);
  await page.keyboard.press('Enter');
  await app.tabTo(page.getByRole('button', { name: /^Download Data/ }));
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const { structures } = readExportFile(await app.textOf(await saved));
  expect(structures.map(({ engine }) => engine)).toEqual(['molnextr', 'molnextr']);
});

test('the focus is always visible', async ({ app, page }) => {
  await app.open();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
      return { outlineStyle, outlineWidth, what: document.activeElement!.outerHTML.slice(0, 120) };
    });
    if (ring.what.startsWith('<body')) break;
    expect(ring.outlineStyle, ring.what).not.toBe('none');
    expect(parseFloat(ring.outlineWidth), ring.what).toBeGreaterThan(0);
  }
});
