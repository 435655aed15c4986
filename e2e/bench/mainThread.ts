import type { CDPSession, Page } from '@playwright/test';

/** Chromium's measurements of a page; times are CPU time of its main thread. */
export interface MainThread {
  /** ms of CPU time since the page began */
  cpuMs(): Promise<number>;
  /** ms of CPU time for `work` and for painting its result, without what the measuring program asks for */
  timed(work: () => Promise<unknown>): Promise<number>;
  /** ms of it spent since the page began on scripts, styles and layout, without painting */
  workMs(): Promise<number>;
  /** MB in use after a garbage collection */
  heapMb(): Promise<number>;
  elements(): Promise<number>;
}

/** Uses CPU time instead of wall time, because it does not depend on other work on the machine. */
export async function watchMainThread(page: Page): Promise<MainThread> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpuMs = async () => 1_000 * (await metric(devTools, 'TaskDuration'));
  const pageMs = async () =>
    (await cpuMs()) - 1_000 * (await metric(devTools, 'DevToolsCommandDuration'));
  const workMs = async () => {
    const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
    const seconds = await Promise.all(parts.map((part) => metric(devTools, part)));
    return 1_000 * seconds.reduce((sum, part) => sum + part, 0);
  };
  return {
    cpuMs,
    workMs,
    timed: async (work) => {
      const before = await pageMs();
      await work();
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      return (await pageMs()) - before;
    },
    heapMb: async () => {
      await devTools.send('HeapProfiler.collectGarbage');
      return (await metric(devTools, 'JSHeapUsedSize')) / 1e6;
    },
    elements: () => page.evaluate(() => document.querySelectorAll('*').length),
  };
}

async function metric(devTools: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? NaN;
}
