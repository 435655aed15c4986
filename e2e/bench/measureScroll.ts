import type { Locator } from '@playwright/test';
import type { MainThread } from './mainThread';

const FRAMES = 120;

/** 2,400 pixels a second, as when the wheel is turned fast. */
const PIXELS_A_FRAME = 40;

export interface ScrollFigures {
  /** ms of main-thread CPU time per frame */
  readonly frameMs: number;
  /** ms of it for scripts, styles and layout; the rest paints pixels, here without a graphics card */
  readonly frameWorkMs: number;
  /** tasks over 50 ms meanwhile; wall time */
  readonly longTasks: number;
}

/** What fast scrolling of the area costs that contains the list. */
export async function measureScroll(list: Locator, mainThread: MainThread): Promise<ScrollFigures> {
  let longTasks = 0;
  const workBefore = await mainThread.workMs();
  const scrollMs = await mainThread.timed(async () => {
    longTasks = await scrollFast(list);
  });
  const frameWorkMs = ((await mainThread.workMs()) - workBefore) / FRAMES;
  return { frameMs: scrollMs / FRAMES, frameWorkMs, longTasks };
}

/** Scrolls the area that contains the list. @returns the number of tasks longer than 50 ms meanwhile */
function scrollFast(list: Locator): Promise<number> {
  return list.evaluate(
    async (element, [frames, pixels]) => {
      const longTasks = new PerformanceObserver(() => undefined);
      longTasks.observe({ type: 'longtask' });
      let area: Element | null = element;
      while (area && area.scrollHeight <= area.clientHeight) area = area.parentElement;
      for (let frame = 0; area && frame < frames; frame += 1) {
        area.scrollTop += pixels;
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
      return longTasks.takeRecords().length;
    },
    [FRAMES, PIXELS_A_FRAME] as const,
  );
}
