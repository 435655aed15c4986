import { expect } from '@playwright/test';
import { Application } from './application';
import { faultSwitchboard, type Faults } from './faults';
import { test as base } from './servicesTest';
import { watchPage, type PageFindings } from './watchPage';

interface Fixtures {
  /** The application on an open page; it leaves the page, and thus its seat, when the test ends. */
  readonly app: Application;
  readonly faults: Faults;
  readonly findings: PageFindings;
}

export const test = base.extend<Fixtures>({
  /** Fails a test whose page contacted anyone else, threw, or violated its own security policy. */
  findings: [
    async ({ page, baseURL }, use) => {
      const findings = await watchPage(page, new URL(baseURL!).origin);
      await use(findings);
      expect.soft(findings.foreign, 'requests that left the machine').toEqual([]);
      expect.soft(findings.errors, 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],
  faults: async ({ request }, use) => {
    const faults = faultSwitchboard(request);
    await use(faults);
    await faults.clear();
  },
  // The page closes before the faults are cleared, so that no faulty call outlives its test.
  app: async ({ page, findings: _watchedFromTheStart }, use) => {
    const app = new Application(page);
    await use(app);
    await app.leave();
  },
});

export { expect };
