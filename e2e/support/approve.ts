import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Calls the drawing in the review correct by its key. Where something was found in it, as the charge of
 * berberine, that is asked first, and the key pressed again.
 *
 * @param isDone seen once it is called correct
 */
export async function approve(
  page: Page,
  isDone: Locator,
  press = (key: string) => page.keyboard.press(key),
): Promise<void> {
  // The messages, which lie in the dialog as well, are alerts, too.
  const question = page.getByRole('dialog', { name: 'Review' }).getByText('Correct all the same?');
  await press('a');
  await expect(question.or(isDone).first()).toBeVisible();
  if (await question.isVisible()) await press('a');
  await expect(isDone).toBeVisible();
}
