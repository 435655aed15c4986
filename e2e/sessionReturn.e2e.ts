/** Leaving the page and coming back through the browser's back/forward cache. */
import type { Page } from '@playwright/test';
import { SessionUser } from './support/sessionUser';
import { expect, test } from './support/sessionTest';

interface ShownWindow {
  shown?: boolean[];
}

/**
 * Chromium cuts the socket of a kept page when the page comes back, and with its socket the services end
 * a session. The page comes back as it was, with its work, and takes a seat again.
 */
test('a page out of the back/forward cache has its work, and takes a seat by itself', async ({
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

  await user.page.goto('/theme.js');
  // A page out of the cache loads nothing.
  await user.page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => showings(user.page)).toEqual([false, true]);
  await user.app.expectDocument('sample-article.pdf');
  await expect.poll(() => user.sessionsMade, { timeout: 30_000 }).toBe(2);
  await expect(user.active).toBeVisible();
  expect(await services.queue()).toMatchObject({ active_sessions: 1, waiting_queue_length: 0 });
  await user.app.extractText();
  user.forgiveRefusedSockets();
  expect(user.findings.errors).toEqual([]);
  await browser.close();
});

/** Whether the page came out of the cache, each time it was shown. */
const noteShowing = (page: Page) =>
  page.addInitScript(() => {
    const shown: boolean[] = [];
    (window as ShownWindow).shown = shown;
    window.addEventListener('pageshow', ({ persisted }) => shown.push(persisted));
  });

const showings = (page: Page) => page.evaluate(() => (window as ShownWindow).shown);
