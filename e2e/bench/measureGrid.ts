import type { Browser, Page } from '@playwright/test';
import { Application } from '../support/application';
import { plainArticle } from '../support/documents/pdfDocuments';
import { watchMainThread } from './mainThread';
import { answerWithSegments } from './manySegments';
import { measureScroll, type ScrollFigures } from './measureScroll';
import { clickAndSee } from './seeInPage';
import { measureTable, type TableFigures } from './measureTable';

export interface GridFigures extends ScrollFigures {
  readonly segments: number;
  /** ms of main-thread CPU time from the click to the cards */
  readonly extractMs: number;
  /** in the whole page */
  readonly elements: number;
  readonly heapMb: number;
  /** ms of main-thread CPU time */
  readonly toggleMs: number;
  readonly selectAllMs: number;
}

/** A page in an empty profile, with a document that has this many segments: its grid and its table of compounds. */
export async function measureGrid(
  browser: Browser,
  origin: string,
  segments: number,
): Promise<GridFigures & TableFigures> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const app = new Application(page);
  await answerWithSegments(page, segments);
  await app.open();
  await app.uploadArticle(plainArticle('many-segments.pdf', 'An article with many drawings.'));
  const mainThread = await watchMainThread(page);
  const extractMs = await mainThread.timed(() =>
    clickAndSee(page, 'Extract Structures', '[aria-label="Segments"] [role="listitem"] img'),
  );
  const elements = await mainThread.elements();
  const heapMb = await mainThread.heapMb();
  const toggleMs = await mainThread.timed(() =>
    clickWithin(page, '[aria-label="Select segment 1"]'),
  );
  const selectAllMs = await mainThread.timed(() => app.selectAll());
  const scroll = await measureScroll(page.getByRole('list', { name: 'Segments' }), mainThread);
  const table = await measureTable(page, mainThread);
  await app.leave();
  await context.close();
  return {
    ...{ segments, extractMs, elements, heapMb, toggleMs, selectAllMs },
    ...scroll,
    ...table,
  };
}

/** Clicks from inside the page: finding a control by its role would add a cost that users don't have. */
const clickWithin = (page: Page, selector: string) =>
  page.evaluate((css) => document.querySelector<HTMLElement>(css)?.click(), selector);
