/** Files other than PDFs become documents (docs/files.md). */
import type { Application } from './support/application';
import { readExportFile } from './support/exportFile';
import {
  brokenSdf,
  caffeineSdf,
  CAFFEINE,
  ethanolCdxml,
  molfileOf,
  moleculePicture,
} from './support/documents/otherFiles';
import { expect, test } from './support/test';
import { LONG_MS } from './support/waits';

/** So many drawings have the structure that the file states. */
const expectFromFile = (app: Application, count: number) =>
  expect(app.structuresColumn.getByText('From the file')).toHaveCount(count, { timeout: LONG_MS });

test('an SD file shows its structures at once, and exports the same @smoke', async ({ app }) => {
  await app.open();
  const sdf = caffeineSdf();
  await app.uploadFile(sdf);
  await app.expectDocument('caffeine.sdf.pdf');
  await expectFromFile(app, 2);
  await expect(app.grid.list.getByText(/PixelGraph|VectorGraph|OSRA/)).toHaveCount(0);
  await app.selectAll();
  const { text } = await app.downloadData();
  const [first, second, ...others] = readExportFile(text).structures;
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    smiles: CAFFEINE,
    engine: 'from-file',
    label: { name: 'caffeine' },
  });
  expect(second).toMatchObject({ smiles: 'CCO', label: { number: '2', name: 'ethanol' } });
  expect([first?.molfile, second?.molfile]).toEqual(molfileOf(sdf));
});

test('pictures that come together are one document, read by engines', async ({ app }) => {
  await app.open();
  const pictures = [await moleculePicture('one.png'), await moleculePicture('two.png')];
  await app.chooseFiles(pictures);
  await app.button('Upload Document').click();
  await app.expectDocument('Pictures.pdf');
  await expect(app.pdfPage(2)).toBeAttached();
  await app.extractStructures();
  await expect(app.button('Open segment 2')).toBeVisible({ timeout: LONG_MS });
});

test('a screenshot that is pasted is a document', async ({ app, page }) => {
  await app.open();
  const { buffer } = await moleculePicture('x.png');
  await expect(app.button('Try the sample article')).toBeEnabled();
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, buffer.toString('base64'));
  await app.button('Upload Document').click();
  await app.expectDocument('Pasted picture.png.pdf');
  await app.extractStructures();
  await expect(app.button('Open segment 1')).toBeVisible({ timeout: LONG_MS });
});

test('a ChemDraw file shows its structure and its label', async ({ app }) => {
  await app.open();
  await app.uploadFile(ethanolCdxml());
  await app.expectDocument('ethanol.cdxml.pdf');
  await expectFromFile(app, 1);
  await app.selectAll();
  const { text } = await app.downloadData();
  expect(readExportFile(text).structures).toMatchObject([
    { smiles: 'CCO', engine: 'from-file', label: { number: '7', name: 'ethanol' } },
  ]);
});

test('what is wrong in a file is told by its place, and the rest is taken', async ({ app }) => {
  await app.open();
  await app.chooseFile(brokenSdf());
  await app.expectToast('broken.sdf, record 2: it is cut off');
  await app.button('Upload Document').click();
  await app.expectDocument('broken.sdf.pdf');
  await expectFromFile(app, 1);
  await expect(app.button('Open segment 1')).toBeVisible();
  await expect(app.button('Open segment 2')).toHaveCount(0);
});

test('a file of which nothing can be taken says why', async ({ app }) => {
  await app.open();
  await app.chooseFile({ name: 'empty.mol', mimeType: '', buffer: Buffer.from('not a molfile') });
  await app.expectToast('No molfile (V2000 or V3000)');
});
