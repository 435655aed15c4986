/** A structure is submitted to COCONUT: which requests are sent when, the login, refusals, the draft. */
import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from './support/looks';
import {
  ACCEPTED_SUBMISSIONS,
  STAND_IN_PASSWORD,
  SubmissionDialog,
} from './support/submissionDialog';
import { expect, test } from './support/test';

/** A drawing is read first, and the look-ups take time. */
test.beforeEach(() => test.slow());

const LOOK_UPS = /\/stand-ins\/(crossref|datacite|pubchem)\//;

/** Addresses of the requests to third parties. */
function watchLookUps(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (LOOK_UPS.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Requests sent to COCONUT, latest last. */
function watchSubmissions(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/reports/mutate')) sent.push(request.postDataJSON());
  });
  return sent;
}

test('a structure is looked up, completed and submitted, with a login in between @smoke', async ({
  app,
  page,
}) => {
  const form = new SubmissionDialog(app);
  const asked = watchLookUps(page);
  const sent = watchSubmissions(page);
  const email = 'maria@example.org';

  await test.step('see what is filled in, and that no request was sent', async () => {
    await form.openForSample();
    await expect(form.box).toContainText('nothing is sent to the real database');
    await expect(form.box.getByAltText(/^Structure to be submitted: C/)).toBeVisible();
    await expect(form.box).toContainText(/VectorGraph \d/);
    await expect(form.text(/^Reference ID/)).toHaveValue('10.5555/marcus.sample.0001');
    await expect(form.text(/^Reference ID/)).toHaveAccessibleDescription('DOI of the document');
    for (const name of [form.text(/^Name/), form.organism(1).getByLabel(/^Name/)]) {
      await expect(name).toHaveValue('');
      await expect(name).toHaveAccessibleDescription(/^Required\. .* is not known; the article/);
    }
    await expect(form.text('Structural comments')).toHaveValue('');
    await expect(form.box.getByText(/fields are missing/)).toHaveText(
      '3 fields are missing: Name, Evidence, Organism',
    );
    expect(asked).toEqual([]);
  });

  await test.step('see suggestions from the article, closest to the drawing first', async () => {
    await form.text(/^Name/).press('ArrowDown');
    await expect(form.offers().first()).toContainText(/^artemisinin\s*Page 1: .*artemisinin/i);
    await page.keyboard.press('Escape');
    await expect(form.offers()).toHaveCount(0);
    await expect(form.box).toBeVisible();
  });

  await test.step('look up article and compound', async () => {
    await form.button('Look up the article').click();
    await expect(form.lookUp('Article')).toContainText('Eleven Natural Products');
    expect(asked.every((path) => /crossref|datacite/.test(path))).toBe(true);
    await expect(form.text(/^Title/)).toHaveValue('MARCUS_Submission The MARCUS project 2026');
    await expect(form.text(/^Evidence/)).toHaveValue(/Eleven Natural Products/);
    await form.button('Look up in PubChem').click();
    await expect(form.lookUp('PubChem')).toContainText('Identical');
    await expect(form.text('Link')).toHaveValue(/\/compound\/68827$/);
    await expect(form.text('Link')).toHaveAccessibleDescription(/PubChem/);
  });

  await test.step('complete it, and be asked who submits', async () => {
    await form.complete();
    await form.organism(1).getByRole('combobox', { name: 'Parts' }).fill('leaves, , flowers');
    await form.submit();
    await expect(form.login).toBeVisible();
    expect(sent).toEqual([]);
    await form.logIn(email, 'wrong');
    await expect(form.loginRefusal('Invalid login details')).toBeVisible();
    await expect(form.login.getByLabel(/^Password/)).toHaveValue('');
    await expect(form.login.getByLabel(/^Password/)).toBeFocused();
  });

  await test.step('log in, after which it is submitted', async () => {
    await form.logIn(email, STAND_IN_PASSWORD);
    await expect(form.login).toBeHidden();
    // First the message, which goes by itself.
    await app.expectToast(/^Submitted to COCONUT/);
    await expect(form.box).toBeHidden();
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent[0])).toContain('"parts":["leaves","flowers"]');
    await expect(app.moreExports).toBeFocused();
  });

  await test.step('see on its card and in its form that it was submitted', async () => {
    const mark = page.getByRole('img', { name: /^Submitted to COCONUT’s stand-in on / });
    await expect(mark).toBeVisible();
    await form.open();
    await expect(form.box.getByText(/Submitting again sends it a second time/)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('find it in the stand-in’s list, and the password nowhere', async () => {
    const list = await page.request.get(ACCEPTED_SUBMISSIONS);
    expect(await list.text()).toContain('artemisinin');
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain(email);
    expect(kept).not.toMatch(/"marcus\.coconut"/);
  });
});

test('refusals are shown where they can be fixed, and nothing typed is lost', async ({
  app,
  page,
  faults,
}) => {
  const form = new SubmissionDialog(app);
  await form.openForSample();
  await form.complete();

  await test.step('close the login by Escape, which returns to the form', async () => {
    await form.submit();
    await expect(form.login.getByLabel(/^E-mail/)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form.login).toBeHidden();
    await expect(form.box).toBeVisible();
    await expect(form.text(/^Evidence/)).toHaveValue('Isolated, and identified by NMR.');
    await expect(form.button('Submit to COCONUT')).toBeFocused();
  });

  await test.step('submit without a DOI, despite the warning', async () => {
    await form.text(/^Reference ID/).fill('');
    await expect(form.box).toContainText('COCONUT refuses entries without a DOI.');
    await form.submit();
    await form.logIn('maria@example.org', STAND_IN_PASSWORD);
    await expect(form.text(/^Reference ID/)).toBeFocused();
    await expect(form.text(/^Reference ID/)).toHaveAccessibleDescription(/doi/i);
    await expect(form.box.getByText(/^COCONUT refused 1 field/)).toBeVisible();
    await expect(form.box).toContainText('Signed in to COCONUT as ma…@example.org');
  });

  await test.step('try again after the token was revoked, and be asked once more', async () => {
    await form.text(/^Reference ID/).fill('10.5555/marcus.sample.0001');
    await faults.revokeTokens();
    await form.submit();
    await expect(form.loginRefusal('Authentication required')).toBeVisible();
    await form.logIn('maria@example.org', STAND_IN_PASSWORD);
    // First the message, which goes by itself.
    await app.expectToast(/^Submitted to COCONUT/);
    await expect(form.box).toBeHidden();
  });

  await test.step('sign out', async () => {
    await form.open();
    await expect(form.text(/^Evidence/), 'the draft is done with').toHaveValue('');
    await form.button('Sign out').click();
    await expect(form.box).toContainText('Not signed in to COCONUT');
  });
});

test('a draft survives closing and a reload, and can be discarded and restored', async ({
  app,
  page,
}) => {
  const form = new SubmissionDialog(app);
  await form.openForSample();
  await form.complete();
  await form.button('Cancel').click();
  await expect(app.moreExports).toBeFocused();
  await form.open();
  await expect(form.text(/^Evidence/)).toHaveValue('Isolated, and identified by NMR.');
  await page.keyboard.press('Escape');
  await expect(app.documentColumn.getByTitle(/^Saved in this browser/)).toBeVisible();
  // The work is saved 0.8 s after the last change.
  await page.waitForTimeout(1_500);

  await page.reload();
  await app.skipSplash();
  await app.expectDocument('sample-article.pdf');
  await form.open();
  await expect(form.text(/^Evidence/)).toHaveValue('Isolated, and identified by NMR.');
  await expect(form.text(/^Name/)).toHaveValue('artemisinin');
  await expect(form.organism(2)).toHaveCount(0);

  await form.button('Discard changes').click();
  await expect(form.text(/^Evidence/)).toHaveValue('');
  await expect(form.text(/^Name/)).toHaveValue('');
  await form.button('Undo discarding').click();
  await expect(form.text(/^Evidence/)).toHaveValue('Isolated, and identified by NMR.');
});

test('look-ups fail independently, can be retried and cancelled', async ({ app, page, faults }) => {
  const form = new SubmissionDialog(app);
  await form.openForSample();
  await faults.set({ kind: 'status', path: '*/crossref/*', status: 503, count: 0 });
  await faults.set({ kind: 'status', path: '*/datacite/*', status: 503, count: 0 });
  await form.button('Look up the article').click();
  const article = form.lookUp('Article');
  await expect(article.getByRole('alert')).toContainText('Failed to fetch data for DOI');
  await expect(form.text(/^Title/)).not.toHaveValue('');
  await expectAccessibleInEveryLook(page, 'failed look-up');
  await faults.clear();
  await article.getByRole('button', { name: 'Retry' }).click();
  await expect(article).toContainText('Eleven Natural Products');

  await faults.set({ kind: 'delay', path: '*/pubchem/*', ms: 300_000, count: 0 });
  await form.button('Look up in PubChem').click();
  await form.button('Cancel: Look up in PubChem').click();
  await expect(form.button('Look up in PubChem')).toBeFocused();
  await faults.clear();

  await form.box.getByLabel('Look up automatically from now on').check();
  await form.button('Cancel').click();
  const asked = watchLookUps(page);
  await form.open();
  await expect(form.lookUp('PubChem')).toContainText('Identical');
  expect(asked.some((path) => path.includes('/pubchem/'))).toBe(true);
});

test('the submission and its login are accessible in every look, and cut nothing off', async ({
  app,
  page,
}) => {
  const form = new SubmissionDialog(app);
  await form.openForSample();
  await expectAccessibleInEveryLook(page, 'submission');
  await form.button('Look up the article').click();
  await expect(form.lookUp('Article')).toContainText('Eleven Natural Products');
  await form.complete();
  await form.text(/^Title/).fill('');
  await form.submit();
  await expect(form.text(/^Title/)).toBeFocused();
  await expectAccessibleInEveryLook(page, 'submission with a missing field');
  await app.expectNothingCutOff([320, 390, 768, 1000, 1440, 1920], 'submission');
  await page.setViewportSize({ width: 1440, height: 900 });
  await form.text(/^Title/).fill('MARCUS_Submission Test 2026');
  await form.submit();
  await form.logIn('maria@example.org', 'wrong');
  await expect(form.loginRefusal('Invalid login details')).toBeVisible();
  await expectAccessibleInEveryLook(page, 'login refused');
  await app.expectNothingCutOff([320, 1440], 'login');
  await form.login.getByRole('button', { name: 'Cancel' }).click();
  await form.button('Cancel').click();
  await app.expectNothingCutOff([320, 390, 768, 1000, 1200, 1440, 1920], 'button');
});

test('a structure can be submitted with the keyboard alone', async ({ app, page }) => {
  const form = new SubmissionDialog(app);
  const press = (key: string) => page.keyboard.press(key);
  await form.openForSample();
  await form.button('Cancel').click();

  await app.tabTo(app.moreExports);
  await press('Enter');
  await app.tabTo(app.button('Prepare for COCONUT'));
  await press('Enter');
  await expect(form.box.getByRole('heading', { name: 'Submit to COCONUT Database' })).toBeFocused();
  await app.tabTo(form.button('Look up the article'));
  await press('Enter');
  await expect(form.lookUp('Article')).toContainText('Eleven Natural Products');
  await expect(form.button('Look up again')).toBeFocused();

  await app.tabTo(form.text(/^Name/));
  await press('ArrowDown');
  await press('ArrowDown');
  const marked = form.box.getByRole('option', { selected: true });
  const chosen = (await marked.innerText()).split('\n')[0]!;
  await press('Enter');
  await expect(form.text(/^Name/)).toHaveValue(chosen);
  await expect(form.text(/^Name/)).toBeFocused();

  await app.tabTo(form.organism(1).getByLabel(/^Name/));
  await page.keyboard.type('annua');
  await press('ArrowDown');
  await press('Enter');
  await expect(form.organism(1).getByLabel(/^Name/)).toHaveValue('Artemisia annua');
  await app.tabTo(form.button('Submit to COCONUT'));
  await press('Enter');
  await expect(form.login.getByLabel(/^E-mail/)).toBeFocused();
  await page.keyboard.type('maria@example.org');
  await press('Tab');
  await page.keyboard.type(STAND_IN_PASSWORD);
  await press('Enter');
  await app.expectToast(/^Submitted to COCONUT/);
  await expect(form.box).toBeHidden();
  await expect(app.moreExports).toBeFocused();
});
