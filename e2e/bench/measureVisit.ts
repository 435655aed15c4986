import type { Browser, Page } from '@playwright/test';
import { Application } from '../support/application';
import { gzipSum, watchScripts } from '../support/loadedScripts';
import { watchMainThread } from './mainThread';
import { clickAndSee } from './seeInPage';

export interface VisitFigures {
  /** kB of JavaScript, gzip level 9: named by the page; fetched until it can be used, including prefetches */
  readonly firstLoadKb: number;
  readonly usableKb: number;
  /** kB of everything received until then, as sent */
  readonly sentKb: number;
  /** ms after the navigation; wall time */
  readonly firstPaintMs: number;
  readonly usableAfterMs: number;
  /** ms of main-thread CPU time until it can be used */
  readonly usableCpuMs: number;
  readonly elements: number;
  readonly heapMb: number;
}

export interface PdfFigures {
  /** ms of main-thread CPU time from the click until the first page is painted, and after that */
  readonly firstPageMs: number;
  readonly otherPagesMs: number;
  /** ms of main-thread CPU time, the drawing at the next size included */
  readonly zoomMs: number;
  /** MB with the document open */
  readonly heapMb: number;
}

/** Enough for the delay before a zoomed page is drawn, and for drawing it. */
const REDRAWN_MS = 700;

/** Enough for the text of the first page, for the pages near it and their texts, and for saving. */
const SETTLED_MS = 2_000;

const FIRST_PAGE = '.page[data-page-number="1"] canvas:not([hidden])';

/** A first visit with an empty profile, then the sample article and one step of its zoom. */
export async function measureVisit(
  browser: Browser,
  origin: string,
): Promise<{ visit: VisitFigures; pdf: PdfFigures }> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const app = new Application(page);
  const mainThread = await watchMainThread(page);
  const loaded = watchScripts(page);
  await app.open();
  await app.button('Try the sample article').waitFor();
  const usableCpuMs = await mainThread.cpuMs();
  const timings = await readTimings(page);
  const scripts = await loaded();
  const visit = {
    firstLoadKb: gzipSum(scripts.filter(({ isFirstLoad }) => isFirstLoad)) / 1000,
    usableKb: gzipSum(scripts) / 1000,
    ...timings,
    usableCpuMs,
    elements: await mainThread.elements(),
    heapMb: await mainThread.heapMb(),
  };
  // What is loaded ahead is no part of the article.
  await page.waitForTimeout(SETTLED_MS);
  const firstPageMs = await mainThread.timed(() =>
    clickAndSee(page, 'Try the sample article', FIRST_PAGE),
  );
  const otherPagesMs = await mainThread.timed(() => page.waitForTimeout(SETTLED_MS));
  const zoomMs = await mainThread.timed(async () => {
    await clickAndSee(page, 'Zoom in', FIRST_PAGE);
    // The page is drawn anew once no further step follows.
    await page.waitForTimeout(REDRAWN_MS);
  });
  const pdf = { firstPageMs, otherPagesMs, zoomMs, heapMb: await mainThread.heapMb() };
  await app.leave();
  await context.close();
  return { visit, pdf };
}

const readTimings = (page: Page) =>
  page.evaluate(() => {
    const sent = ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type))
      .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0));
    return {
      sentKb: sent.reduce((sum, bytes) => sum + bytes, 0) / 1000,
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      usableAfterMs: performance.now(),
    };
  });
