/** The structure editor: Ketcher in its own page, and what the application does with its drawings. */
import initRDKitModule from '@rdkit/rdkit';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { drawingOn, expectPicture } from './support/segmentGrid';
import { EditorPage } from './support/editorPage';
import { drawBenzene, ketcherOf, START_MS, visible } from './support/ketcher';
import { stereoRichProducts } from '../mocks/engine/chemistry/testing/naturalProducts';
import { expect, test } from './support/test';
import type { Application } from './support/application';

test('ten natural products keep their stereo in the editor', async ({ page }) => {
  test.slow();
  const rdkit = await initRDKitModule();
  const forms = (text: string) => {
    const mol = rdkit.get_mol(text);
    if (!mol) throw new Error(`RDKit cannot read ${text}`);
    const read = { canonical: mol.get_smiles(), molfile: mol.get_molblock() };
    mol.delete();
    return read;
  };
  const editor = new EditorPage(page);
  await editor.open();
  for (const [name, smiles] of stereoRichProducts) {
    const { canonical, molfile } = forms(smiles);
    for (const form of [smiles, molfile]) {
      await editor.load(form);
      const drawn = await editor.read();
      expect.soft(drawn.isAsLoaded, `${name} is as it was loaded`).toBe(true);
      expect.soft(aromaticBonds(drawn.molfile), `${name}, its bonds`).toEqual([]);
      expect.soft(forms(drawn.molfile).canonical, `${name}, its molfile`).toBe(canonical);
      expect.soft(forms(drawn.smiles).canonical, `${name}, its SMILES`).toBe(canonical);
    }
  }
});

/** Lines of V2000 bonds of the type "aromatic". */
const aromaticBonds = (molfile: string) => molfile.match(/^[ \d]{6} {2}4( {2}\d)+\s*$/gm) ?? [];

test('a drawing with aromatic bonds is written with single and double ones, with its coordinates', async ({
  page,
}) => {
  const rdkit = await initRDKitModule();
  const mol = rdkit.get_mol('C[C@H](N)c1ccc2[nH]ccc2c1')!;
  mol.set_new_coords();
  const [canonical, drawn] = [mol.get_smiles(), mol.get_aromatic_form()];
  mol.delete();
  expect(aromaticBonds(drawn)).toHaveLength(10);
  const editor = new EditorPage(page);
  await editor.open();
  await editor.load(drawn);
  const { molfile } = await editor.read();
  expect(aromaticBonds(molfile)).toEqual([]);
  const read = rdkit.get_mol(molfile)!;
  expect(read.get_smiles()).toBe(canonical);
  read.delete();
  const places = (text: string) =>
    [...text.matchAll(/^ +(-?\d+\.\d{4}) +(-?\d+\.\d{4}) .* [A-Z]/gm)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
  const shape = (text: string) => {
    const [[x0, y0], ...others] = places(text) as [number[], ...number[][]];
    return others.map(([x, y]) => [x! - x0!, y! - y0!]);
  };
  const before = shape(drawn);
  const after = shape(molfile);
  expect(after).toHaveLength(11);
  // Ketcher uses another bond length: only the shape is kept.
  const scale = Math.hypot(...after[0]!) / Math.hypot(...before[0]!);
  after.forEach(([x, y], i) => {
    expect(x).toBeCloseTo(before[i]![0]! * scale, 1);
    expect(y).toBeCloseTo(before[i]![1]! * scale, 1);
  });
});

const WITH_COORDINATE_BOND = [
  ...['', '', '', '  0  0  0     0  0            999 V3000', 'M  V30 BEGIN CTAB'],
  ...['M  V30 COUNTS 3 2 0 0 0', 'M  V30 BEGIN ATOM', 'M  V30 1 C 0 0 0 0'],
  ...['M  V30 2 N 1.3 0.75 0 0', 'M  V30 3 Fe 2.6 0 0 0', 'M  V30 END ATOM'],
  ...['M  V30 BEGIN BOND', 'M  V30 1 1 1 2', 'M  V30 2 9 2 3', 'M  V30 END BOND'],
  ...['M  V30 END CTAB', 'M  END', ''],
].join('\n');

test('what no SMILES holds is in the molfile, and a broken SMILES is joined', async ({ page }) => {
  const rdkit = await initRDKitModule();
  const canonical = (text: string) => {
    const mol = rdkit.get_mol(text);
    const smiles = mol?.get_smiles();
    mol?.delete();
    return smiles;
  };
  const editor = new EditorPage(page);
  await editor.open();
  for (const [loaded, written] of [
    ['CC(C)(C)OC(=O)N[C@@H](C)C(=O)O |r|', /MDLV30\/STERAC1 ATOMS=\(1 \d+\)/],
    ['C[C@H](N)C(=O)O |o1:1|', /MDLV30\/STEREL1 ATOMS=\(1 \d+\)/],
    [WITH_COORDINATE_BOND, /^M {2}V30 \d+ 9 \d+ \d+\s*$/m],
  ] as const) {
    await editor.load(loaded);
    expect.soft((await editor.read()).molfile).toMatch(written);
  }
  expect(canonical((await editor.read()).molfile)).toBe('C[NH2]->[Fe]');
  await editor.load('CC(=O)Oc1ccccc1\r\nC(=O)O');
  expect(canonical((await editor.read()).molfile)).toBe(canonical('CC(=O)Oc1ccccc1C(=O)O'));
});

test('a pattern keeps its aromatic bonds and its atoms, and is as it was loaded', async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await editor.open();
  await editor.load('[#8]=[#6]1:[#6]:[#6](-[#6,#7]):[#8]:[#6]2:[#6]:[#6]:[#6]:[#6]:[#6]:1:2');
  const drawn = await editor.read({ isPattern: true });
  expect(aromaticBonds(drawn.molfile)).toHaveLength(11);
  expect(drawn.molfile).toMatch(/^M {2}ALS +\d+ +2 F C +N/m);
  expect(drawn.isAsLoaded).toBe(true);
});

test('an empty canvas is read as empty, and an invalid structure is refused', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  expect(await editor.read()).toMatchObject({ atomCount: 0, molfile: '', isAsLoaded: false });
  await expect(editor.load('this is no structure')).rejects.toThrow(/./);
  expect(await editor.read()).toMatchObject({ atomCount: 0 });
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Structure' });

/** Reads one segment and opens it in the editor, by keyboard. */
async function openEditor(app: Application): Promise<FrameLocator> {
  await app.open();
  await app.trySampleArticle();
  await app.extractStructures();
  await app.readSegment(1);
  await app.grid.card(1).focus();
  await app.page.keyboard.press('e');
  await expect(dialogOf(app.page)).toBeVisible();
  await expect(app.page.getByText('Starting the editor...')).toBeHidden({ timeout: START_MS });
  return ketcherOf(app.page);
}

test('the original lies over what was read from it, zooms with it, and can be faded', async ({
  app,
}) => {
  test.slow();
  const frame = await openEditor(app);
  const layer = frame.locator('svg.original');
  const drawn = visible(frame, 'ketcher-canvas').locator('svg').first();
  const viewOf = (svg: Locator) => svg.getAttribute('viewBox');
  await expect(layer).toHaveCSS('opacity', '0.3');
  const before = await viewOf(layer);
  await visible(frame, 'ketcher-canvas').hover();
  await app.page.keyboard.down('Control');
  await app.page.mouse.wheel(0, -200);
  await app.page.keyboard.up('Control');
  await expect.poll(() => viewOf(layer)).not.toBe(before);
  expect(await viewOf(layer)).toBe(await viewOf(drawn));
  const slider = frame.getByLabel('Original', { exact: true });
  await slider.press('Home');
  await expect(layer).toHaveCSS('opacity', '0');
});

test('an edited structure replaces the reading, and the edit can be undone @smoke', async ({
  app,
  page,
}) => {
  test.slow();
  const card = app.grid.card(1);
  const frame = await openEditor(app);
  const before = await drawingOn(card).getAttribute('alt');
  await drawBenzene(frame);
  await dialogOf(page).getByRole('button', { name: 'Apply' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await app.expectToast('Structure updated from the editor');
  await expect(card).toContainText('Manual edit');
  await expectPicture(drawingOn(card));
  await expect(drawingOn(card)).toHaveAttribute('alt', /\./);
  await expect(card.getByRole('checkbox')).toBeChecked();
  const { text } = await app.downloadData();
  expect(JSON.parse(text)).toMatchObject({ structures: [{ engine: 'manual-edit' }] });
  await card.getByRole('button', { name: 'Undo edit' }).click();
  await expect(drawingOn(card)).toHaveAttribute('alt', before!);
});

test('applying an untouched drawing keeps the name of the program that read it', async ({
  app,
  page,
}) => {
  test.slow();
  const card = app.grid.card(1);
  await openEditor(app);
  const before = await drawingOn(card).getAttribute('alt');
  await dialogOf(page).getByRole('button', { name: 'Apply' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await app.expectToast('Nothing was changed: the structure stays as it was');
  await expect(card.getByText(/^p\. 1$/)).toHaveAttribute('title', /VectorGraph/);
  await expect(drawingOn(card)).toHaveAttribute('alt', before!);
  await expect(card.getByRole('button', { name: 'Undo edit' })).toBeHidden();
});

test('no drawing is discarded or accepted silently', async ({ app, page }) => {
  test.slow();
  const frame = await openEditor(app);
  const dialog = dialogOf(page);
  await drawBenzene(frame);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog).toBeVisible();

  await visible(frame, 'clear-canvas').click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('No structure returned from editor')).toBeVisible();

  await drawBenzene(frame);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('dialog', { name: 'Stereo centres were lost' })).toContainText(
    /^.*7 of 7 stereo centres are no longer defined/s,
  );
  await page.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(app.grid.card(1).getByTitle(/VectorGraph/)).toBeVisible();
  await expect(app.grid.card(1)).toBeFocused();
});
