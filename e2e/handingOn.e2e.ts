/** Compounds, report and export of a read article, by mouse and by keys. */
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import type { Application } from './support/application';
import { expectAccessibleInEveryLook } from './support/looks';
import { expect, test } from './support/test';

const window = (page: Page) => page.getByRole('dialog', { name: 'Review' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export' });

async function openCompounds(app: Application, page: Page) {
  await app.openSampleRead();
  await app.reviewButton.click();
  await window(page).getByRole('radio', { name: 'Compounds' }).click();
  await expect(page).toHaveURL(/#\/compounds$/);
}

test('compounds are chosen and looked up, and the report prints without the window', async ({
  app,
  page,
}) => {
  await openCompounds(app, page);
  const boxes = window(page).getByRole('checkbox', { name: /^Select #/ });
  await boxes.nth(1).focus();
  await page.keyboard.press('Space');
  await expect(boxes.nth(1)).toBeChecked();
  await expect(boxes.nth(0)).not.toBeChecked();
  await expect(window(page).getByRole('button', { name: 'Look up 1' })).toBeVisible();
  await expectAccessibleInEveryLook(page, 'compounds');

  await window(page).getByRole('radio', { name: 'Report' }).click();
  await expect(page).toHaveURL(/#\/report$/);
  const report = window(page).getByRole('article', { name: 'Report' });
  await expect(report.getByText(/^0 of \d+ compounds checked by a person/)).toBeVisible();
  await expectAccessibleInEveryLook(page, 'report');
  await page.emulateMedia({ media: 'print' });
  await expect(window(page).getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(report).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goBack();
  await expect(window(page).getByRole('grid', { name: 'Compounds' })).toBeVisible();
});

test('a folder of the compounds and their drawings is written by keys alone', async ({
  app,
  page,
}) => {
  await openCompounds(app, page);
  await app.tabTo(window(page).getByRole('button', { name: 'Export' }));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await app.tabTo(dialog(page).getByRole('radio', { name: /^CSV/ }));
  for (const format of [/^SMILES/, /^JSON/, /^ZIP/]) {
    await page.keyboard.press('ArrowDown');
    await expect(dialog(page).getByRole('radio', { name: format })).toBeChecked();
  }
  await expectAccessibleInEveryLook(page, 'export');
  await app.tabTo(dialog(page).getByRole('button', { name: /^Export \d+ as ZIP$/ }));
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/_\d+-compounds\.zip$/);
  const paths = Object.keys(unzipSync(await readFile(await file.path())));
  expect(paths.map((path) => path.replace(/^[^/]+\//, ''))).toEqual(
    expect.arrayContaining(['compounds.sdf', 'compounds.csv', 'compounds.json']),
  );
  expect(paths.filter((path) => /\/drawings\/[\w-]+\.png$/.test(path)).length).toBeGreaterThan(0);
  await expect(dialog(page)).toBeHidden();
});
