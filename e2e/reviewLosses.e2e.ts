/** Review: counted keys from the drop to a checked SDF, and reloads at any moment that lose nothing. */
import type { Page } from '@playwright/test';
import { sampleTruth } from './support/sampleTruth';
import { expect, test } from './support/test';

test.use({ servicesEnv: { MARCUS_READ_BY_ITSELF: 'on' } });

const count = sampleTruth.drawings.length;
/** Eleven drawings by several engines, on a machine that is also doing other things. */
const LONG = { timeout: 180_000 };
const RELOADS = 20;

const review = (page: Page) => page.getByRole('dialog', { name: 'Review' });
const current = (page: Page) => review(page).locator('[data-queue] [aria-current="true"]');
const checked = (page: Page, done: number) =>
  review(page).getByText(`${done} of ${count} checked`, { exact: true });
const articleIsRead = (page: Page) =>
  expect(
    page.getByRole('region', { name: 'Reading of the article' }).getByText('Article read', {
      exact: true,
    }),
  ).toBeVisible(LONG);

test('two clicks and one key a structure lead from the drop to a checked SDF', async ({
  app,
  page,
}) => {
  test.setTimeout(300_000);
  await app.open();
  // The drop itself.
  await app.trySampleArticle();
  await articleIsRead(page);
  await app.closeToasts();
  let clicks = 0;
  let keys = 0;
  const click = async (name: RegExp | string) => {
    clicks += 1;
    await page.getByRole('button', { name }).first().click();
  };
  await click(/^Review/);
  for (let done = 0; done < count; done += 1) {
    await expect(checked(page, done)).toBeVisible();
    keys += 1;
    await page.keyboard.press('a');
  }
  await expect(checked(page, count)).toBeVisible();
  expect({ clicks, keys }).toEqual({ clicks: 1, keys: count });
  await click(/^Export/);
  const saved = page.waitForEvent('download');
  await page.getByRole('radio', { name: /SDF/ }).first().check();
  const write = page.getByRole('button', { name: new RegExp(`^Export ${count} as`) });
  await write.click();
  const text = await app.textOf(await saved);
  expect(text.match(/^\$\$\$\$$/gm)).toHaveLength(count);
});

/** mulberry32: the same points every time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

test('a reload at any of 20 moments of a review loses no judgement and no text', async ({
  app,
  page,
}) => {
  test.setTimeout(600_000);
  const random = seeded(20_26);
  await app.open();
  await app.trySampleArticle();
  await articleIsRead(page);
  await app.closeToasts();
  await page.getByRole('button', { name: /^Review/ }).click();
  const note = () => review(page).getByLabel('Note');
  let done = 0;
  for (let reload = 0; reload < RELOADS; reload += 1) {
    await expect(checked(page, done)).toBeVisible(LONG);
    const words = `looked at ${reload}`;
    const judges = random() < 0.5;
    if (judges) {
      await page.keyboard.press(random() < 0.5 ? 'z' : 'a');
      await page.waitForTimeout(50);
      const told = await review(page)
        .getByText(/^\d+ of \d+ checked$/)
        .textContent();
      done = Number(/^\d+/.exec(told ?? '')?.[0]);
    }
    const row = await current(page).textContent();
    await note().fill(words);
    await page.waitForTimeout(Math.floor(random() * 1_500));
    await page.reload();
    await app.skipSplash();
    await expect(checked(page, done)).toBeVisible(LONG);
    await current(page).click();
    const wanted = review(page)
      .locator('[data-queue] button')
      .filter({ hasText: row ?? '' });
    await wanted.first().click();
    await expect(note()).toHaveValue(words);
    await current(page).focus();
  }
});
