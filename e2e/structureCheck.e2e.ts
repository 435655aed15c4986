/** What the checks find, gone through by keyboard; who changed what, shown afterwards. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expectAllReachedByTab } from './support/byTab';
import { SIZES } from './support/looks';
import { expect, test } from './support/test';

const review = (page: Page) => page.getByRole('dialog', { name: 'Review' });
const current = (page: Page) => review(page).locator('[data-queue] [aria-current="true"]');
const view = (page: Page, name: string) => review(page).getByRole('radio', { name, exact: true });

test('a finding leads to its drawing and goes when it is mended', async ({ app, page }) => {
  await app.openSampleRead();
  await page.goto('./#/review');
  await expect(current(page)).toBeFocused();
  // This engine can't read the bitmap, which comes first.
  await page.keyboard.press('j');
  const name = review(page).getByLabel('Name', { exact: true });
  await name.fill('Unknown');
  await name.press('Enter');

  await view(page, 'Structure check').check();
  await expect(page).toHaveURL(/#\/check$/);
  const noName = review(page).getByRole('region', { name: 'A name that names nothing, 1' });
  await expect(noName.getByRole('button')).toContainText('“Unknown” is no name.');
  await expectAccessible(page, 'structure check');
  await expectAllReachedByTab(page, review(page));
  await page.setViewportSize(SIZES.phone);
  await expect(view(page, 'Report')).toBeInViewport({ ratio: 1 });
  await test.step('on a phone the head is one row', async () => {
    const middleOf = async (control: Locator) => {
      const { y, height } = (await control.boundingBox())!;
      return Math.round(y + height / 2);
    };
    const close = review(page).getByRole('button', { name: 'Close' });
    const row = [view(page, 'Report'), review(page).getByRole('button', { name: 'Export' }), close];
    const [first, ...others] = await Promise.all(row.map(middleOf));
    for (const other of others) expect(Math.abs(other - first!)).toBeLessThan(4);
  });
  await expectAccessible(page, 'structure check on a phone');
  await page.setViewportSize(SIZES.desktop);

  const findings = review(page).getByRole('region', { name: 'Findings' });
  await findings.getByRole('button').last().focus();
  await page.keyboard.press('Home');
  const first = findings.getByRole('button').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/review$/);
  await expect(name).toHaveValue('Unknown');
  await name.fill('artemisinic acid');
  await name.press('Enter');
  await page.goBack();
  await expect(page).toHaveURL(/#\/check$/);
  await expect(noName).toBeHidden();

  await test.step('what was changed is shown on demand, and kept over a reload', async () => {
    await page.goForward();
    await expect(name).toHaveValue('artemisinic acid');
    await page.reload();
    await app.skipSplash();
    await expect(current(page)).toBeFocused();
    await page.keyboard.press('j');
    await expect(name).toHaveValue('artemisinic acid');
    const changes = review(page).getByRole('button', { name: /^Show \d+ changes?$/ });
    await changes.focus();
    await page.keyboard.press('Enter');
    const first = review(page)
      .getByRole('list', { name: /^Changes/ })
      .getByRole('listitem')
      .first();
    await expect(first).toContainText('Name: artemisinic acid, before Unknown');
    await expectAccessible(page, 'review with changes');
  });
});
