/** No state of the application has a serious finding of axe, and all of it works without a mouse. */
import type { Page } from '@playwright/test';
import { readExportFile } from './support/exportFile';
import { expectAccessible } from './support/axe';
import { plainArticle } from './support/documents/pdfDocuments';
import { expect, test } from './support/test';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

for (const theme of ['light', 'dark'] as const) {
  for (const [device, viewport] of Object.entries(SIZES)) {
    test.describe(`${theme}, ${device}`, () => {
      test.use({ viewport, colorScheme: theme });

      test('axe finds nothing serious in any state', async ({ app, page, faults }) => {
        const check = (state: string) =>
          test.step(state, () => expectAccessible(page, `${state}, ${theme}, ${device}`));
        await app.open();
        expect(await brightness(page)).toBe(theme);
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
        await faults.set({ kind: 'delay', path: '*/ocsr/*', ms: 600, count: 0 });
        await app.button('Get Structures').click();
        await expect(app.progress).toBeVisible();
        await check('recognising');
        await faults.clear();
        await app.recognitionResult();
        await check('recognised');
        await faults.set({ kind: 'status', path: '*/extract_text', status: 500 });
        await app.button('Extract Text').click();
        await app.expectToast('Failed to extract text');
        await check('error');
        if (device === 'phone') {
          await app.button('Menu').click();
          await check('menu');
        }
      });
    });
  }
}

test('the whole job is done with the keyboard alone', async ({ app, page }) => {
  await app.open();
  await app.tabTo(app.button('Try the sample article'));
  await page.keyboard.press('Enter');
  await app.expectDocument('sample-article.pdf');

  await app.tabTo(app.button('Extract Text'));
  await page.keyboard.press('Enter');
  await app.tabTo(app.button('Extract Annotations'));
  await page.keyboard.press('Enter');
  await expect(app.annotationList).toBeVisible({ timeout: 30_000 });

  await app.tabTo(app.button('Extract Structures'));
  await page.keyboard.press('Enter');
  await expect(app.grid.list).toBeVisible({ timeout: 30_000 });

  await app.tabTo(page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'MolNexTR' })).toBeChecked();

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

  await app.tabTo(page.getByRole('button', { name: /^Download Data/ }));
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const { structures } = readExportFile(await app.textOf(await saved));
  expect(structures.map(({ engine }) => engine)).toEqual(['molnextr', 'molnextr']);
});

test('the focus is always to be seen', async ({ app, page }) => {
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

/** Which theme the page shows, by the colour behind it all. */
const brightness = (page: Page) =>
  page.evaluate(() => {
    const shown = getComputedStyle(document.documentElement).backgroundColor;
    const [red = 0, green = 0, blue = 0] = shown.match(/\d+/g)!.map(Number);
    return red + green + blue > 384 ? 'light' : 'dark';
  });
