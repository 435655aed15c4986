import type { Locator } from '@playwright/test';
import type { MainThread } from './mainThread';

/** Frames, and pixels per frame: 2,400 pixels a second, as when the wheel is turned fast. */
const SCROLL = [120, 40] as const;

export interface ScrollFigures {
  /** ms of main-thread CPU time per frame during fast scrolling */
  readonly frameMs: number;
  /** ms of it for scripts, styles and layout; the rest paints pixels, here without a graphics card */
  readonly frameWorkMs: number;
  /** tasks over 50 ms during the scrolling; wall time */
  readonly longTasks: number;
}

/** Scrolls the area that contains something, or is it. */
export async function measureScroll(
  mainThread: MainThread,
  content: Locator,
): Promise<ScrollFigures> {
  let longTasks = 0;
  const workBefore = await mainThread.workMs();
  const scrollMs = await mainThread.timed(async () => {
    longTasks = await scroll(content);
  });
  const frameWorkMs = ((await mainThread.workMs()) - workBefore) / SCROLL[0];
  return { frameMs: scrollMs / SCROLL[0], frameWorkMs, longTasks };
}

/** @returns the number of tasks longer than 50 ms meanwhile */
function scroll(content: Locator): Promise<number> {
  return content.evaluate(async (element, [frames, pixels]) => {
    const longTasks = new PerformanceObserver(() => undefined);
    longTasks.observe({ type: 'longtask' });
    let area: Element | null = element;
    while (area && area.scrollHeight <= area.clientHeight) area = area.parentElement;
    for (let frame = 0; area && frame < frames; frame += 1) {
      area.scrollTop += pixels;
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    return longTasks.takeRecords().length;
  }, SCROLL);
}
