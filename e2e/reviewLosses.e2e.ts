/** Review: counted keys and clicks from the drop to a checked SDF, and reloads at any moment that lose nothing. */
import type { Locator, Page } from '@playwright/test';
import type { Application } from './support/application';
import { approve } from './support/approve';
import { expectDrawingSeen } from './support/drawingSeen';
import { sampleTruth } from './support/sampleTruth';
import { expect, test } from './support/test';
import { LONG_MS } from './support/waits';

test.use({ servicesEnv: { MARCUS_READ_BY_ITSELF: 'on' } });

const count = sampleTruth.drawings.length;
/** Eleven drawings by several engines, on a machine that is also doing other things. */
const LONG = { timeout: LONG_MS };

const review = (page: Page) => page.getByRole('dialog', { name: 'Review' });
const queue = (page: Page) => review(page).getByRole('region', { name: 'Queue' });
const current = (page: Page) => queue(page).locator('[aria-current="true"]');
const rowOf = (page: Page, number: number) =>
  queue(page).getByRole('button', { name: new RegExp(`#${number}(?!\\d)`) });
const checked = (page: Page, done: number) =>
  review(page).getByText(`${done} of ${count} checked`, { exact: true });
const articleIsRead = (page: Page) =>
  expect(page.getByRole('button', { name: /^Read: / })).toBeVisible(LONG);

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
  await hand.click(app.reviewButton);
  for (let done = 0; done < count; done += 1) {
    await expect(checked(page, done)).toBeVisible();
    await expect(current(page)).toBeFocused();
    await expectDrawingSeen(page);
    await approve(page, checked(page, done + 1), hand.press);
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
  // Berberine is a cation, about which it is asked first.
  expect(hand.did).toEqual({ clicks: 2, keys: count + 1 });
});

test('without the mouse, two keys more lead from the drop to a checked SDF', async ({
  app,
  page,
}) => {
  await dropAndRead(app, page);
  await page.keyboard.press('Control+Enter');
  for (let done = 0; done < count; done += 1) {
    await expect(checked(page, done)).toBeVisible();
    await expect(current(page)).toBeFocused();
    await expectDrawingSeen(page);
    await approve(page, checked(page, done + 1));
  }
  const saved = page.waitForEvent('download');
  await page.keyboard.press('x');
  expect((await saved).suggestedFilename()).toMatch(new RegExp(`_${count}-compounds\\.sdf$`));
});

test('two clicks lead from the drop to a file that says that nobody checked it', async ({
  app,
  page,
}) => {
  await dropAndRead(app, page);
  const hand = countingHand(page);
  await hand.click(app.exportButton);
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog.getByText(`${count} are not checked`)).toBeVisible();
  const saved = page.waitForEvent('download');
  await hand.click(dialog.getByRole('button', { name: `Export ${count} as CSV` }));
  const text = await app.textOf(await saved);
  expect(text.trimEnd().split('\r\n')).toHaveLength(count + 1);
  expect(hand.did).toEqual({ clicks: 2, keys: 0 });
});

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
async function judge(page: Page, number: number, verdict: Said['verdict']) {
  if (verdict === 'Verified') {
    await expectDrawingSeen(page);
    await approve(page, rowOf(page, number).getByText(verdict));
    return;
  }
  await page.keyboard.press('r');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('1');
}

/** What is said of a drawing, and ms from the last key to the reload. */
interface Act {
  readonly number: number;
  readonly verdict?: Said['verdict'];
  readonly types?: boolean;
  readonly wait: number;
}

/** Reloads before, while and after what was typed (500 ms) and then all work (800 ms) is saved. */
const ACTS: readonly Act[] = [
  { number: 6, verdict: 'Verified', types: true, wait: 0 },
  { number: 3, types: true, wait: 60 },
  { number: 2, verdict: 'Rejected', wait: 120 },
  { number: 6, verdict: 'Rejected', types: true, wait: 430 },
  { number: 11, types: true, wait: 560 },
  { number: 2, verdict: 'Verified', types: true, wait: 760 },
  { number: 9, verdict: 'Rejected', wait: 850 },
  { number: 3, verdict: 'Verified', types: true, wait: 1_300 },
];

test(`a reload at any of ${ACTS.length} moments of a review loses no judgement and no text`, async ({
  app,
  page,
}) => {
  // Every row of the queue is in view.
  await page.setViewportSize({ width: 1440, height: 1400 });
  await dropAndRead(app, page);
  await app.closeToasts();
  await app.reviewButton.click();

  const all = new Map<number, Said>();
  const done = () => [...all.values()].filter(({ verdict }) => verdict !== undefined).length;
  for (const [reload, { number, verdict, types = false, wait }] of ACTS.entries()) {
    const after: Said = {
      ...all.get(number),
      ...(verdict !== undefined && { verdict }),
      ...(types && { note: `looked at ${reload}` }),
    };
    await test.step(`#${number}, ${JSON.stringify(after)}, reload after ${wait} ms`, async () => {
      await rowOf(page, number).click();
      await expect(current(page)).toContainText(`#${number}`);
      if (verdict !== undefined) {
        await judge(page, number, verdict);
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
