/**
 * The error catalogue (docs/requirements/core.md 8) on the screen, as far as it can be provoked in a browser;
 * `requirements/core.md` says where the rest is shown. One page, one fault after the other.
 */
import type { Page } from '@playwright/test';
import type { Application } from './support/application';
import type { Fault, Faults } from './support/faults';
import { expect, test } from './support/test';

/** ms; three engines on a machine that is also doing other things. */
const READING_MS = 90_000;

type Answer = Omit<Fault, 'kind' | 'status'> & { readonly status?: number };

interface Told {
  readonly fault: Answer | readonly Answer[];
  readonly message: string;
  readonly cause: string;
}

const good = (path: string, body: object): Answer => ({ path, body, status: 200 });

/** Three cut-outs, without the time needed to make them. */
const CUT_OUT = good('*/extract_segments', {
  segments_extracted: true,
  segments_already_existed: false,
  segments_count: 3,
  segments_directory: 'sample/all_segments',
  process_completed: true,
  pdf_filename: 'sample-article.pdf',
});

/** Each fault answers once; then a toast shows message and cause. */
async function expectTold(
  app: Application,
  faults: Faults,
  press: () => Promise<unknown>,
  cases: readonly Told[],
): Promise<void> {
  for (const { fault, message, cause } of cases) {
    await test.step(`${message}: ${cause}`, async () => {
      for (const answer of [fault].flat()) {
        await faults.set({ kind: 'status', status: 500, ...answer });
      }
      await press();
      await app.expectToast(message);
      await app.expectToast(cause);
      await faults.clear();
      await app.closeToasts();
    });
  }
}

async function refuseClipboard(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error(''));
  });
}

test('text, annotations and saved results report what is wrong with an answer', async ({
  app,
  faults,
}) => {
  await app.open();
  await app.trySampleArticle();
  const button = (name: string) => app.button(name).click();
  await expectTold(app, faults, () => button('Extract Text'), [
    {
      fault: good('*/extract_text', { text: '', pdf_filename: 'x.pdf' }),
      message: 'Failed to extract text',
      cause: 'No text content in response',
    },
  ]);
  await app.extractText();
  await expectTold(app, faults, () => button('Extract Annotations'), [
    {
      fault: good('*/extract_all', { extracted_data: {} }),
      message: 'Failed to extract annotations',
      cause: 'Invalid annotation data received',
    },
  ]);
  await app.extractAnnotations();
  await app.expectToast(/^Extracted \d+ annotations$/);
  await app.closeToasts();

  const load = async () => {
    await button('Saved results');
    await app.page
      .getByRole('button', { name: /^Load extraction/ })
      .first()
      .click();
  };
  await expectTold(app, faults, load, [
    {
      fault: good('*/get_extraction/*', { input_text: 'x' }),
      message: 'Failed to load saved annotation',
      cause: 'Invalid saved annotation data',
    },
  ]);
  await load();
  await app.expectToast(/^Loaded \d+ annotations from saved result$/);
});

test('segments, recognition, copies and drawings report what went wrong', async ({
  app,
  page,
  faults,
}) => {
  await app.open();
  await app.trySampleArticle();
  await expectTold(app, faults, () => app.button('Extract Structures').click(), [
    {
      fault: good('*/extract_segments', { success: true }),
      message: 'Failed to extract segments',
      cause: 'Invalid segment extraction response',
    },
    {
      fault: { path: '*/extract_segments', status: 413, body: {} },
      message: 'Failed to extract segments',
      cause: 'The file you are trying to upload is too large. Maximum allowed size is 10MB.',
    },
    {
      fault: [CUT_OUT, good('*/list_directory/*', { files: [] })],
      message: 'Failed to extract segments',
      cause: 'No segment files found despite successful extraction',
    },
    {
      fault: [CUT_OUT, good('*/list_directory/*', {})],
      message: 'Failed to extract segments',
      cause: 'Error listing segment files: Invalid response format: files array missing',
    },
  ]);

  await test.step('Failed to load image', async () => {
    await faults.set({ kind: 'status', status: 500, path: '*/get_segment_image/*', count: 0 });
    await app.extractStructures();
    await expect(app.grid.card(1)).toContainText('Failed to load image');
    await page.getByRole('button', { name: 'Open segment 1', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click();
    await app.expectToast('Failed to download image');
    await page.keyboard.press('Escape');
    await faults.clear();
    await app.closeToasts();
  });

  await test.step('nothing selected, nothing to export', async () => {
    await app.button('Get Structures').click();
    await app.expectToast(/^No segments selected for processing$/);
    await app.expectToast(
      'No segments selected for processing. Please select at least one segment.',
    );
    await app.closeToasts();
    await app.grid.selectByKeyboard(1);
    await app.moreExports.click();
    await page.getByRole('button', { name: /^Download Data/ }).click();
    await app.expectToast(
      'No structures selected for export. Please select at least one structure.',
    );
    await app.closeToasts();
    await page.getByRole('button', { name: 'Open segment 1', exact: true }).click();
    await app.button('Edit Structure E').click();
    await app.expectToast('Cannot update: no base structure available');
    await page.keyboard.press('Escape');
    await app.closeToasts();
  });

  await app.chooseEngine('MolNexTR');
  await app.getStructures();
  await app.expectToast('Converted 1 of 1 structures');
  await app.closeToasts();

  await test.step('drawings', async () => {
    await faults.set({ kind: 'status', status: 500, path: '*/depiction/*', count: 0 });
    await page.getByRole('button', { name: 'Open segment 1', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Segment #1', exact: true });
    await expect(dialog).toContainText('Failed to generate structure depiction');
    await dialog.getByRole('button', { name: 'Download Structure' }).click();
    await app.expectToast('Failed to download structure image');
    await faults.clear();
    await app.closeToasts();
  });

  await test.step('copies', async () => {
    await refuseClipboard(page);
    for (const what of ['SMILES', 'Molfile']) {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `Copy ${what}` })
        .click();
      await app.expectToast(`Failed to copy ${what}`);
      await app.expectToast('Failed to copy to clipboard');
      await app.closeToasts();
    }
  });
});

test('the comparison and COCONUT report what went wrong', async ({ app, page, faults }) => {
  await test.step('unhealthy services', async () => {
    await faults.set({ kind: 'status', status: 500, path: '/health', count: 0 });
    await app.open();
    await expect(page.getByText('Backend initializing')).toBeVisible();
    await faults.clear();
    await expect(page.getByText('Backend ready')).toBeVisible();
  });
  await app.trySampleArticle();
  const search = { path: '*/coconut/search' };
  await expectTold(app, faults, () => app.button('Check COCONUT').click(), [
    {
      fault: search,
      message: 'Failed to search COCONUT: COCONUT API request failed: 500 Internal Server Error',
      cause: 'Failed to search COCONUT',
    },
  ]);
  await app.button('Check COCONUT').click();
  await app.expectToast(/^Found \d+ molecules? in COCONUT database$/);

  await app.extractStructures();
  await app.closeToasts();
  await page.getByRole('button', { name: 'Open segment 1', exact: true }).click();
  await faults.set({ kind: 'status', status: 500, path: '*/compare_smiles', count: 0 });
  await app.button('Compare Across All Engines').click();
  await expect(app.toast('Error comparing SMILES')).toBeVisible({ timeout: READING_MS });
  await expect(page.getByText('Comparison Error')).toBeVisible();
  await faults.clear();
  await app.closeToasts();
  await expectTold(app, faults, () => app.button('Highlight Common Structure').click(), [
    {
      fault: good('*/find_mcs', {
        mcs_smarts: '',
        atom_count: 0,
        bond_count: 0,
        original_molecules: [],
      }),
      message: 'No common structure found',
      cause: 'No common structure found',
    },
  ]);
  await app.button('Back to Details').click();
  await expect(page.getByRole('dialog', { name: 'Segment #1', exact: true })).toBeVisible();
});
