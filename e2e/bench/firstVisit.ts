import type { Browser, CDPSession, Page } from '@playwright/test';

/** What a browser with an empty profile pays until a document can be dropped on the page. */
export interface FirstVisit {
  /** kB of everything received, headers included, as sent */
  readonly sentKb: number;
  readonly requests: number;
  /** The encodings of the scripts received, each once. */
  readonly encodings: string;
  /** ms of main-thread CPU time: scripts alone, and everything */
  readonly scriptMs: number;
  readonly cpuMs: number;
  /** ms after the navigation until the largest text or picture was painted; wall time */
  readonly largestPaintMs: number;
}

/** Lighthouse's "slow 4G" as a browser throttles it: round trip in ms, bits a second. */
const SLOW_4G = { latency: 562.5, download: 1_474_560, upload: 691_200 };

/** A processor a quarter as fast. */
const SLOW_PROCESSOR = 4;

/** What accepts a document, in our page and in others. */
const FILE_INPUT = 'input[type="file"]';

/** ms; a page that never offers to take a document is measured as it is then. */
const PATIENCE_MS = 30_000;

/** Enough to paint the page on a slow processor. */
const PAINTED_MS = 2_000;

/** @param isSlow slow 4G and a processor a quarter as fast */
export async function measureFirstVisit(
  browser: Browser,
  origin: string,
  isSlow: boolean,
): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devTools.send('Network.enable');
  if (isSlow) await slowDown(devTools);
  await watchLargestPaint(page);
  const droppable = await watchDroppable(page);
  const received = watchReceived(devTools);
  await page.goto(origin, { waitUntil: 'commit' });
  const usableAt = await droppable();
  const { metrics } = await devTools.send('Performance.getMetrics');
  const ms = (name: string) =>
    1_000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN);
  // What the last script has put into the page is yet to be painted.
  await page.waitForTimeout(PAINTED_MS);
  const largestPaintMs = await page.evaluate(() => Number(Reflect.get(window, 'largestPaint')));
  const network = received(usableAt);
  await page.goto('about:blank');
  await context.close();
  return { ...network, scriptMs: ms('ScriptDuration'), cpuMs: ms('TaskDuration'), largestPaintMs };
}

/** @returns waits until a document can be dropped; ms since 1970 */
async function watchDroppable(page: Page): Promise<() => Promise<number>> {
  let tell: (moment: number) => void;
  const told = new Promise<number>((resolve) => {
    tell = resolve;
  });
  await page.exposeFunction('droppable', (moment: number) => tell(moment));
  await page.addInitScript((selector) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      const { droppable } = window as unknown as { droppable(moment: number): void };
      droppable(performance.timeOrigin + performance.now());
    });
    observer.observe(document, { childList: true, subtree: true });
  }, FILE_INPUT);
  return () => {
    const timer = setTimeout(() => tell(Date.now()), PATIENCE_MS);
    return told.finally(() => clearTimeout(timer));
  };
}

async function slowDown(devTools: CDPSession): Promise<void> {
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.latency,
    downloadThroughput: SLOW_4G.download / 8,
    uploadThroughput: SLOW_4G.upload / 8,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
}

const watchLargestPaint = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) Reflect.set(window, 'largestPaint', startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

interface Received {
  readonly encoding: string | undefined;
  readonly bytes: number;
  /** ms since 1970 */
  readonly sentAt: number;
  readonly endedAt: number;
}

/** @returns what had been asked for, and received, at a moment in ms since 1970 */
function watchReceived(devTools: CDPSession) {
  const all = new Map<string, Received>();
  let sinceStart = 0;
  const change = (id: string, part: Partial<Received>) => {
    const none = { encoding: undefined, bytes: 0, sentAt: Infinity, endedAt: Infinity };
    all.set(id, { ...none, ...all.get(id), ...part });
  };
  devTools.on('Network.requestWillBeSent', ({ requestId, wallTime, timestamp }) => {
    sinceStart = 1_000 * (wallTime - timestamp);
    change(requestId, { sentAt: 1_000 * wallTime });
  });
  devTools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script') return;
    const { headers } = response;
    change(requestId, {
      encoding: headers['content-encoding'] ?? headers['Content-Encoding'] ?? 'none',
    });
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    change(requestId, { bytes: encodedDataLength, endedAt: sinceStart + 1_000 * timestamp });
  });
  return (moment: number) => {
    const asked = [...all.values()].filter(({ sentAt }) => sentAt <= moment);
    const ended = asked.filter(({ endedAt }) => endedAt <= moment);
    const encodings = new Set(ended.flatMap(({ encoding }) => encoding ?? []));
    return {
      sentKb: ended.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000,
      requests: asked.length,
      encodings: [...encodings].sort().join(', '),
    };
  };
}
