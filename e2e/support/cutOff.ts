import type { Page } from '@playwright/test';

/**
 * Describes everything that extends beyond the window sideways, or is clipped by its container. Text with an
 * ellipsis and the content of scroll areas are meant to be clipped.
 */
export function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Fractions of a pixel come from rounding. */
    const TOLERANCE = 1;
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width + TOLERANCE) {
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    }
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    const clipper = (element: Element): Element | null => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        // In the top layer only the window clips.
        if (box.matches('[popover]')) return document.documentElement;
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') return null;
        if (overflowX === 'hidden' || overflowX === 'clip') return box;
      }
      return document.documentElement;
    };
    const isHiddenOnPurpose = (element: Element) => {
      const { clipPath, visibility, opacity } = getComputedStyle(element);
      return clipPath !== 'none' || visibility === 'hidden' || opacity === '0';
    };
    const selector = 'button, a, input, select, h1, h2, h3, img, [role="radio"], [role="listitem"]';
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || isHiddenOnPurpose(element)) continue;
      if (getComputedStyle(element).textOverflow === 'ellipsis') continue;
      const holder = clipper(element);
      if (!holder) continue;
      const limit = holder.getBoundingClientRect();
      if (box.left < limit.left - TOLERANCE || box.right > limit.right + TOLERANCE) {
        found.push(`${nameOf(element)}: ${Math.round(box.left)} to ${Math.round(box.right)} px`);
      }
    }
    return found;
  });
}
