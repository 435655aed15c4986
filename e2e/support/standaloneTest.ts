import { expect } from '@playwright/test';
import { test as base } from '@playwright/test';
import { Application } from './application';
import { startStandaloneSite, type StandaloneSite } from './standaloneSite';
import { watchPage, type PageFindings } from './watchPage';

interface Fixtures {
  readonly app: Application;
  readonly findings: PageFindings;
}

/** The application alone: its page and services in the browser, its files on a server that knows nothing else. */
export const test = base.extend<Fixtures, { readonly site: StandaloneSite }>({
  site: [
    async ({}, use) => {
      const site = await startStandaloneSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  /** Fails a test whose page asked anyone for anything but files, threw, or violated its policy. */
  findings: [
    async ({ page, site }, use) => {
      const findings = await watchPage(page, new URL(site.url).origin);
      await use(findings);
      site.refuses = () => false;
      site.trickles = () => false;
      expect.soft(findings.foreign, 'requests that left the machine').toEqual([]);
      expect.soft(findings.errors, 'errors in the page').toEqual([]);
      expect.soft(site.missing, 'requests for what is no file').toEqual([]);
    },
    { auto: true },
  ],
  app: async ({ page, findings: _watchedFromTheStart }, use) => {
    const app = new Application(page);
    await use(app);
    await app.leave();
  },
});

export { expect };
