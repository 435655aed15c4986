import type { Locator, Page } from '@playwright/test';
import { expect } from './waits';

/** Put on a control that had the focus. */
const VISITED = 'data-visited-by-tab';

/** Stops outside, as in the page's header. */
const MOST_OUTSIDE = 40;

/** Controls in the tab order that can be seen, and were not visited; of a group of radios, the checked one. */
const leftOut = (scope: Locator): Promise<string[]> =>
  scope.evaluate((root, visited) => {
    const isStop = (element: HTMLElement): boolean => {
      if (element.tabIndex < 0 || element.matches(':disabled')) return false;
      if (element.closest('[inert]')) return false;
      if (element.matches('input[type="radio"]:not(:checked)')) return false;
      return element.checkVisibility({ visibilityProperty: true });
    };
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';
    return [...root.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => isStop(element) && !element.hasAttribute(visited))
      .map((element) => element.outerHTML.slice(0, 160));
  }, VISITED);

/** Presses of Tab between two looks at what is left. */
const AT_ONCE = 8;

/** Tab, and the tooltip of each control on the way, leads to every control; none keeps it or is passed over. */
export async function expectAllReachedByTab(page: Page, scope: Locator): Promise<void> {
  let left = await leftOut(scope);
  expect(left.length).toBeGreaterThan(1);
  for (let most = left.length + MOST_OUTSIDE; left.length > 0 && most > 0; most -= AT_ONCE) {
    for (let press = 0; press < AT_ONCE; press += 1) {
      await page.keyboard.press('Tab');
      await page.evaluate((visited) => document.activeElement?.setAttribute(visited, ''), VISITED);
    }
    left = await leftOut(scope);
  }
  expect(left, 'never reached by Tab').toEqual([]);
}
