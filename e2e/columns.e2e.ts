/**
 * The dividers between the columns (docs/requirements/core.md 2.HOME.2), moved in every way that a user can.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

test.use({ hasTouch: true });

/** CSS px (docs/requirements/core.md 9.9). */
const LEAST_WIDTH = 280;

/** CSS px: widths are stored as rounded percentages of the row. */
const TOLERANCE = 3;

const divider = (page: Page) =>
  page.getByRole('separator', { name: 'Width of the document column' });
const widths = (page: Page): Promise<number[]> =>
  page
    .locator('#document, #text, #structures')
    .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().width));
const firstWidth = async (page: Page) => (await widths(page))[0]!;

async function centreOf(target: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function dragByMouse(page: Page, by: number): Promise<void> {
  const { x, y } = await centreOf(divider(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 4 });
  await page.mouse.move(x + by, y, { steps: 4 });
  await page.mouse.up();
}

async function dragByTouch(page: Page, by: number): Promise<void> {
  const { x, y } = await centreOf(divider(page));
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    });
  await touch('touchStart', x);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', x + (by * step) / 8);
  await touch('touchEnd');
  await devTools.detach();
}

async function pressArrow(page: Page): Promise<void> {
  await divider(page).focus();
  await page.keyboard.press('ArrowRight');
}

test('a divider follows mouse and finger, and moves by arrow keys', async ({ app, page }) => {
  await app.open();
  await app.trySampleArticle();
  await expect(divider(page)).toBeVisible();
  for (const [how, drag] of [
    ['mouse', dragByMouse],
    ['touch', dragByTouch],
  ] as const) {
    const before = await firstWidth(page);
    await drag(page, 80);
    expect(Math.abs((await firstWidth(page)) - before - 80), how).toBeLessThan(TOLERANCE);
  }
  const before = await firstWidth(page);
  await pressArrow(page);
  expect(await firstWidth(page)).toBeGreaterThan(before);
});

test(`no column becomes narrower than ${LEAST_WIDTH} px`, async ({ app, page }) => {
  await app.open();
  await app.trySampleArticle();
  for (const by of [-1000, 1200]) {
    await dragByMouse(page, by);
    const narrowest = Math.min(...(await widths(page)));
    expect(Math.abs(narrowest - LEAST_WIDTH)).toBeLessThan(TOLERANCE);
  }
});

test('below 1200 px each column has the full width, and nothing resizes it @smoke', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 1199, height: 900 });
  await app.open();
  await app.trySampleArticle();
  const stacked = await widths(page);
  expect(stacked.every((width) => width >= 1199 - 20)).toBe(true);
  await dragByMouse(page, 200);
  await pressArrow(page);
  expect(await widths(page)).toEqual(stacked);
});
