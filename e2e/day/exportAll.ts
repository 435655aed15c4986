import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { LONG_MS } from '../support/waits';
import type { Work } from './curator';

const FILES = ['compounds.sdf', 'compounds.csv', 'coconut.csv'];

/**
 * Writes what was checked: SDF, CSV and COCONUT's table in one folder, chosen by mouse the first time, and by the key
 * at the end of the review from then on.
 *
 * @throws if one of them is missing, as COCONUT's is where no compound is complete
 */
export async function exportAll(page: Page, work: Work): Promise<void> {
  const began = performance.now();
  const review = page.getByRole('dialog', { name: 'Review' });
  const downloading = page.waitForEvent('download', { timeout: LONG_MS });
  if (await review.getByRole('button', { name: /checked as ZIP/ }).isVisible()) {
    work.keys += 1;
    await page.keyboard.press('x');
  } else {
    const dialog = page.getByRole('dialog', { name: 'Export', exact: true });
    await review.getByRole('button', { name: 'Export', exact: true }).click();
    const zip = dialog.getByRole('radio', { name: /^ZIP/ });
    work.clicks += (await zip.isChecked()) ? 2 : 3;
    await zip.check();
    await dialog.getByRole('button', { name: /^Export \d+/ }).click();
  }
  const bytes = await readFile(await (await downloading).path());
  work.waitS += (performance.now() - began) / 1000;
  const paths = Object.keys(unzipSync(new Uint8Array(bytes)));
  const missing = FILES.filter((file) => !paths.some((path) => path.endsWith(`/${file}`)));
  if (missing.length > 0) throw new Error(`The folder lacks ${missing.join(', ')}`);
}
