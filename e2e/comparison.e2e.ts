/**
 * Three engines read one drawing of the sample article with the running services, and one of their results is
 * chosen. An engine whose program is not installed on this machine (OSRA) is shown as such and not called.
 */
import type { Locator } from '@playwright/test';
import { sampleTruth } from './support/sampleTruth';
import { expectPicture } from './support/segmentGrid';
import { expect, test } from './support/test';

/** The programs that read for DECIMER, MolNexTR and MolScribe. */
const ENGINES = ['PixelGraph', 'VectorGraph', 'OSRA'];
const named = (program: string) => new RegExp(`^${program}( \\d|$)`);
/** Mostly for reading, on a machine that is also doing other things. */
const LONG = 90_000;

/** The engines whose cards do not show a mark. */
const cardsWithout = async (mark: (engine: string) => Locator): Promise<string[]> => {
  const marked = await Promise.all(ENGINES.map((engine) => mark(engine).isVisible()));
  return ENGINES.filter((_engine, index) => !marked[index]);
};

test('compares the engines on a drawing and applies the result of one @smoke', async ({ app }) => {
  const { page } = app;
  const recognised: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/ocsr/generate')) recognised.push(request.url());
  });
  await app.open();
  await app.trySampleArticle();
  await app.extractStructures();
  await app.grid.enter();
  // PixelGraph is not certain enough about the first drawing to answer.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await app.button('Compare Across All Engines').click();

  const dialog = page.getByRole('dialog', { name: 'Engine Comparison: Segment #2' });
  const card = (engine: string) => dialog.getByRole('region', { name: named(engine) });
  await expect(dialog).toBeVisible();

  const [present, unread] = await test.step('each engine finishes', async () => {
    const ended = (engine: string): Locator =>
      card(engine)
        .getByAltText(/^Structure read by/)
        .or(card(engine).getByText('Not available'))
        .or(card(engine).getByRole('button', { name: 'Retry' }))
        .first();
    for (const engine of ENGINES) await expect(ended(engine)).toBeVisible({ timeout: LONG });
    const present = await cardsWithout((engine) => card(engine).getByText('Not available'));
    const read = await cardsWithout((engine) =>
      card(engine).getByRole('button', { name: 'Retry' }),
    );
    return [present, present.filter((engine) => !read.includes(engine))];
  });
  expect(present).toEqual(expect.arrayContaining(['PixelGraph', 'VectorGraph']));

  await test.step('the analysis starts automatically', async () => {
    const analysis = dialog.getByRole('region', { name: 'Similarity Analysis' });
    await expect(analysis.getByRole('table')).toBeVisible({ timeout: LONG });
    await expect(analysis).toContainText(/Valid results [23]\/3/);
    await expect(analysis).toContainText(/\d\/\d Matching Pairs|Identical Structures/);
    await expect(analysis.getByRole('list', { name: 'Agreement by pair' })).toContainText(
      /PixelGraph \S+ and VectorGraph \S+ (agree|disagree)/,
    );
    await app.expectToast(
      /All OCSR engines generated identical SMILES|OCSR engines have \d+\.\d% agreement on structure/,
    );
  });

  await test.step('their common structure is highlighted on every drawing', async () => {
    await dialog.getByRole('button', { name: 'Highlight Common Structure' }).click();
    await expect(
      dialog.getByRole('button', { name: 'Highlight Common Structure' }),
    ).toHaveAttribute('aria-pressed', 'true', { timeout: LONG });
    await expectPicture(card('VectorGraph').getByAltText(/^Structure read by VectorGraph/));
  });

  expect(
    recognised,
    'one recognition call per engine, and the second of SD.4 for one that could not read it',
  ).toHaveLength(present.length + unread.length);

  await test.step('one result is chosen by its key and applied', async () => {
    await page.keyboard.press('2');
    await expect(
      dialog.getByText(
        /^You've selected the prediction from VectorGraph \S+\. Click apply to update the structure\.$/,
      ),
    ).toBeVisible();
    const smiles = await card('VectorGraph').locator('code').getAttribute('title');
    expect(sampleTruth.drawings.map((drawing) => drawing.smiles)).toContain(smiles);
    await dialog.getByRole('button', { name: 'Apply Selection' }).click();
    const details = page.getByRole('dialog', { name: 'Segment #2', exact: true });
    await expect(details).toContainText('VectorGraph');
    await expect(details.getByRole('heading', { name: 'Segment #2' })).toBeFocused();
    await expect(details.getByText(smiles!, { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(app.grid.card(2).getByRole('checkbox')).toBeChecked();
  });
});

test('an engine that fails shows the services’ message in its card, and can be retried on its own', async ({
  app,
  faults,
}) => {
  const { page } = app;
  await app.open();
  await app.trySampleArticle();
  await app.extractStructures();
  const body = { detail: 'Out of memory' };
  await faults.set({ kind: 'status', path: '*/ocsr/generate*', count: 0, status: 500, body });
  await app.grid.enter();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await app.button('Compare Across All Engines').click();
  const card = page.getByRole('region', { name: named('VectorGraph') });
  await expect(card.getByText('Out of memory')).toBeVisible();
  await expect(
    page.getByText('Need at least 2 engines with valid SMILES for comparison'),
  ).toBeVisible();
  await app.button('Run Analysis').click();
  await expect(page.getByText('Insufficient valid SMILES for comparison')).toBeVisible();
  await app.expectToast('No structures available for comparison');
  await app.button('Highlight Common Structure').click();
  await app.expectToast('Need at least 2 valid structures to find common substructure');
  await faults.clear();
  await card.getByRole('button', { name: 'Retry' }).click();
  await expectPicture(card.getByAltText(/^Structure read by VectorGraph/));
});
