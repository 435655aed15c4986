/** Lists of names, taxa and known compounds that the user gives a page without a server. */
import type { Page } from '@playwright/test';
import { madeLists } from '../../mocks/testing/madeLists';
import type { Application } from '../support/application';
import { expectAccessibleInEveryLook } from '../support/looks';
import { expect, test } from '../support/standaloneTest';

/** Of the sample article's third drawing, quercetin: a name that no dictionary has, and an organism that no list has. */
const NAME = 'brandolin';
const OTHER_NAME = 'brandolone';
const ORGANISM = 'Fabulosa ficta';
const MADE = madeLists({
  structures: [{ smiles: 'Oc1cc(O)c2c(c1)oc(-c1ccc(O)c(O)c1)c(O)c2=O', names: [NAME, OTHER_NAME] }],
  taxa: { 'fabulosa ficta': [{ id: '11' }] },
  inchiKeys: ['REFJWTPEDVJJIY-UHFFFAOYSA-N'],
});

const TITLES = {
  names: 'Structures by names',
  taxa: 'Taxon ids of organisms',
  known: 'Known compounds',
} as const;
const KINDS = ['names', 'taxa', 'known'] as const;

const section = (page: Page) => page.getByRole('region', { name: 'Lists of your own' });
const review = (page: Page) => page.getByRole('dialog', { name: 'Review' });
const compound = (page: Page) => review(page).getByLabel('Compound', { exact: true });

const openPanel = (app: Application) =>
  app.page.getByRole('button', { name: /^MARCUS Active/ }).click();

const give = (page: Page, kind: (typeof KINDS)[number], bytes: Uint8Array, name: string) =>
  section(page)
    .getByLabel(`File: ${TITLES[kind]}`)
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });

async function openThirdDrawing(app: Application): Promise<void> {
  await app.reviewButton.click();
  await review(app.page).locator('[data-queue] button').filter({ hasText: '#3, page' }).click();
}

async function fill(page: Page, field: string, text: string): Promise<void> {
  const box = compound(page).getByRole('textbox', { name: field, exact: true });
  await box.fill(text);
  await box.press('Tab');
}

const lookUpNames = (page: Page) =>
  compound(page).getByRole('button', { name: 'Look up names' }).click();

async function expectFound(app: Application): Promise<void> {
  await expect(compound(app.page)).toContainText('Name says the same structure');
  await expect(compound(app.page)).toContainText(`${ORGANISM} · NCBI 11 · species`);
  await expect(review(app.page).getByText(/File of 2026-05-01/)).toBeAttached();
}

test('lists of one’s own are used from the next look-up on, also after a reload, until they are removed', async ({
  app,
  page,
}) => {
  await app.openSampleRead();

  await test.step('what is included has neither name nor organism, and knows no compounds', async () => {
    await openThirdDrawing(app);
    await fill(page, 'Name', NAME);
    await fill(page, 'Organism', ORGANISM);
    await lookUpNames(page);
    await expect(compound(page)).toContainText('No source knows this name');
    await expect(compound(page)).toContainText('No taxon id: not in the list of NCBI');
    await page.keyboard.press('Escape');
  });

  await test.step('a file that is none, and one of another kind, are refused with what was expected', async () => {
    await openPanel(app);
    await give(page, 'known', Buffer.from('identifier,name\n'), 'coconut.csv');
    await app.expectToast('coconut.csv is not used');
    await expect(page.getByText('It is not a file of known compounds made by')).toBeVisible();
    await give(page, 'taxa', MADE.names, 'names.marcus');
    await expect(page.getByText('It is a dictionary of names, not a list of taxa')).toBeVisible();
    await give(page, 'names', MADE.names.slice(0, -2), 'cut.marcus');
    await expect(page.getByText('It is a dictionary of names, but damaged')).toBeVisible();
    await expect(section(page).getByText(/^This browser has/)).toHaveCount(0);
    await app.closeToasts();
  });

  await test.step('those that are whole are in use at once', async () => {
    for (const kind of KINDS) {
      await give(page, kind, MADE[kind], `${kind}.marcus`);
      await expect(section(page).getByText(`This browser has ${kind}.marcus, `)).toBeVisible();
    }
    await app.closeToasts();
    await expectAccessibleInEveryLook(page, 'lists of one’s own');
    await page.keyboard.press('Escape');
    await openThirdDrawing(app);
    await expectFound(app);
    await page.keyboard.press('Escape');
  });

  await test.step('and after a reload', async () => {
    await page.reload();
    await app.skipSplash();
    await app.expectDocument('sample-article.pdf');
    await openThirdDrawing(app);
    await fill(page, 'Name', OTHER_NAME);
    await lookUpNames(page);
    await expectFound(app);
    await page.keyboard.press('Escape');
  });

  await test.step('until they are removed', async () => {
    await openPanel(app);
    for (const kind of KINDS) {
      await section(page)
        .getByRole('button', { name: `Remove: ${TITLES[kind]}` })
        .click();
    }
    await expect(section(page).getByText(/^This page has/)).toHaveCount(3);
    await page.keyboard.press('Escape');
    await page.reload();
    await app.skipSplash();
    await openThirdDrawing(app);
    await fill(page, 'Name', NAME);
    await lookUpNames(page);
    await expect(compound(page)).toContainText('No source knows this name');
    await expect(compound(page)).toContainText('No taxon id: not in the list of NCBI');
    await expect(review(page).getByText(/File of 2026-05-01/)).toHaveCount(0);
  });
});
