import { expect, type Browser } from '@playwright/test';
import { Application } from '../support/application';
import { plainArticle } from '../support/documents/pdfDocuments';
import { watchMainThread } from './mainThread';
import { answerWithCompounds } from './manyCompounds';
import { answerWithSegments } from './manySegments';
import { measureScroll, type ScrollFigures } from './scrollFrames';

export interface CompoundsFigures {
  readonly compounds: number;
  readonly review: ViewFigures;
  /** ms of main-thread CPU time for one drawing that is called correct */
  readonly approveMs: number;
  readonly table: ViewFigures;
  /** ms of main-thread CPU time for one row that is selected, and for all */
  readonly selectMs: number;
  readonly selectAllMs: number;
}

interface ViewFigures extends ScrollFigures {
  /** ms of main-thread CPU time from the click */
  readonly openMs: number;
  /** in the whole page */
  readonly elements: number;
}

/** ms; hundreds of readings, one after another. */
const READING_MS = 600_000;

/** Review's queue and the table of compounds, with a compound for each of so many drawings. */
export async function measureCompounds(
  browser: Browser,
  origin: string,
  compounds: number,
): Promise<CompoundsFigures> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(READING_MS);
  const app = new Application(page);
  await answerWithSegments(page, compounds);
  await answerWithCompounds(page);
  await app.open();
  await app.uploadArticle(plainArticle('many-compounds.pdf', 'An article with many compounds.'));
  await app.extractStructures();
  await app.chooseEngine('MolNexTR');
  await app.selectAll();
  await app.button('Get Structures').click();
  await page.getByText(`Converted ${compounds} of ${compounds} structures`).first().waitFor();
  await app.closeToasts();

  const mainThread = await watchMainThread(page);
  const review = page.getByRole('dialog', { name: 'Review' });
  const openReviewMs = await mainThread.timed(async () => {
    await app.structuresColumn.getByRole('button', { name: /^Review/ }).click();
    await review.getByRole('img').first().waitFor();
  });
  const reviewElements = await mainThread.elements();
  const approveMs = await mainThread.timed(() => page.keyboard.press('a'));
  const queue = review.getByRole('region', { name: 'Queue', exact: true });
  const reviewScroll = await measureScroll(mainThread, queue);

  const table = review.getByRole('grid', { name: 'Compounds' });
  const openTableMs = await mainThread.timed(async () => {
    await review.getByText('Compounds', { exact: true }).first().click();
    await table.waitFor();
  });
  await expect(table).toHaveAttribute('aria-rowcount', String(compounds + 1));
  const tableElements = await mainThread.elements();
  await table.getByRole('gridcell').nth(1).click();
  const selectMs = await mainThread.timed(() => page.keyboard.press('Space'));
  const selectAllMs = await mainThread.timed(() => page.keyboard.press('Control+a'));
  const tableScroll = await measureScroll(mainThread, table);
  await app.leave();
  await context.close();
  return {
    ...{ compounds, approveMs, selectMs, selectAllMs },
    review: { openMs: openReviewMs, elements: reviewElements, ...reviewScroll },
    table: { openMs: openTableMs, elements: tableElements, ...tableScroll },
  };
}
