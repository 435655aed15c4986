import type { Locator } from '@playwright/test';

export const SCROLLED_FRAMES = 120;

/** 2,400 pixels a second, as when the wheel is turned fast. */
const PIXELS_A_FRAME = 40;

/** Scrolls the area that contains the list. @returns the number of tasks longer than 50 ms meanwhile */
export function scrollFast(list: Locator): Promise<number> {
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
    [SCROLLED_FRAMES, PIXELS_A_FRAME] as const,
  );
}
