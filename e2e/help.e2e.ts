/** The help: three ways to open it, all keys, and single-letter keys that can be switched off. */
import { expect, test } from './support/test';

test('the help opens by button, key and address, and returns the focus', async ({ app, page }) => {
  await app.open();
  const help = page.getByRole('dialog', { name: 'Help' });
  const button = app.button('Help and keyboard shortcuts');
  await button.click();
  for (const place of ['Everywhere', 'Grid', 'Inspector', 'Comparison', 'PDF', 'Editor']) {
    await expect(help.getByRole('heading', { name: place }).first()).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('?');
  await expect(help).toBeVisible();
  await help.getByRole('button', { name: 'Close' }).click();
  await page.goto('/#help');
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#\/$/);
  await page.goBack();
  await expect(help).toBeVisible();
});

test('letter keys that are switched off do nothing anywhere, even after a reload; other keys still work @smoke', async ({
  app,
  page,
}) => {
  await app.open();
  await page.keyboard.press('?');
  await page.getByRole('switch', { name: 'Single-letter keys' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await app.skipSplash();
  await expect(page.getByText('MARCUS Active')).toBeVisible();
  await app.trySampleArticle();
  await app.extractStructures();
  await app.grid.card(1).focus();
  const dialogs = page.getByRole('dialog');
  for (const key of ['?', 'j', 'e', 'c', 'v']) await page.keyboard.press(key);
  await expect(app.grid.card(1)).toBeFocused();
  await expect(dialogs).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Segment #1' })).toBeFocused();
  const mark = page.getByRole('button', { name: 'Mark as correct', exact: true });
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  for (const key of ['v', 'e', 'c', 'f', '1', '?']) await page.keyboard.press(key);
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('heading', { name: 'Segment #1' })).toBeFocused();
  await expect(dialogs).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Segment #2' })).toBeVisible();
});
