import type { Browser, Page } from '@playwright/test';
import { Application } from '../support/application';
import { plainArticle } from '../support/documents/pdfDocuments';
import { watchMainThread } from './mainThread';
import { answerWithSegments } from './manySegments';

export interface GridFigures {
  readonly segments: number;
  /** ms of main-thread CPU time from the click to the cards */
  readonly extractMs: number;
  /** in the whole page */
  readonly elements: number;
  readonly heapMb: number;
  /** ms of main-thread CPU time per frame during fast scrolling */
  readonly frameMs: number;
  /** ms of it for scripts, styles and layout; the rest paints pixels, here without a graphics card */
  readonly frameWorkMs: number;
  /** tasks over 50 ms during the scrolling; wall time */
  readonly longTasks: number;
  /** ms of main-thread CPU time */
  readonly toggleMs: number;
  readonly selectAllMs: number;
}

/** Frames, and pixels per frame: 2,400 pixels a second, as when the wheel is turned fast. */
const SCROLL = [120, 40] as const;

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
  let longTasks = 0;
  const workBefore = await mainThread.workMs();
  const scrollMs = await mainThread.timed(async () => {
    longTasks = await scrollGrid(page);
  });
  const frameWorkMs = ((await mainThread.workMs()) - workBefore) / SCROLL[0];
  await app.leave();
  await context.close();
  const frameMs = scrollMs / SCROLL[0];
  const figures: GridFigures = {
    ...{
      segments,
      extractMs,
      elements,
      heapMb,
      frameMs,
      frameWorkMs,
      longTasks,
      toggleMs,
      selectAllMs,
    },
  };
  return figures;
}

/** Clicks from inside the page: finding a control by its role would add a cost that users don't have. */
const clickWithin = (page: Page, selector: string) =>
  page.evaluate((css) => document.querySelector<HTMLElement>(css)?.click(), selector);

/** @returns the number of tasks longer than 50 ms meanwhile */
function scrollGrid(page: Page): Promise<number> {
  return page.getByRole('list', { name: 'Segments' }).evaluate(async (list, [frames, pixels]) => {
    const longTasks = new PerformanceObserver(() => undefined);
    longTasks.observe({ type: 'longtask' });
    let area: Element | null = list;
    while (area && area.scrollHeight <= area.clientHeight) area = area.parentElement;
    for (let frame = 0; area && frame < frames; frame += 1) {
      area.scrollTop += pixels;
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    return longTasks.takeRecords().length;
  }, SCROLL);
}
