/** Review: counted keys and clicks from the drop to a checked SDF, and reloads at any moment that lose nothing. */
import type { Locator, Page } from '@playwright/test';
import type { Application } from './support/application';
import { sampleTruth } from './support/sampleTruth';
import { expect, test } from './support/test';
import { LONG_MS } from './support/waits';

test.use({ servicesEnv: { MARCUS_READ_BY_ITSELF: 'on' } });

const count = sampleTruth.drawings.length;
/** Eleven drawings by several engines, on a machine that is also doing other things. */
const LONG = { timeout: LONG_MS };
const RELOADS = 20;
/** More than it takes until what was typed (500 ms) and then all work (800 ms) is saved. */
const LATEST_RELOAD_MS = 1_500;

const review = (page: Page) => page.getByRole('dialog', { name: 'Review' });
const queue = (page: Page) => review(page).getByRole('region', { name: 'Queue' });
const current = (page: Page) => queue(page).locator('[aria-current="true"]');
const rowOf = (page: Page, number: number) =>
  queue(page).getByRole('button', { name: new RegExp(`#${number}(?!\\d)`) });
const checked = (page: Page, done: number) =>
  review(page).getByText(`${done} of ${count} checked`, { exact: true });
const articleIsRead = (page: Page) =>
  expect(
    page.getByRole('region', { name: 'Reading of the article' }).getByText('Article read', {
      exact: true,
    }),
  ).toBeVisible(LONG);

/** The sample article stands for one that is dropped: neither is counted. */
async function dropAndRead(app: Application, page: Page) {
  await app.open();
  await app.trySampleArticle();
  await articleIsRead(page);
}

/** Everything done by the hand, which is counted. */
function countingHand(page: Page) {
  const did = { clicks: 0, keys: 0 };
  return {
    did,
    click: async (target: Locator) => {
      did.clicks += 1;
      await target.click();
    },
    press: async (key: string) => {
      did.keys += 1;
      await page.keyboard.press(key);
    },
  };
}

test('two clicks and a key for each structure lead from the drop to a checked SDF', async ({
  app,
  page,
}) => {
  await dropAndRead(app, page);
  const hand = countingHand(page);
  await hand.click(app.structuresColumn.getByRole('button', { name: /^Review/ }));
  for (let done = 0; done < count; done += 1) {
    await expect(checked(page, done)).toBeVisible();
    await expect(current(page)).toBeFocused();
    await hand.press('a');
  }
  await expect(checked(page, count)).toBeVisible();
  const exportChecked = review(page).getByRole('button', {
    name: `Export ${count} checked as SDF`,
  });
  const saved = page.waitForEvent('download');
  await hand.click(exportChecked);
  const text = await app.textOf(await saved);
  expect(text.match(/^\$\$\$\$$/gm)).toHaveLength(count);
  expect(text.match(/^> {2}<status>\nVerified$/gm)).toHaveLength(count);
  expect(hand.did).toEqual({ clicks: 2, keys: count });
});

test('without the mouse, three keys more lead from the drop to a checked SDF', async ({
  app,
  page,
}) => {
  await dropAndRead(app, page);
  await page.keyboard.press('Control+Enter');
  for (let done = 0; done < count; done += 1) {
    await expect(checked(page, done)).toBeVisible();
    await expect(current(page)).toBeFocused();
    await page.keyboard.press('a');
  }
  await page.keyboard.press('x');
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(new RegExp(`_${count}-compounds\\.sdf$`));
});

test('two clicks lead from the drop to a file that says that nobody checked it', async ({
  app,
  page,
}) => {
  await dropAndRead(app, page);
  const hand = countingHand(page);
  await hand.click(app.structuresColumn.getByRole('button', { name: 'Export' }));
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog.getByText(`${count} are not checked`)).toBeVisible();
  const saved = page.waitForEvent('download');
  await hand.click(dialog.getByRole('button', { name: `Export ${count} as CSV` }));
  const text = await app.textOf(await saved);
  expect(text.trimEnd().split('\r\n')).toHaveLength(count + 1);
  expect(hand.did).toEqual({ clicks: 2, keys: 0 });
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

/** What was said of a drawing. */
interface Said {
  readonly verdict?: 'Verified' | 'Rejected';
  readonly note?: string;
}

const note = (page: Page) => review(page).getByLabel('Note');

async function expectSaid(page: Page, number: number, { verdict, note: words }: Said) {
  await rowOf(page, number).click();
  await expect(current(page)).toContainText(`#${number}`);
  await expect(note(page)).toHaveValue(words ?? '');
  if (verdict !== undefined) {
    await expect(rowOf(page, number)).toContainText(verdict);
  }
}

/** Judges the drawing shown, by keys; the focus is in the queue. */
async function judge(page: Page, verdict: Said['verdict']) {
  if (verdict === 'Verified') {
    await page.keyboard.press('a');
    return;
  }
  await page.keyboard.press('r');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('1');
}

test('a reload at any of 20 moments of a review loses no judgement and no text', async ({
  app,
  page,
}) => {
  test.setTimeout(600_000);
  const random = seeded(2026);
  // Every row of the queue is in view.
  await page.setViewportSize({ width: 1440, height: 1400 });
  await dropAndRead(app, page);
  await app.closeToasts();
  await app.structuresColumn.getByRole('button', { name: /^Review/ }).click();

  const all = new Map<number, Said>();
  const done = () => [...all.values()].filter(({ verdict }) => verdict !== undefined).length;
  for (let reload = 0; reload < RELOADS; reload += 1) {
    const number = 1 + Math.floor(random() * count);
    const verdict = random() < 0.5 ? 'Verified' : 'Rejected';
    const [judges, types] = [random() < 0.7, random() < 0.7];
    const wait = Math.floor(random() * LATEST_RELOAD_MS);
    const before = all.get(number) ?? {};
    const after: Said = {
      ...before,
      ...(judges && { verdict }),
      ...(types && { note: `looked at ${reload}` }),
    };
    await test.step(`#${number}, ${JSON.stringify(after)}, reload after ${wait} ms`, async () => {
      await rowOf(page, number).click();
      await expect(current(page)).toContainText(`#${number}`);
      if (judges) {
        await judge(page, verdict);
        await expect(rowOf(page, number)).toContainText(verdict);
        await rowOf(page, number).click();
      }
      if (types) {
        await note(page).selectText();
        await page.keyboard.type(after.note ?? '');
      }
      all.set(number, after);
      await page.waitForTimeout(wait);
      await page.reload();
      await app.skipSplash();
      await expect(checked(page, done())).toBeVisible(LONG);
      await expectSaid(page, number, after);
    });
  }
  for (const [number, said] of all) await expectSaid(page, number, said);
});
