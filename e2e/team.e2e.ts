/** People of one team at one article, each in a browser of their own, with the library in a folder. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, type Browser, type Locator } from '@playwright/test';
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
