/** A page that is killed while its user works: what the library has acknowledged is kept once, and the work goes on. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type Page } from '@playwright/test';
import { randomOf } from '../mocks/testing/randomOf';
import { Application } from './support/application';
import { MortalBrowser } from './support/mortalBrowser';
import { startOwnServices } from './support/ownServices';
import { expect, LONG_MS } from './support/waits';

/** `MARCUS_KILLS=20 npm run e2e -- teamKills` kills more often. */
const ROUNDS = Number(process.env['MARCUS_KILLS'] ?? 2);
const SEED = Number(process.env['MARCUS_KILLS_SEED'] ?? 1);

/** ms within which a page is killed once its user has begun to work. */
const LIFE_MS = 5_000;

interface Kept {
  readonly id: string;
  readonly part: string;
  readonly to: unknown;
}

const shared = ({ documentColumn }: Application) =>
  documentColumn.getByRole('button', { name: 'Shared' });

/** Gives drawings names of the text, one after the other, until the page is gone. */
async function nameDrawings(page: Page, round: number): Promise<void> {
  const names = new Application(page).textColumn.locator('mark[draggable="true"]');
  for (let at = 0; at < 6; at += 1) {
    await names.nth((round + at) % 8).focus();
    await page.keyboard.press('n');
    await page
      .getByRole('menuitem')
      .nth(at % 3)
      .press('Enter');
  }
}

test(`of what is said while the page is killed ${ROUNDS} times, with seed ${SEED}, nothing acknowledged is lost or there twice`, async () => {
  test.setTimeout(600_000 + ROUNDS * 60_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'marcus-team-kills-'));
  const services = await startOwnServices({ MARCUS_LIBRARY: path.join(folder, 'library') });
  const browser = new MortalBrowser(path.join(folder, 'profile'));
  const random = randomOf(SEED);
  const kept = async (): Promise<Kept[]> => {
    const answer = await fetch(`${services.origin}/api/library/events?limit=1000`);
    return ((await answer.json()) as { events: Kept[] }).events;
  };
  const open = async (): Promise<Application> => {
    const page = await browser.start();
    await page.goto(services.origin);
    const app = new Application(page);
    await app.skipSplash();
    return app;
  };
  const openAgain = async (): Promise<Application> => {
    const app = await open();
    await app.documentColumn.getByRole('button', { name: /^sample-article\.pdf/ }).click();
    await expect(shared(app)).toBeVisible({ timeout: LONG_MS });
    return app;
  };
  try {
    const first = await open();
    await first.trySampleArticle();
    await first.extractText();
    await first.extractAnnotations();
    await first.extractStructures();
    await expect(first.documentColumn.getByTitle(/^Saved in this browser/)).toBeVisible();
    await expect(shared(first)).toBeVisible({ timeout: LONG_MS });
    await browser.kill();
    let acknowledged = await kept();
    for (let round = 0; round < ROUNDS; round += 1) {
      await services.reset();
      const { page } = await openAgain();
      const working = nameDrawings(page, round).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, random(LIFE_MS)));
      await browser.kill();
      await working;
      const now = await kept();
      expect(now.slice(0, acknowledged.length)).toEqual(acknowledged);
      acknowledged = now;
    }
    await services.reset();
    await openAgain();
    const all = await kept();
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(saidTwice(all)).toEqual([]);
    expect(all.filter(({ part }) => part.endsWith('/name')).length).toBeGreaterThan(0);
    // What the page shows is what stands: it has nothing more to say.
    expect(all.slice(0, acknowledged.length)).toEqual(acknowledged);
  } finally {
    await browser.kill();
    await services.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Of one part, what says the same as what stood. */
const saidTwice = (events: readonly Kept[]): readonly Kept[] =>
  events.filter(({ part, to }, at) => {
    const before = events.slice(0, at).findLast((event) => event.part === part);
    return before !== undefined && JSON.stringify(before.to) === JSON.stringify(to);
  });
