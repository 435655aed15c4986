/** The main job without any server: files come from a host that knows nothing else. */
import { drawnArticle } from '../support/documents/pdfDocuments';
import { readExportFile } from '../support/exportFile';
import { sampleTruth } from '../support/sampleTruth';
import { cutOutOf, drawingOn, expectPicture } from '../support/segmentGrid';
import { expect, test } from '../support/standaloneTest';
import { LONG_MS } from '../support/waits';

const count = sampleTruth.drawings.length;
const smilesOf = (kind: string) =>
  sampleTruth.drawings.filter((drawing) => drawing.kind === kind).map(({ smiles }) => smiles);

test('an article is opened, read, reviewed, exported, and found again after a reload @smoke', async ({
  app,
}) => {
  const { page } = app;
  const saved = app.documentColumn.getByTitle(/^Saved in this browser/);

  await test.step('open the sample article', async () => {
    await app.open();
    await expect(app.documentColumn).toContainText('leaves it for nowhere');
    await app.trySampleArticle();
    await expect(app.doi).toHaveText(sampleTruth.doi);
  });

  await test.step('extract its text, names and drawings', async () => {
    await app.extractText();
    await expect(app.textColumn).toContainText('Artemisia annua');
    await app.extractAnnotations();
    await app.extractStructures();
    expect(await app.grid.size()).toBe(count);
  });

  await test.step('read the drawings from their lines, and the bitmap from its pixels', async () => {
    await expect(app.engines.locator('option', { hasText: 'MolScribe' })).toBeDisabled();
    await app.readAll();
    const file = readExportFile((await app.downloadData()).text);
    expect(file.structures.map(({ smiles }) => smiles).sort()).toEqual(smilesOf('vector').sort());
    expect(file.structures.every(({ molfile }) => molfile !== null)).toBe(true);
  });

  await test.step('review', async () => {
    const mark = app.grid.card(2).getByRole('button', { name: 'Mark as correct' });
    await app.grid.card(2).scrollIntoViewIfNeeded();
    await mark.click();
    await expect(saved).toBeVisible();
  });

  await test.step('find everything after a reload, and go on', async () => {
    await page.reload();
    await app.skipSplash();
    await app.expectDocument('sample-article.pdf');
    await expect(app.textColumn).toContainText('Artemisia annua');
    expect(await app.grid.size()).toBe(count);
    await app.grid.card(2).scrollIntoViewIfNeeded();
    await expect(
      app.grid.card(2).getByRole('button', { name: 'Verified as correct' }),
    ).toHaveAttribute('aria-pressed', 'true');
    await expectPicture(cutOutOf(app.grid.card(2)));
    await expectPicture(drawingOn(app.grid.card(2)));
    await expect(page.getByText('MARCUS Active')).toBeVisible();
    await app.clearSelection();
    await app.grid.selectByKeyboard(2);
    await app.chooseEngine('DECIMER');
    expect(await app.getStructures()).toEqual({ converted: 1, total: 1 });
  });
});

test('a drawing has its structure before PixelGraph is there, which then confirms it', async ({
  app,
  site,
}) => {
  site.trickles = (path) => path.includes('pixel-graph');
  await app.open();
  await app.uploadArticle(drawnArticle('phenol.pdf'));
  await app.extractStructures();
  await app.readAll();
  const card = app.grid.card(1);
  await expect(card.getByTitle(/read by VectorGraph/)).toBeVisible();
  const doubt = card.getByRole('img', { name: /PixelGraph was not there yet/ });
  await expect(doubt).toBeVisible();
  const score = async () =>
    Number.parseFloat((await card.getByTitle(/^[01]\.\d\d/).getAttribute('title')) ?? '');
  const early = await score();
  await expect(doubt).toHaveCount(0, { timeout: LONG_MS });
  expect(await score()).toBeGreaterThan(early);
});

test('a part of the engine that is slow, cancelled or missing is told, and can be fetched again', async ({
  app,
  site,
  findings,
}) => {
  const { page } = app;
  const line = page.getByRole('complementary', { name: 'Download' });
  await app.open();
  await app.trySampleArticle();
  await app.extractStructures();
  await app.chooseEngine('MolNexTR');
  await app.grid.selectByKeyboard(2);

  await test.step('a slow download says how far it is, and can be cancelled', async () => {
    site.trickles = (path) => path.includes('RDKit_minimal');
    await app.button('Get Structures').click();
    await expect(line).toContainText(/Fetching RDKit: [\d.]+ of 7.4 MB/);
    await line.getByRole('button', { name: 'Cancel download' }).click();
    await expect(line).toContainText('RDKit is missing, since its download was cancelled');
    expect(await app.recognitionResult()).toEqual({ converted: 0, total: 1 });
    site.trickles = () => false;
  });

  await test.step('a part that does not arrive says why', async () => {
    site.refuses = (path) => path.includes('RDKit_minimal');
    await line.getByRole('button', { name: 'Fetch it again' }).click();
    await expect(line).toContainText('RDKit could not be fetched');
    await expect(line).toContainText('503');
    site.refuses = () => false;
  });

  await test.step('once it is fetched, the drawing is read', async () => {
    await line.getByRole('button', { name: 'Fetch it again' }).click();
    await expect(line).toBeHidden();
    await app.button('Get Structures').click();
    await expect(app.structuresColumn.getByText(/^1 of 1 converted/).first()).toBeVisible();
  });
  // The services write down what failed, as they do on a server.
  findings.errors.length = 0;
});
