/**
 * `node --import tsx e2e/bench/textBench.ts http://localhost:8080`: nodes and main-thread CPU time of a long
 * annotated text in Chromium, with running services.
 */
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { chromiumPath } from '../../mocks/tools/chromiumPath';
import { Application } from '../support/application';
import { plainArticle } from '../support/documents/pdfDocuments';
import { annotatedTextOfSize, answerWith } from '../support/longText';

const SIZES: readonly (readonly [characters: number, spans: number, blockLength?: number])[] = [
  [20_000, 200],
  [200_000, 2_000],
  // A single block without blank lines, as some converters produce it.
  [200_000, 2_000, Infinity],
];

/** Frames, and pixels per frame: fast scrolling. */
const SCROLL = [120, 120] as const;
const PICKS = 10;
const ROWS = '[aria-label="Annotations"] button';
const CHIPS = '[aria-label="Filter by label"] button';

const [origin = 'http://localhost:8080'] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox'],
});
for (const size of SIZES) console.table({ [size.join(' / ')]: await measure(...size) });
await browser.close();

async function measure(characters: number, spans: number, blockLength?: number) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const app = new Application(page);
  await answerWith(page, annotatedTextOfSize(characters, spans, blockLength));
  await app.open();
  await app.uploadArticle(plainArticle('long.pdf', 'Replaced by a longer text.'));
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const timed = (work: () => Promise<unknown>) => cpuMs(page, devTools, work);
  const text = await timed(() => app.extractText());
  const annotate = await timed(() => annotateFromWithin(page));
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const scroll = await timed(() => scrollOn(page));
  const pick = await timed(() => clickOn(page, ROWS, PICKS, ''));
  const filter = await timed(async () => {
    await clickOn(page, CHIPS, 1, 'Genus');
    await clickOn(page, CHIPS, 1, 'All');
  });
  await app.leave();
  await context.close();
  return {
    elements: nodes,
    'text ms': text,
    'annotate ms': annotate,
    'scroll ms/frame': Math.round(scroll / SCROLL[0]),
    'pick ms': Math.round(pick / PICKS),
    'filter ms': Math.round(filter / 2),
  };
}

/** Milliseconds of the main thread's own CPU time. */
async function cpuMs(page: Page, devTools: CDPSession, work: () => Promise<unknown>) {
  const taskMs = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
  const before = await taskMs();
  await work();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return Math.round((await taskMs()) - before);
}

async function annotateFromWithin(page: Page) {
  await clickOn(page, 'button', 1, 'Extract Annotations');
  await page.waitForFunction((css) => document.querySelector(css) !== null, ROWS);
}

/*
 * Scrolls from inside the page: finding a control by role makes Chromium lay out everything that is off the
 * screen, which no user does.
 */

async function scrollOn(page: Page) {
  const area = page.getByRole('group', { name: 'Extracted text' });
  await area.evaluate(async (element, [steps, pixels]) => {
    element.scrollTop = element.scrollHeight / 3;
    for (let step = 1; step <= steps; step += 1) {
      element.scrollTop += pixels;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, SCROLL);
}

async function clickOn(page: Page, selector: string, times: number, words: string) {
  await page.evaluate(
    async ([css, count, start]) => {
      for (let click = 0; click < count; click += 1) {
        const found = [...document.querySelectorAll<HTMLElement>(css)];
        const named = found.filter(({ textContent }) => textContent?.startsWith(start));
        named[(click * 3) % named.length]?.click();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
    [selector, times, words] as const,
  );
}
