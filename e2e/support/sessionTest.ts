import { expect, test as base, type BrowserContextOptions } from '@playwright/test';
import { startOwnServices, type OwnServices } from './ownServices';
import { SessionUser } from './sessionUser';

interface WorkerFixtures {
  /** Times of the services, such as `MARCUS_SESSION_IDLE_MS`; one file of tests sets them once. */
  readonly servicesEnv: Readonly<Record<string, string>>;
  readonly services: OwnServices;
}

interface Fixtures {
  /** Another user comes with a browser of their own; all leave when the test ends. */
  readonly newUser: (options?: BrowserContextOptions) => Promise<SessionUser>;
}

/** Tests of sessions: the seats belong to the file, so that services of its own hold them. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  servicesEnv: [{}, { scope: 'worker', option: true }],
  services: [
    async ({ servicesEnv }, use) => {
      const services = await startOwnServices(servicesEnv);
      await use(services);
      await services.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
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
