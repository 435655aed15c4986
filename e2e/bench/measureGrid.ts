import type { Browser, Page } from '@playwright/test';
import { Application } from '../support/application';
import { plainArticle } from '../support/documents/pdfDocuments';
import { watchMainThread } from './mainThread';
import { answerWithSegments } from './manySegments';
import { measureScroll, type ScrollFigures } from './scrollFrames';

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

/** A page in an empty profile, with a document that has this many segments. */
export async function measureGrid(browser: Browser, origin: string, segments: number) {
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
  const extractMs = await mainThread.timed(() => app.extractStructures());
  const elements = await mainThread.elements();
  const heapMb = await mainThread.heapMb();
  const toggleMs = await mainThread.timed(() =>
    clickWithin(page, '[aria-label="Select segment 1"]'),
  );
  const selectAllMs = await mainThread.timed(() => app.selectAll());
  const scrolled = await measureScroll(mainThread, page.getByRole('list', { name: 'Segments' }));
  await app.leave();
  await context.close();
  const figures: GridFigures = {
    ...{ segments, extractMs, elements, heapMb, toggleMs, selectAllMs },
    ...scrolled,
  };
  return figures;
}

/** Clicks from inside the page: finding a control by its role would add a cost that users don't have. */
const clickWithin = (page: Page, selector: string) =>
  page.evaluate((css) => document.querySelector<HTMLElement>(css)?.click(), selector);
