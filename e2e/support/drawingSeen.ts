import type { Page } from '@playwright/test';
import { expect } from './waits';

/** The review shows the drawing and its reading: what is not seen cannot be called correct. */
export async function expectDrawingSeen(page: Page): Promise<void> {
  const panes = page.getByRole('dialog', { name: 'Review' }).locator('div[aria-busy]');
  await expect(panes).toHaveAttribute('aria-busy', 'false');
}
