/**
 * The work has enough space, and nothing is cut off. Except in CI, screenshots of every width and theme are
 * written to `test-results`, to be looked at.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** CSS px; the column's content without the page scrolling (shared design: interface, principle 1). */
const LEAST_CONTENT_HEIGHT = 560;

const WIDTHS = [1920, 1440, 1200, 1000, 390];

test('columns have enough space and nothing is cut off at any width', async ({ app, page }) => {
  await app.open();
  await app.expectNothingCutOff(WIDTHS, 'empty');
  await page.setViewportSize({ width: 1440, height: 900 });
  await app.trySampleArticle();
  await app.extractText();
  await app.extractAnnotations();
  await app.extractStructures();
  await app.readAll();
  await expectRoom(page, 'full');
  await app.expectNothingCutOff(WIDTHS, 'full');
  await page.setViewportSize({ width: 1440, height: 900 });
  await app.switchTheme('dark');
  await app.expectNothingCutOff(WIDTHS, 'full-dark');
});

test('nothing moves while the application loads @smoke', async ({ app, page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await app.open();
  const total = await page.evaluate(() =>
    (window as unknown as { layoutShifts: number[] }).layoutShifts.reduce((a, b) => a + b, 0),
  );
  // Shared design: interface, principle 7.
  expect(total).toBeLessThan(0.02);
});

/** From the first column's content to the last: each has its minimum height, and the page does not scroll. */
async function expectRoom(page: Page, state: string): Promise<void> {
  const columns = await page.evaluate(() =>
    ['document', 'text', 'structures'].map((id) => {
      const section = document.querySelector(`#${id} section`)!;
      const head = section.firstElementChild!.getBoundingClientRect();
      return { id, height: section.getBoundingClientRect().bottom - head.bottom };
    }),
  );
  for (const { id, height } of columns) {
    expect(height, `${state}: height of the ${id} column`).toBeGreaterThanOrEqual(
      LEAST_CONTENT_HEIGHT,
    );
  }
  const scrolls = await page.evaluate(
    () => document.documentElement.scrollHeight > document.documentElement.clientHeight,
  );
  expect(scrolls, `${state}: the page scrolls`).toBe(false);
}
