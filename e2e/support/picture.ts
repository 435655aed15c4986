import { test, type Page } from '@playwright/test';

/** Writes a screenshot into `test-results`, to be looked at; nobody would in CI. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env['CI']) return;
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), animations: 'disabled' });
}
