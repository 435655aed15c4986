/** One segment in the inspector, and its page in the context view, as a curator uses them. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import type { Application } from './support/application';
import { expect, test } from './support/test';

/** Reads the first two segments from their lines; the grid's tab stop is then the first one. */
async function readTwo(app: Application) {
  await app.open();
  await app.trySampleArticle();
  await app.extractStructures();
  await app.chooseEngine('MolNexTR');
  for (const number of [2, 1]) await app.grid.card(number).getByRole('checkbox').check();
  await app.button('Get Structures').click();
  await app.recognitionResult();
}

const segmentDialog = (page: Page, number: number) =>
  page.getByRole('dialog', { name: `Segment #${number}`, exact: true });

async function downloaded(page: Page, press: () => Promise<void>) {
  const saved = page.waitForEvent('download');
  await press();
  const file = await saved;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('a segment can be inspected, copied, saved and seen on its page with the keyboard alone', async ({
  app,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await readTwo(app);
  const press = (key: string) => page.keyboard.press(key);
  const pressButton = async (name: string) => {
    await app.tabTo(page.getByRole('dialog').getByRole('button', { name, exact: true }));
    await press('Enter');
  };

  await test.step('open it from the grid and step to the next', async () => {
    await app.tabTo(app.grid.card(1));
    await press('ArrowRight');
    await press('Enter');
    await expect(segmentDialog(page, 2)).toBeVisible();
    await press('ArrowRight');
    await expect(segmentDialog(page, 3)).toContainText('3 of 11');
    await press('ArrowLeft');
    await expect(segmentDialog(page, 2)).toBeVisible();
  });

  const dialog = segmentDialog(page, 2);
  const drawing = dialog.getByRole('img', { name: /^Structure read from page 1, number 2: / });

  await test.step('see original and drawing at the same size, and overlaid', async () => {
    await expect(dialog.getByRole('img', { name: /as in the paper/ })).toBeVisible();
    await expect(drawing).toBeVisible();
    await page.keyboard.down('f');
    await expect(dialog.getByText('with the drawing over it')).toBeVisible();
    const pictures = dialog.getByRole('figure').first().locator('img');
    await expect(pictures).toHaveCount(2);
    const [original, over] = await pictures.evaluateAll((images) =>
      images.map((image) => {
        const { naturalWidth, naturalHeight } = image as HTMLImageElement;
        return { naturalWidth, naturalHeight, box: image.getBoundingClientRect().toJSON() };
      }),
    );
    expect(over).toEqual(original);
    await page.keyboard.up('f');
    await expect(dialog.getByText('with the drawing over it')).toHaveCount(0);
  });

  await test.step('mark it', async () => {
    await press('v');
    await expect(dialog.getByText('Marked as correct', { exact: true })).toBeVisible();
  });

  await test.step('copy it', async () => {
    await pressButton('Copy SMILES');
    await app.expectToast('SMILES copied to clipboard');
    const smiles = await page.evaluate(() => navigator.clipboard.readText());
    expect(await drawing.getAttribute('alt')).toContain(smiles);
    await pressButton('Copy Molfile');
    await app.expectToast('Molfile copied to clipboard');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('M  END');
  });

  await test.step('save both pictures', async () => {
    const image = await downloaded(page, () => pressButton('Download'));
    expect(image.name).toBe('segment-2.png');
    expect(image.bytes.subarray(1, 4).toString()).toBe('PNG');
    const svg = await downloaded(page, () => pressButton('Download Structure'));
    expect(svg.name).toBe('compound-2.svg');
    expect(svg.bytes.toString()).toMatch(/^(?:<\?xml[^>]*>\s*)?<svg[\s>]/);
    await app.expectToast('Structure image downloaded');
  });

  await test.step('see its page, and close it', async () => {
    await pressButton('Context');
    const page1 = page.getByRole('region', { name: 'Original Context - Page 1' });
    await expect(page1.getByRole('img', { name: 'Page 1, with segment 2 marked' })).toBeVisible();
    await expect(page1.getByRole('heading')).toBeFocused();
    await expect(app.pdfPage(1)).toBeHidden();
    await press('Escape');
    await expect(page1).toHaveCount(0);
    await expect(app.pdfPage(1)).toBeVisible();
    await expect(app.grid.card(2)).toBeFocused();
  });
});

test('the page is drawn locally if the services cannot, with the box on the segment', async ({
  app,
  page,
  faults,
}) => {
  await readTwo(app);
  await faults.set({ kind: 'status', path: '*/get_highlighted_page/*', status: 500, count: 0 });
  await page.getByRole('button', { name: 'Open segment 1', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Context' }).click();
  const region = page.getByRole('region', { name: 'Original Context - Page 1' });
  await expect(region).toContainText('Failed to load context image:');
  await expect(region.getByRole('img', { name: 'Page 1, with segment 1 marked' })).toBeVisible();
  await expect(region.getByTestId('mark')).toBeVisible();
  await region.getByRole('button', { name: 'Back to Segment #1' }).click();
  await expect(segmentDialog(page, 1)).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });
    test('axe finds nothing in the details and the context', async ({ app, page }) => {
      await readTwo(app);
      await page.getByRole('button', { name: 'Open segment 2', exact: true }).click();
      await expect(
        segmentDialog(page, 2).getByRole('img', { name: /Structure read/ }),
      ).toBeVisible();
      await expectAccessible(page, `details, ${theme}`);
      await segmentDialog(page, 2).getByRole('button', { name: 'Context' }).click();
      await expect(page.getByRole('img', { name: /with segment 2 marked/ })).toBeVisible();
      await expectAccessible(page, `context, ${theme}`);
    });
  });
}
