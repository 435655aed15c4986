import type { Page } from '@playwright/test';
import type { Work } from './curator';

const FORMATS = [/^SDF(?! V)/, /^CSV(?! for)/, /COCONUT/];

/** Writes what was checked as SDF, as CSV and for COCONUT, by mouse. */
export async function exportAll(page: Page, work: Work): Promise<void> {
  const click = (target: ReturnType<Page['getByRole']>) => {
    work.clicks += 1;
    return target.click();
  };
  const began = performance.now();
  for (const format of FORMATS) {
    const review = page.getByRole('dialog', { name: 'Review' });
    const dialog = page.getByRole('dialog', { name: 'Export', exact: true });
    if (!(await dialog.isVisible())) {
      await click(review.getByRole('button', { name: 'Export', exact: true }));
    }
    const choice = dialog.getByRole('radio', { name: format });
    if (!(await choice.isChecked())) await click(choice);
    const downloading = page.waitForEvent('download');
    await click(dialog.getByRole('button', { name: /^Export \d+/ }));
    await downloading;
  }
  work.waitS += (performance.now() - began) / 1000;
}
