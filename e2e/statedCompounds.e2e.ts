/** What an article says of its compounds is proposed in Review, taken by one key each, and exported. */
import type { Page } from '@playwright/test';
import { approve } from './support/approve';
import { numberedArticle } from './support/documents/pdfDocuments';
import { expect, test } from './support/test';

const SENTENCE =
  'Lupeol (1), epilupeol (2) and taraxerol (3) were isolated from the leaves of Phoenix paludosa.';

const NAMES = ['lupeol', 'epilupeol', 'taraxerol'];

const FORMULAS = [
  'The text states the same: C6H6O.',
  'The text states C6H9N; the structure differs by −2H.',
];

/** Made up, like what it says; the drawings are simple ones that every program reads. */
const ARTICLE = numberedArticle(
  'palm.pdf',
  [
    ['Three bitter compounds of a palm', 18, 72, 770],
    ['A. Writer and B. Author', 11, 72, 745],
    ['doi:10.1234/made.up.2026', 9, 72, 728],
    [
      'The leaves of the palm were extracted with methanol, and the extract was separated',
      11,
      72,
      700,
    ],
    [
      'on silica gel. It was yellow and bitter, and most of it was found to be of no use here.',
      11,
      72,
      686,
    ],
    [
      'Lupeol (1), epilupeol (2) and taraxerol (3) were isolated from the leaves of Phoenix',
      11,
      72,
      660,
    ],
    [
      'paludosa. They were white powders, and their spectra agreed with those of the books.',
      11,
      72,
      646,
    ],
    ['Lupeol (1) has the formula C6H6O, and epilupeol (2) has the formula C6H9N.', 11, 72, 620],
    ['Figure 1. Structures of lupeol (1), epilupeol (2), and taraxerol (3).', 9, 72, 425],
  ],
  ['OH', 'NH2', 'SH'],
);

const review = (page: Page) => page.getByRole('dialog', { name: 'Review' });
const field = (page: Page, name: string) =>
  review(page).getByRole('textbox', { name, exact: true });

test('a list in a caption and a sentence about the source become names, organism and part of three compounds by three Enters; stated formulas are compared', async ({
  app,
  page,
}) => {
  await app.open();
  await app.uploadArticle(ARTICLE);
  await app.extractStructures();
  await app.readAll();
  await app.closeToasts();
  await app.reviewButton.click();

  for (const [i, name] of NAMES.entries()) {
    await review(page)
      .locator('[data-queue] button')
      .filter({ hasText: `#${i + 1}, page` })
      .click();
    await expect(field(page, 'Number')).toHaveValue(String(i + 1));
    await expect(field(page, 'Name')).toHaveValue(name);
    await expect(field(page, 'Organism')).toHaveValue('Phoenix paludosa');
    await expect(field(page, 'Part')).toHaveValue('leaves');
    await expect(review(page).getByText(SENTENCE).first()).toBeVisible();
    await expect(review(page).getByText('found, not confirmed')).toBeVisible();
    for (const says of FORMULAS.slice(i, i + 1))
      await expect(review(page).getByText(says).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(review(page).getByText('found, not confirmed')).toBeHidden();
    await approve(page, review(page).getByText(`${i + 1} of 3 checked`, { exact: true }));
  }

  await page.keyboard.press('Escape');
  await app.exportButton.click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: /^For COCONUT/ }).check();
  const { text } = await app.download(/^Export 3 for COCONUT$/);
  const rows = text.split(/\r?\n/).filter((row) => row.includes('Phoenix paludosa'));
  expect(rows).toHaveLength(3);
  for (const [i, name] of NAMES.entries()) {
    expect(rows[i]).toMatch(
      new RegExp(`,${i + 1},${name},.*10\\.1234/made\\.up\\.2026.*Phoenix paludosa,leaves`),
    );
  }
});
