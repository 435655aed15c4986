/** Toasts: above dialogs and usable there, never over a control, timed, and kept in a list. */
import type { Locator, Page } from '@playwright/test';
import { picture } from './support/picture';
import { expect, test } from './support/test';

/** ms (docs/requirements/session.md S9.15), and a margin for a busy machine. */
const TOAST_MS = 5_000;

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages (F8)' });
const closeButtons = (page: Page) =>
  toasts(page).getByRole('button', { name: 'Close this message' });

/** Whether nothing covers its centre. */
const isOnTop = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not on the screen`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const areApart = a.right <= b.x || b.right <= a.x || a.bottom <= b.y || b.bottom <= a.y;
  expect(areApart, `${String(one)} covers ${String(other)}`).toBe(true);
}

test('toasts appear above a dialog, can be closed there, and leave its footer free', async ({
  app,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.openSampleRead();
  // PixelGraph is not certain enough about the first drawing to answer.
  await app.button('Open segment 2').click();
  await page.getByRole('button', { name: 'Compare Across All Engines' }).click();
  await app.button('Select This Result').first().click();
  // It appears once every engine has answered, which may be after the first can be selected.
  await app.expectToast(/^(OCSR engines have|All OCSR engines)/);
  const foot = app.button('Apply Selection');
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await app.closeToasts();
    await page
      .getByRole('button', { name: /^Copy SMILES of/ })
      .first()
      .click();
    await app.expectToast('SMILES copied to clipboard');
    expect(await isOnTop(closeButtons(page))).toBe(true);
    await expectApart(toasts(page), foot);
    await picture(page, `toast-in-dialog-${size.width}`);
    await closeButtons(page).click();
    await expect(closeButtons(page)).toHaveCount(0);
    await expect(foot).toBeVisible();
  }
  await page
    .getByRole('button', { name: /^Copy SMILES of/ })
    .first()
    .click();
  await app.expectToast('SMILES copied to clipboard');
  await page.keyboard.press('F8');
  await expect(closeButtons(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(closeButtons(page)).toHaveCount(0);
  await expect(foot, 'Escape closed the message alone').toBeVisible();
});

test('time stops for a reader; errors stay in the list', async ({ app, page, faults }) => {
  await app.open();
  await app.trySampleArticle();
  await app.closeToasts();
  await faults.set({ kind: 'status', path: '*/extract_text', status: 500, count: 0 });
  const extract = app.button('Extract Text');
  await extract.click();
  await app.expectToast('Failed to extract text');
  await page.keyboard.press('F8');
  await expect(closeButtons(page)).toBeFocused();
  await page.waitForTimeout(TOAST_MS + 1_500);
  await expect(closeButtons(page)).toBeFocused();
  await page.keyboard.press('F8');
  await expect(closeButtons(page)).toHaveCount(0);

  const history = page.getByRole('button', { name: /^Messages 1 error/ });
  await history.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Messages' });
  await expect(list.getByRole('listitem')).toContainText('Failed to extract text');
  await picture(page, 'messages');
  await page.keyboard.press('Escape');
  await expect(history).toBeFocused();
});
