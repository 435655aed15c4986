/** Several compounds are submitted to COCONUT one after the other, by mouse and by keys alone. */
import type { Page } from '@playwright/test';
import type { Application } from './support/application';
import { expectAccessibleInEveryLook } from './support/looks';
import { STAND_IN_PASSWORD, SubmissionDialog } from './support/submissionDialog';
import { expect, test } from './support/test';

/** The drawings are read first. */
test.beforeEach(() => test.slow());

const review = (page: Page) => page.getByRole('dialog', { name: 'Review' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Submit several to COCONUT' });
const select = (page: Page) => review(page).getByRole('checkbox', { name: /^Select #/ });
const outcomes = (page: Page, word: string) =>
  review(page).getByRole('gridcell').getByText(word, { exact: true });

/** The first row is a drawing that could not be read, and cannot be submitted. */
async function openCompounds(app: Application, page: Page) {
  await app.open();
  await app.trySampleArticle();
  await app.extractStructures();
  await app.chooseEngine('MolNexTR');
  await app.selectAll();
  await app.getStructures();
  await app.closeToasts();
  await app.reviewButton.click();
  await review(page).getByRole('radio', { name: 'Compounds' }).click();
}

test('what compounds share is entered once, and their rows say what became of them', async ({
  app,
  page,
}) => {
  const form = new SubmissionDialog(app);
  await openCompounds(app, page);
  for (const index of [1, 2, 3]) await select(page).nth(index).check();
  await review(page).getByRole('button', { name: 'Submit 3 to COCONUT' }).click();

  await test.step('unchecked compounds are asked about', async () => {
    await expect(question(page).getByText('3 not checked: submit all the same')).toBeVisible();
    await expectAccessibleInEveryLook(page, 'several to submit');
    await question(page).getByRole('checkbox').check();
    await question(page).getByRole('button', { name: 'Submit 3 one by one' }).click();
  });

  await test.step('the first is filled in and accepted', async () => {
    await expect(form.box.getByText('1 of 3')).toBeVisible();
    await expect(form.box).toContainText('Nobody has marked this structure as correct yet.');
    await form.complete();
    await form.submit();
    await form.logIn('maria@example.org', STAND_IN_PASSWORD);
  });

  await test.step('the second has what they share, and is refused without losing anything', async () => {
    await expect(form.box.getByText('2 of 3')).toBeVisible();
    await expect(form.box).toContainText('Kept from the form before: Evidence and Organism');
    await expect(form.text(/^Evidence/)).toHaveValue('Isolated, and identified by NMR.');
    await expect(form.organism(1).getByLabel(/^Name/)).toHaveValue('Artemisia annua');
    await expect(form.text(/^Name/)).toHaveValue('');
    await expect(form.text(/^Name/)).toBeFocused();
    await expectAccessibleInEveryLook(page, 'second of several');
    await form.text(/^Name/).fill('second');
    await form.text(/^Reference ID/).fill('');
    await form.submit();
    await expect(form.box.getByText(/^COCONUT refused 1 field/)).toBeVisible();
    await expect(form.text(/^Name/)).toHaveValue('second');
    await form.button('Skip').click();
  });

  await test.step('the third is left, and the rows say what became of the others', async () => {
    await expect(form.box.getByText('3 of 3')).toBeVisible();
    await form.button('Cancel').click();
    await expect(form.box).toBeHidden();
    await expect(outcomes(page, 'Accepted by stand-in')).toHaveCount(1);
    await expect(outcomes(page, 'Refused')).toHaveCount(1);
    await expectAccessibleInEveryLook(page, 'submitted compounds');
    await page.reload();
    await expect(outcomes(page, 'Accepted by stand-in')).toHaveCount(1);
    await expect(outcomes(page, 'Refused')).toHaveCount(1);
  });
});

test('compounds are submitted one after the other with the keyboard alone', async ({
  app,
  page,
}) => {
  const form = new SubmissionDialog(app);
  const press = (key: string) => page.keyboard.press(key);
  await openCompounds(app, page);
  for (const index of [1, 2]) {
    await select(page).nth(index).focus();
    await press('Space');
  }
  await app.tabTo(review(page).getByRole('button', { name: 'Submit 2 to COCONUT' }));
  await press('Enter');
  await app.tabTo(question(page).getByRole('checkbox'));
  await press('Space');
  await app.tabTo(question(page).getByRole('button', { name: 'Submit 2 one by one' }));
  await press('Enter');

  await expect(form.box.getByText('1 of 2')).toBeVisible();
  await app.tabTo(form.button('Skip'));
  await press('Enter');
  await expect(form.box.getByText('2 of 2')).toBeVisible();
  await expect(form.text(/^Name/)).toBeFocused();
  await press('Escape');
  await expect(form.box).toBeHidden();
  await expect(review(page)).toBeVisible();
});
