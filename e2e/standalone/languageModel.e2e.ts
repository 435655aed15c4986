/** A language model that the user of a page without a server gives a key for, on a server of its own. */
import { readStandaloneConfig } from '../../mocks/hosts/node/serving/pageConfig';
import { modelSays, startModelServer, type ModelServer } from '../../mocks/testing/modelServer';
import type { Application } from '../support/application';
import { expectAccessible } from '../support/axe';
import { storedTexts } from '../support/browserStorage';
import { restrict, startRestrictedSite } from '../support/restrictedSite';
import { expect, test as standaloneTest } from '../support/standaloneTest';
import { LONG_MS } from '../support/waits';

const KEY = 'sk-secret-0123456789';
const MODEL = 'chem-model';

const test = standaloneTest.extend<object, { readonly model: ModelServer }>({
  model: [
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  /** The folder is built for the model's address, and its policy sent with documents and workers. */
  site: [
    async ({ model }, use) => {
      const site = await startRestrictedSite({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: MODEL });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const lineOf = (app: Application) => app.textColumn.getByText(/^‘Extract Annotations’ /);
const dialogOf = (app: Application) => app.page.getByRole('dialog', { name: 'Language model' });
const annotatedBy = (app: Application) =>
  app.annotationList.getByTitle(/^The program that annotated/);

async function annotate(app: Application): Promise<void> {
  await app.closeToasts();
  await app.button('Extract Annotations').click();
  await expect(app.toast(/^Extracted \d+ annotations/)).toBeVisible({ timeout: LONG_MS });
}

async function giveKey(app: Application, { isKept = false } = {}): Promise<void> {
  await app.button('Language model…').click();
  const dialog = dialogOf(app);
  await expect(dialog).toContainText('the whole text of the article then goes to 127.0.0.1:');
  await dialog.getByLabel(/^Key/).fill(KEY);
  if (isKept) await dialog.getByRole('checkbox', { name: 'Keep the key in this browser' }).check();
  await dialog.getByRole('button', { name: 'Use this key' }).click();
  await expect(lineOf(app)).toContainText('sends this text to 127.0.0.1:');
}

async function removeKey(app: Application): Promise<void> {
  await app.button('Language model…').click();
  await dialogOf(app).getByRole('button', { name: 'Remove the key' }).click();
  await expect(lineOf(app)).toContainText('the text stays here');
}

async function savedTrace(app: Application): Promise<string> {
  await app.page.getByRole('button', { name: /^MARCUS Active/ }).click();
  await app.button('Save trace…').click();
  await app.page.getByRole('checkbox', { name: /^Leave out the article/ }).uncheck();
  const { text } = await app.download(/^Save [\d.,]+ /);
  await app.page.keyboard.press('Escape');
  return text;
}

test('a text is annotated by the model only with a key, and only where the page says', async ({
  app,
  model,
  findings,
}) => {
  model.answer = { body: modelSays({ organism_or_species: 'Artemisia annua' }, MODEL) };
  await app.open();
  await app.trySampleArticle();
  await app.extractText();

  await test.step('without a key, nothing is asked', async () => {
    await expect(lineOf(app)).toContainText('works in this browser; the text stays here');
    await annotate(app);
    await expect(annotatedBy(app)).toContainText('tagger');
    expect(model.requests).toEqual([]);
    expect(findings.foreign).toEqual([]);
  });

  await test.step('with a key, the model annotates and is named', async () => {
    await giveKey(app);
    await annotate(app);
    await expect(annotatedBy(app)).toHaveText(`by ${MODEL}`);
    const [request, ...others] = model.requests;
    expect(others).toEqual([]);
    expect(request?.url).toBe('/v1/chat/completions');
    expect(request?.headers).toMatchObject({ authorization: `Bearer ${KEY}` });
    expect(request?.headers).not.toHaveProperty('cookie');
    expect(request?.headers).not.toHaveProperty('referer');
    expect(request?.body).toContain('Artemisia annua');
  });

  await test.step('the key is in no file that is saved, and nowhere in the browser’s storage', async () => {
    await app.extractStructures();
    await app.readAll();
    const { text } = await app.downloadData();
    expect(text).toContain(`"program": "${MODEL}"`);
    await expect(app.documentColumn.getByTitle(/^Saved in this browser/)).toBeVisible();
    const { local, rest } = await storedTexts(app.page);
    expect(rest).toContain('Artemisia annua');
    for (const saved of [text, await savedTrace(app), local, rest]) {
      expect(saved).not.toContain(KEY);
    }
  });

  await test.step('a refusal and a server that pages may not ask are told, and the text is annotated here', async () => {
    model.answer = { status: 401, body: { error: { message: `Incorrect API key: ${KEY}` } } };
    await annotate(app);
    await expect(app.toast('The language model did not annotate the text')).toBeVisible();
    await expect(app.toast(/refused the key \(401\)/)).toBeVisible();
    await expect(annotatedBy(app)).toContainText('tagger');
    model.allowsPages = false;
    await annotate(app);
    await expect(app.toast(/does not let web pages ask it \(CORS\)/)).toBeVisible();
    model.allowsPages = true;
    model.answer = { status: 307, headers: { Location: `${model.url}/elsewhere` }, body: {} };
    await annotate(app);
    await expect(app.toast(/leads to another address, to which nothing was sent/)).toBeVisible();
    expect(model.requests.map(({ url }) => url)).not.toContain('/v1/elsewhere');
    // The browser writes down both.
    findings.errors.length = 0;
  });

  await test.step('once the key is removed, nothing is asked', async () => {
    const before = model.requests.length;
    await removeKey(app);
    await annotate(app);
    await expect(annotatedBy(app)).toContainText('tagger');
    expect(model.requests).toHaveLength(before);
  });

  await test.step('nothing else has left the page', () => {
    const { origin } = new URL(model.url);
    const elsewhere = findings.foreign.filter((request) => !request.includes(` ${origin}/`));
    expect(elsewhere).toEqual([]);
    findings.foreign.length = 0;
  });
});

test('a key goes with the page, unless the user keeps it; then it is in one place until it is removed', async ({
  app,
}) => {
  const { page } = app;
  const reload = async () => {
    await expect(app.documentColumn.getByTitle(/^Saved in this browser/)).toBeVisible();
    await page.reload();
    await app.skipSplash();
    await expect(lineOf(app)).toBeVisible({ timeout: LONG_MS });
  };
  await app.open();
  await app.trySampleArticle();
  await app.extractText();
  await giveKey(app);
  await reload();
  await expect(lineOf(app)).toContainText('the text stays here');

  await giveKey(app, { isKept: true });
  await reload();
  await expect(lineOf(app)).toContainText('sends this text to');
  const kept = await storedTexts(page);
  expect(kept.local).toContain(KEY);
  expect(kept.rest).not.toContain(KEY);

  await removeKey(app);
  expect((await storedTexts(page)).local).not.toContain(KEY);
  await reload();
  await expect(lineOf(app)).toContainText('the text stays here');
});

test('what is said of the model can be reached by everybody, and is cut off at no width', async ({
  app,
}) => {
  const { page } = app;
  await app.open();
  await app.trySampleArticle();
  await app.extractText();
  await expect(lineOf(app)).toBeVisible();
  await app.closeToasts();
  await expectAccessible(page, 'without a key');
  await giveKey(app);
  await expectAccessible(page, 'with a key');
  await app.expectNothingCutOff([1440, 1200, 390], 'line', () =>
    lineOf(app).scrollIntoViewIfNeeded(),
  );
  await app.button('Language model…').click();
  await expectAccessible(page, 'dialog');
  await app.expectNothingCutOff([390, 1440], 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialogOf(app)).toBeHidden();
  await expect(app.button('Language model…')).toBeFocused();
});

const withoutOwnMachine = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replace(' http://127.0.0.1:*', ''),
    ]),
  );

test('a host whose policy does not name the model’s address keeps the text here', async ({
  app,
  model,
  site,
  findings,
}) => {
  const without = readStandaloneConfig({ MARCUS_LANGUAGE_MODEL: 'off' });
  const { headers } = site;
  restrict(site, without);
  const restricted = site.headers;
  // Engines may be named on one's own machine, where this model is, too.
  site.headers = (path) => withoutOwnMachine(restricted(path));
  const before = model.requests.length;
  await app.open();
  await app.trySampleArticle();
  await app.extractText();
  await giveKey(app);
  await annotate(app);
  await expect(app.toast(/^127\.0\.0\.1:\d+ cannot be reached/)).toBeVisible();
  await expect(annotatedBy(app)).toContainText('tagger');
  expect(model.requests).toHaveLength(before);
  site.headers = headers;
  expect(findings.errors.join()).toContain('connect-src');
  findings.errors.length = 0;
});
