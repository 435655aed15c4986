/** Leaving the page and returning through the browser's back/forward cache. */
import type { Page } from '@playwright/test';
import { wholeChromiumPath } from '../mocks/tools/chromiumPath';
import { SessionUser } from './support/sessionUser';
import { expect, test } from './support/sessionTest';

test.skip(wholeChromiumPath() === undefined, 'A headless shell has no back/forward cache');

/** The policy refuses the picture's own style; one of the two messages may come after the page has returned. */
const OF_THE_PICTURE = /inline style|style-src-elem refused inline/;

interface ShownWindow {
  shown?: boolean[];
}

/**
 * Chromium closes the socket of a cached page when the page returns, and the services end the session with
 * it. The page is restored with its work, and gets a seat again.
 */
test('a page from the back/forward cache has its work, and gets a seat back without a click @smoke', async ({
  playwright,
  launchOptions,
  services,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    // Playwright switches the cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: services.origin });
  const user = await SessionUser.in(context, services.origin);
  await noteShowing(user.page);
  await user.come();
  await expect(user.active).toBeVisible();
  await user.app.trySampleArticle();

  // A document with the page's own headers: from one without, Chromium restores nothing.
  await user.page.goto('/favicon.svg');
  // A page from the cache loads nothing.
  await user.page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => showings(user.page)).toEqual([false, true]);
  await user.app.expectDocument('sample-article.pdf');
  await expect.poll(() => user.sessionsMade).toBe(2);
  await expect(user.active).toBeVisible();
  expect(await services.queue()).toMatchObject({ active_sessions: 1, waiting_queue_length: 0 });
  await user.app.extractText();
  user.forgiveRefusedSockets();
  expect(user.findings.errors.filter((error) => !OF_THE_PICTURE.test(error))).toEqual([]);
  await browser.close();
});

/** Records for each time the page is shown whether it came from the cache. */
const noteShowing = (page: Page) =>
  page.addInitScript(() => {
    const shown: boolean[] = [];
    (window as ShownWindow).shown = shown;
    window.addEventListener('pageshow', ({ persisted }) => shown.push(persisted));
  });

const showings = (page: Page) => page.evaluate(() => (window as ShownWindow).shown);
