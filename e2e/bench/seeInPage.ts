import type { Page } from '@playwright/test';

/**
 * Clicks a button and waits for its effect, both from inside the page: the test's own search for controls by
 * name would cost as much CPU time as the page, and users don't have that cost.
 *
 * @param words of the button's text or label
 * @param selector of what is to be there, and not hidden
 */
export const clickAndSee = (page: Page, words: string, selector: string): Promise<void> =>
  page.evaluate(
    ({ words, selector }) =>
      new Promise<void>((seen) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector(selector)) return;
          observer.disconnect();
          seen();
        });
        const attributeFilter = ['hidden'];
        observer.observe(document, { attributeFilter, childList: true, subtree: true });
        for (const button of document.querySelectorAll('button'))
          if (`${button.textContent} ${button.ariaLabel}`.includes(words)) return button.click();
      }),
    { words, selector },
  );
