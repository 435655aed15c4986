/** People of one team at one article, each in a browser of their own, with the library in a folder. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, type Browser, type Locator } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { drawBenzene, ketcherOf, START_MS } from './support/ketcher';
import { startOwnServices, type OwnServices } from './support/ownServices';
import { SessionUser } from './support/sessionUser';
import { expect, LONG_MS } from './support/waits';

const test = base.extend<object, { readonly services: OwnServices }>({
  services: [
    // The runner reads the fixtures that one depends on from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'marcus-team-'));
      const services = await startOwnServices({
        MARCUS_LIBRARY: path.join(folder, 'library'),
        MARCUS_USER_HEADER: 'X-Forwarded-User',
        MARCUS_TRUSTED_PROXIES: '127.0.0.1',
        MARCUS_ROLES: 'anna=reviewer, ben=curator, cleo=curator',
      });
      await use(services);
      await services.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

/** A browser behind the institute's proxy, which says who its user is. */
async function comeAs(name: string, browser: Browser, { origin }: OwnServices) {
  const context = await browser.newContext({
    baseURL: origin,
    extraHTTPHeaders: { 'X-Forwarded-User': name },
  });
  const user = await SessionUser.in(context, origin);
  await user.app.open();
  await user.app.trySampleArticle();
  return user;
}

const card = ({ app }: SessionUser, number: number): Locator =>
  app.structuresColumn.getByRole('listitem').nth(number - 1);

const mark = ({ app }: SessionUser, words: string | RegExp): Locator =>
  app.documentColumn.getByRole('button', { name: words });

/** Gives the first drawing one of the names that the text marks. @returns the name */
async function nameFirst({ app, page }: SessionUser, which: number): Promise<string> {
  const found = app.textColumn.locator('mark[draggable="true"]').nth(which);
  const name = await found.innerText();
  await found.focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  return name;
}

async function extractNames({ app }: SessionUser): Promise<void> {
  await app.extractText();
  await app.extractAnnotations();
}

test('what one says, the others see; who was away joins later, and nothing is lost', async ({
  browser,
  services,
}) => {
  const anna = await comeAs('anna', browser, services);
  await anna.app.extractStructures();
  const size = await anna.app.grid.size();
  await anna.app.readSegment(1);
  await extractNames(anna);
  await expect(mark(anna, 'Shared')).toBeVisible();

  const ben = await comeAs('ben', browser, services);
  const cleo = await comeAs('cleo', browser, services);
  await test.step('others have the drawings and the structure without reading the article', async () => {
    for (const { app } of [ben, cleo]) {
      await expect(app.grid.list).toBeVisible({ timeout: LONG_MS });
      expect(await app.grid.size()).toBe(size);
    }
    await expect(card(ben, 1)).toContainText('Processed', { timeout: LONG_MS });
  });

  await extractNames(cleo);
  await expect(mark(cleo, 'Shared')).toBeVisible();
  await cleo.page.context().setOffline(true);
  const annas = await nameFirst(anna, 0);
  await expect(card(ben, 1)).toContainText(annas, { timeout: LONG_MS });

  await test.step('without a connection, the work waits', async () => {
    const cleos = await nameFirst(cleo, 3);
    expect(cleos).not.toBe(annas);
    await expect(card(cleo, 1)).toContainText(cleos);
    await expect(mark(cleo, /to send$/)).toBeVisible();
    await cleo.page.context().setOffline(false);
    await mark(cleo, /to send$|Shared/).click();
    for (const user of [anna, ben, cleo]) {
      await expect(card(user, 1)).toContainText(cleos, { timeout: LONG_MS });
    }
  });

  await test.step('an article that is opened again goes on from what it knew', async () => {
    await ben.reload();
    await expect(mark(ben, 'Shared')).toBeVisible({ timeout: LONG_MS });
    await expect(card(ben, 1)).toContainText('Processed');
    for (const { page } of [anna, ben, cleo]) await page.context().close();
  });
});

const MOLFILE = `
  made

  2  1  0     0  0            999 V2000
    0.0000    0.0000    0.0000 C   0  0
    1.0000    0.0000    0.0000 O   0  0
  1  2  1  0
M  END
`;

/** Articles of which no browser has anything: two with a drawing that is checked and one that is not, one with none. */
async function addCheckedArticles({ origin }: OwnServices): Promise<void> {
  const post = (route: string, body: object) =>
    fetch(`${origin}/api/library${route}`, {
      method: 'POST',
      headers: { 'X-Forwarded-User': 'ben', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const at = '2026-11-30T10:00:00.000Z';
  const events = (article: string, plant: string) => {
    const version = { engine: 'osra', timestamp: at, molfile: MOLFILE };
    const flags = { useCoordinates: false, handDrawn: false, fromFallback: false };
    const parts = {
      'segments/one': { pageIndex: 0, segmentIndex: 0, origin: 'found' },
      'structures/one': { ...version, ...flags, smiles: 'CO' },
      'drafts/one/name': `${plant}ol`,
      'drafts/one/organism': `Fabulosa ${plant}a`,
      'judgements/one': { verdict: 'correct', at, by: 'ben', of: 'CO' },
      'segments/two': { pageIndex: 0, segmentIndex: 1, origin: 'found' },
      'structures/two': { ...version, ...flags, smiles: 'CN' },
      'drafts/two/name': `${plant}amine`,
    };
    return Object.entries(parts).map(([part, to]) => ({
      ...{ id: randomUUID(), article, part, from: null, to, at, base: 0 },
    }));
  };
  const review = { id: 'd'.repeat(64), file_name: 'gamma.pdf', bytes: 5 };
  await post('/articles', { ...review, title: 'A review of gamma' });
  for (const [plant, digit] of [
    ['alph', 'e'],
    ['bet', 'f'],
  ] as const) {
    const article = { id: digit.repeat(64), file_name: `${plant}.pdf`, bytes: 5 };
    const facts = { title: `On ${plant}`, doi: `10.5555/${plant}` };
    expect((await post('/articles', { ...article, ...facts })).status).toBe(200);
    expect((await post('/events', events(article.id, plant))).status).toBe(200);
  }
}

test('what a search finds goes out in the formats of an article, and nothing else with it', async ({
  browser,
  services,
}) => {
  await addCheckedArticles(services);
  const context = await browser.newContext({
    baseURL: services.origin,
    extraHTTPHeaders: { 'X-Forwarded-User': 'anna' },
  });
  const { app, page } = await SessionUser.in(context, services.origin);
  await page.goto('/#/team');
  await app.skipSplash();
  await page.getByLabel('Organism').fill('Fabulosa');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('status').getByText('2 compounds')).toBeVisible();

  const exported = async (format: string, button: string) => {
    await page.getByRole('button', { name: 'Export…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export what was found' });
    await expect(dialog.getByRole('status')).toHaveText('2 compounds of 2 articles.');
    await dialog.getByRole('radio', { name: format }).check();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: button }).click();
    const download = await saved;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };

  const sdf = await exported('SDF molfiles', 'Export as SDF');
  expect(sdf.name).toMatch(/^marcus-team_2-compounds_.*\.sdf$/);
  const records = sdf.bytes.toString().split('$$$$\n').slice(0, -1);
  expect(records.map((record) => record.split('\n')[0])).toEqual(['betol', 'alphol']);
  for (const record of records) {
    expect(record).toContain('V2000');
    expect(record).not.toContain('amine');
    expect(record).not.toContain('ben');
  }

  const coconut = await exported('For COCONUT', 'Export for COCONUT');
  const files = unzipSync(new Uint8Array(coconut.bytes));
  const [[name, rows] = ['', new Uint8Array()]] = Object.entries(files);
  expect(name).toMatch(/_for-coconut\/coconut\.csv$/);
  expect(strFromU8(rows)).toContain(',betol,,10.5555/bet,,Fabulosa beta');
  expect(strFromU8(rows).trim().split('\n')).toHaveLength(3);

  await test.step('an article without a drawing is found by its title', async () => {
    await page.getByLabel('Organism').fill('');
    await page.getByLabel('Words').fill('gamma');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const articles = page.getByRole('region', { name: 'Found articles' });
    await expect(articles.getByText('1 article', { exact: true })).toBeVisible();
    await expect(articles.getByRole('listitem')).toContainText('A review of gamma');
    await expect(articles.getByRole('button', { name: 'Open A review of gamma' })).toBeVisible();
    await expect(page.getByText('0 compounds')).toBeVisible();
  });
  await context.close();
});

test('compounds with a structure that is drawn are found', async ({ browser, services }) => {
  test.slow();
  const anna = await comeAs('anna', browser, services);
  const { app, page } = anna;
  await app.extractStructures();
  await app.readSegment(3);
  await expect(mark(anna, 'Shared')).toBeVisible({ timeout: LONG_MS });

  await page.getByRole('link', { name: 'Team' }).click();
  await page.getByRole('button', { name: 'Draw the structure' }).click();
  const dialog = page.getByRole('dialog', { name: 'Draw Structure' });
  await expect(page.getByText('Starting the editor...')).toBeHidden({ timeout: START_MS });
  await drawBenzene(ketcherOf(page));
  await dialog.getByRole('button', { name: 'Use drawing' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Structure', { exact: true })).toHaveValue('c1ccccc1');
  await expect(page.getByRole('button', { name: 'Edit the drawing' })).toBeFocused();

  // What it is found by is computed some seconds after it was said.
  await expect(async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('1 compound', { exact: true })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: LONG_MS });
  const details = (of: typeof page) => of.getByRole('heading', { name: 'Segment #3' });
  await page.getByRole('button', { name: 'Open article' }).click();
  await expect(details(page)).toBeVisible();
  await page.context().close();

  await test.step('a colleague who does not have the article gets it, and sees the drawing', async () => {
    const context = await browser.newContext({
      baseURL: services.origin,
      extraHTTPHeaders: { 'X-Forwarded-User': 'ben' },
    });
    const other = await SessionUser.in(context, services.origin);
    await other.page.goto('/#/team');
    await other.app.skipSplash();
    await other.page.getByLabel('Structure', { exact: true }).fill('c1ccccc1');
    await other.page.getByRole('button', { name: 'Search', exact: true }).click();
    await other.page.getByRole('button', { name: 'Open article' }).click();
    await expect(details(other.page)).toBeVisible({ timeout: LONG_MS });
    await context.close();
  });
});
