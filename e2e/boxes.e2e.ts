/** The outlines of drawings on the pages of the PDF: chosen, drawn, moved and split by mouse and by keys. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from './support/looks';
import type { Application } from './support/application';
import { sampleTruth } from './support/sampleTruth';
import { expect, test } from './support/test';

const outlines = (app: Application) => app.documentColumn.locator('[data-box]');
const chosen = (app: Application) => app.documentColumn.locator('[data-box][aria-current]');
const menu = (app: Application) =>
  app.documentColumn.getByRole('toolbar', { name: /^Box of drawing/ });
const announced = (app: Application, words: string) =>
  expect(app.documentColumn.getByRole('status').filter({ hasText: words })).toBeAttached();

const boxOf = (app: Application, id: string | null) =>
  app.documentColumn.locator(`[data-box="${id}"]`);

async function middleOf(of: Locator) {
  const { x, y, width, height } = (await of.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

async function dragByTouch(page: Page, from: Place, by: Place): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Place[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', { x: from.x + (by.x * step) / 8, y: from.y + (by.y * step) / 8 });
  }
  await touch('touchEnd');
  await devTools.detach();
}

/** CSS px: boxes are kept in rounded points. */
const TOLERANCE = 3;

/** The box's edges have moved by this many CSS px. */
async function expectMoved(box: Locator, before: Box, by: Partial<Box>): Promise<void> {
  const after = (await box.boundingBox())!;
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    const way = after[side] - before[side] - (by[side] ?? 0);
    expect(Math.abs(way), side).toBeLessThan(TOLERANCE);
  }
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

test.beforeEach(async ({ app }) => {
  await app.open();
  await app.trySampleArticle();
  await app.extractStructures();
  await expect(outlines(app)).not.toHaveCount(0);
});

test('by mouse: a box is chosen with its card, moved, undone, drawn and deleted', async ({
  app,
  page,
}) => {
  const first = outlines(app).first();
  await first.click();
  await expect(first).toHaveAttribute('aria-current', 'true');
  await expect(app.structuresColumn.locator('[role="listitem"][aria-current]')).toHaveAttribute(
    'aria-label',
    /^Segment 1,/,
  );
  await expectAccessibleInEveryLook(page, 'boxes');

  const from = await middleOf(first);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 15, from.y + 10, { steps: 4 });
  await page.mouse.up();
  await announced(app, 'Box changed');
  await expect(first).toHaveAttribute('aria-label', /to be read$/);
  await page.keyboard.press('Control+z');
  await expect(first).not.toHaveAttribute('aria-label', /to be read$/);

  const count = await outlines(app).count();
  await app.documentColumn.getByRole('button', { name: 'Draw box' }).click();
  const surface = app.documentColumn.getByRole('application').first();
  const at = (await surface.boundingBox())!;
  await page.mouse.move(at.x + 30, at.y + 40);
  await page.mouse.down();
  await page.mouse.move(at.x + 120, at.y + 110, { steps: 4 });
  await page.mouse.up();
  await announced(app, 'Box made');
  await expect(outlines(app)).toHaveCount(count + 1);
  await menu(app).getByRole('button', { name: 'Delete' }).click();
  await expect(outlines(app)).toHaveCount(count);
  await announced(app, 'Box deleted');
});

test('by touch: a box is drawn, resized and moved, and the page stays where it is', async ({
  app,
  page,
}) => {
  const count = await outlines(app).count();
  await app.documentColumn.getByRole('button', { name: 'Draw box' }).click();
  const surface = app.documentColumn.getByRole('application').first();
  const at = (await surface.boundingBox())!;
  await dragByTouch(page, { x: at.x + 30, y: at.y + 40 }, { x: 90, y: 70 });
  await expect(outlines(app)).toHaveCount(count + 1);
  const drawn = (await chosen(app).boundingBox())!;
  const { x, y } = at;
  await expectMoved(chosen(app), { x: x + 30, y: y + 40, width: 90, height: 70 }, {});

  const corner = app.documentColumn.locator('[data-handle="se"]');
  await dragByTouch(page, await middleOf(corner), { x: 40, y: 24 });
  await announced(app, 'Box changed');
  await expectMoved(chosen(app), drawn, { width: 40, height: 24 });

  const resized = (await chosen(app).boundingBox())!;
  await dragByTouch(page, await middleOf(chosen(app)), { x: 30, y: 50 });
  await expectMoved(chosen(app), resized, { x: 30, y: 50 });
});

test('by keyboard alone: a box is drawn, split and undone, and Review opens at it', async ({
  app,
  page,
}) => {
  const count = await outlines(app).count();
  await app.tabTo(app.documentColumn.getByRole('group', { name: 'Pages' }));
  await page.keyboard.press('b');
  await expect(app.documentColumn.getByRole('application').first()).toBeFocused();
  for (const key of ['Enter', 'ArrowLeft', 'Shift+ArrowDown', 'Enter']) {
    await page.keyboard.press(key);
  }
  await expect(outlines(app)).toHaveCount(count + 1);
  await expect(chosen(app)).toBeFocused();
  await app.tabTo(menu(app).getByRole('button', { name: 'Read this' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(app.documentColumn.getByRole('application')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(outlines(app)).toHaveCount(count + 2);
  await announced(app, 'Box split');
  await expect(chosen(app)).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(outlines(app)).toHaveCount(count);

  await outlines(app).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Review' })).toBeVisible();
});

test('a card shows its drawing on its page', async ({ app }) => {
  const cards = app.structuresColumn.getByRole('listitem');
  await cards.nth(sampleTruth.drawings.length - 1).focus();
  await expect(chosen(app)).toBeInViewport();
  await expect(chosen(app)).toHaveAttribute('aria-label', /^Drawing 11,/);
});

test('what was merged, read and deleted stays over a second extraction and a reload', async ({
  app,
  page,
}) => {
  const cards = app.structuresColumn.getByRole('listitem');
  const count = sampleTruth.drawings.length;
  // Both on the first page.
  await outlines(app).nth(0).click();
  await menu(app).getByRole('button', { name: 'Merge' }).click();
  await outlines(app).nth(1).click();
  await announced(app, 'Boxes merged');
  await expect(cards).toHaveCount(count - 1);
  const merged = await chosen(app).getAttribute('data-box');
  await menu(app).getByRole('button', { name: 'Read this' }).click();
  // Two molecules in one picture need not be read as something.
  await expect(boxOf(app, merged)).not.toHaveAttribute('data-status', 'Pending');

  await outlines(app).nth(1).click();
  const deleted = await chosen(app).getAttribute('data-box');
  await page.keyboard.press('Delete');
  await expect(cards).toHaveCount(count - 2);
  await boxOf(app, merged).click();

  const expectKept = async () => {
    await expect(boxOf(app, merged)).toBeVisible();
    await expect(boxOf(app, deleted)).toHaveCount(0);
    await expect(cards).toHaveCount(count - 2);
  };
  await test.step('a second extraction', async () => {
    await app.closeToasts();
    await app.button('Extract Structures').click();
    await app.expectToast(/^Extracted \d+ chemical structure segments/);
    await expectKept();
  });
  await test.step('a reload', async () => {
    await page.reload();
    await app.skipSplash();
    await expectKept();
  });
});
