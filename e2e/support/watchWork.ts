import type { Page } from '@playwright/test';

interface WorkWindow {
  workGone?: string[];
}

/** Checks the open document and its cut-outs on every frame from now on, until the page is reloaded. */
export async function watchWork(page: Page): Promise<void> {
  await page.evaluate(() => {
    const PARTS = {
      'the application': '#root h1',
      'the PDF': '.page[data-page-number="1"] canvas',
      'the cut-outs': '[aria-label="Segments"] [role="listitem"]',
    };
    const gone: string[] = [];
    (window as WorkWindow).workGone = gone;
    const look = () => {
      for (const [name, selector] of Object.entries(PARTS)) {
        const isThere = document.querySelector(selector)?.checkVisibility() ?? false;
        if (!isThere && !gone.includes(name)) gone.push(name);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

/** What was not visible at some moment since then; `null` if the page was reloaded. */
export const workThatWasGone = (page: Page): Promise<readonly string[] | null> =>
  page.evaluate(() => (window as WorkWindow).workGone ?? null);
