import { expect, type BrowserContextOptions } from '@playwright/test';
import { test as base } from './servicesTest';
import { SessionUser } from './sessionUser';

interface Fixtures {
  /** Adds another user with a separate browser; all leave when the test ends. */
  readonly newUser: (options?: BrowserContextOptions) => Promise<SessionUser>;
}

/** Tests of sessions: the seats belong to the file, which therefore has its own services. */
export const test = base.extend<Fixtures>({
  newUser: async ({ browser, services }, use) => {
    const users: SessionUser[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: services.origin, ...options });
      const user = await SessionUser.in(context, options.baseURL ?? services.origin);
      users.push(user);
      return user;
    });
    for (const { page, findings } of users) {
      await page.context().close();
      expect.soft(findings.foreign, 'requests that left the machine').toEqual([]);
      expect.soft(findings.errors, 'errors in the page').toEqual([]);
    }
    await services.reset();
  },
});

export { expect };
