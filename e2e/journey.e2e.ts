/**
 * The main job on the sample article, from the empty page to the exported file, compared with the truth
 * recorded by the article's generator.
 *
 * The store's own checks in the unit tests assert that every action and state is serialisable; the production
 * build, which runs here, has none.
 */
import type { Response } from '@playwright/test';
import { annotatedText, readExportFile, type ExportFile } from './support/exportFile';
import { drawingOf, sampleTruth, segmentIdOf, type PlacedSegment } from './support/sampleTruth';
import { cutOutOf, drawingOn, expectPicture } from './support/segmentGrid';
import { expect, test } from './support/test';

const vectorDrawings = sampleTruth.drawings.filter(({ kind }) => kind === 'vector');
const bitmapDrawings = sampleTruth.drawings.filter(({ kind }) => kind === 'bitmap');

test('processes the sample article from upload to an export that matches the ground truth @smoke', async ({
  app,
}) => {
  const { page } = app;
  let segments: readonly PlacedSegment[] = [];
  page.on('response', async (response) => {
    if (isExtraction(response)) segments = (await response.json()).segments;
  });
  const segmentIdsOf = (drawings: readonly object[]) =>
    segments.filter((it) => drawings.includes(drawingOf(it) ?? {})).map(segmentIdOf);

  await test.step('open the sample article', async () => {
    await app.open();
    await app.trySampleArticle();
    await app.expectToast('PDF "sample-article.pdf" loaded successfully');
    await expect(
      app.documentColumn.getByTitle(new RegExp(`, ${sampleTruth.pages} pages$`)),
    ).toBeVisible();
    await expect(app.doi).toHaveText(sampleTruth.doi);
    await expect(app.doi).toHaveAttribute('href', `https://doi.org/${sampleTruth.doi}`);
  });

  await test.step('extract text and annotations', async () => {
    await app.extractText();
    await app.expectToast('Text extracted successfully');
    await expect(app.textColumn).toContainText('Artemisia annua');
    await app.extractAnnotations();
    // Only the visible rows are in the page; those of one label are few.
    const filter = app.annotationList.getByRole('group', { name: 'Filter by label' });
    await filter.getByRole('button', { name: /^Trivial Name/ }).click();
    await expect(app.annotationList).toContainText('artemisinin');
    await filter.getByRole('button', { name: /^All/ }).click();
  });

  await test.step('extract the drawings', async () => {
    await app.extractStructures();
    const count = sampleTruth.drawings.length;
    // The last answer may still be parsed here when the page already shows it.
    const found = () => segments.map(drawingOf).filter((drawing) => drawing !== null).length;
    await expect.poll(found).toBe(count);
    await app.expectToast(`Extracted ${count} chemical structure segments`);
    expect(await app.grid.size()).toBe(count);
    await app.grid.forEachCard((card) => expectPicture(cutOutOf(card)));
  });

  await test.step('read all of them from their line art', async () => {
    await app.chooseEngine('MolNexTR');
    await expect(app.structuresColumn).toContainText('VectorGraph');
    await app.selectAll();
    await expect(app.selectionSummary).toHaveText(
      `${segments.length} of ${segments.length} segments selected`,
    );
    await app.button('Get Structures').click();
    await expect(app.button('Processing...')).toBeVisible();
    await expect(app.progress).toBeVisible();
    const { converted } = await app.recognitionResult();
    expect(converted).toBeGreaterThanOrEqual(vectorDrawings.length);
  });

  await test.step('see each result next to its original', async () => {
    const read = new Set(segmentIdsOf(vectorDrawings));
    await app.grid.forEachCard(async (card, number) => {
      if (!read.has(segmentIdOf(segments[number - 1]!))) return;
      await expectPicture(drawingOn(card));
      await expect(card.getByTitle(/read by VectorGraph/)).toBeVisible();
    });
  });

  await test.step('mark one as correct', async () => {
    const mark = app.grid.card(1).getByRole('button', { name: 'Mark as correct' });
    await app.grid.card(1).scrollIntoViewIfNeeded();
    await mark.click();
    await expect(
      app.grid.card(1).getByRole('button', { name: 'Verified as correct' }),
    ).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('export data that matches the ground truth', async () => {
    const { name, text } = await app.downloadData();
    expect(name).toMatch(/^sample-article_\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.json$/);
    const file = readExportFile(text);
    expect(file.documentInfo.pdfFilename).toBe('sample-article.pdf');
    expectTrueText(file);
    expect(smilesByDrawing(file, segments, vectorDrawings)).toEqual(trueSmiles(vectorDrawings));
    for (const { engine, program, segmentId, label } of file.structures) {
      const drawing = drawingOf(segments.find((it) => segmentIdOf(it) === segmentId)!);
      const printed = drawing && { number: String(drawing.number), name: drawing.name };
      expect({ segmentId, ...label }).toMatchObject({ segmentId, ...printed });
      expect({ engine, program }).toEqual({ engine: 'molnextr', program: 'VectorGraph' });
    }
    expect(file.structures.every(({ molfile }) => molfile !== null)).toBe(true);
  });

  await test.step('read the bitmap figure from its pixels', async () => {
    await app.clearSelection();
    const [bitmapId] = segmentIdsOf(bitmapDrawings);
    const number = segments.map(segmentIdOf).indexOf(bitmapId!) + 1;
    await app.grid.selectByKeyboard(number);
    await app.chooseEngine('DECIMER');
    expect(await app.getStructures()).toEqual({ converted: 1, total: 1 });
    const file = readExportFile((await app.downloadData()).text);
    expect(file.structures).toHaveLength(1);
    expect(file.structures[0]).toMatchObject({ segmentId: bitmapId, engine: 'decimer' });
    expect(smilesByDrawing(file, segments, bitmapDrawings)).toEqual(trueSmiles(bitmapDrawings));
  });
});

const isExtraction = (response: Response) =>
  response.url().endsWith('/decimer/extract_segments') && response.ok();

/** The names of the article's drawings and organisms are found, and their offsets are right. */
function expectTrueText({ extractedText, annotations }: ExportFile): void {
  expect(extractedText).toContain(sampleTruth.title);
  const wrong = annotations.filter((it) => annotatedText(extractedText, it) !== it.text);
  expect(wrong, 'annotations whose offsets lead elsewhere').toEqual([]);
  const found = new Set(annotations.map(({ text }) => text));
  const names = sampleTruth.drawings.map(({ name }) => name);
  const organisms = sampleTruth.entities['organism_or_species']!;
  expect([...names, ...organisms].filter((name) => !found.has(name))).toEqual([]);
}

type Drawings = typeof sampleTruth.drawings;

const trueSmiles = (drawings: Drawings) =>
  Object.fromEntries(drawings.map(({ name, smiles }) => [name, smiles]));

function smilesByDrawing(
  { structures }: ExportFile,
  segments: readonly PlacedSegment[],
  wanted: Drawings,
) {
  const read = structures.flatMap(({ segmentId, smiles }) => {
    const drawing = drawingOf(segments.find((it) => segmentIdOf(it) === segmentId)!);
    return drawing && wanted.includes(drawing) ? [[drawing.name, smiles] as const] : [];
  });
  return Object.fromEntries(read);
}
