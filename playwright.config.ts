import { defineConfig } from '@playwright/test';
import type { HomeOption } from './e2e/support/servicesTest';
import { TEST_MS, WAIT_MS } from './e2e/support/waits';
import { chromiumPath, wholeChromiumPath } from './mocks/tools/chromiumPath';

/** Tests of the back/forward cache, which Chromium's headless shell does not have. */
const NEED_WHOLE_CHROMIUM = '**/sessionReturn.e2e.ts';

/** Tests of the application alone, whose files any server serves. */
const STANDALONE = '**/standalone/*.e2e.ts';

/** Journeys that are the same wherever the services are. */
const IN_EVERY_HOME = ['annotating', 'boxes', 'review'].map((name) => `**/e2e/${name}.e2e.ts`);

const wholeChromium = wholeChromiumPath();

const launchOptions = {
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    // Without a graphics card, emulating one takes a tenth of the processor time.
    '--disable-gpu',
  ],
};

export default defineConfig<object, HomeOption>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/buildOnce.ts',
  // Two workers keep two cores busy; three took as long. The tests of one file share services.
  workers: 2,
  fullyParallel: false,
  // `.ci/run` lists tests that only pass on retry, so that they are not forgotten.
  retries: process.env['CI'] ? 1 : 0,
  // Where the page does not work at all, each test waits for its whole time, and the run would be cut off
  // before it has said what failed.
  maxFailures: process.env['CI'] ? 8 : 0,
  timeout: TEST_MS,
  expect: { timeout: WAIT_MS },
  reporter: [['list']],
  use: {
    actionTimeout: WAIT_MS,
    viewport: { width: 1440, height: 900 },
    // Recording takes a third of the processor time: in CI only failed tests are recorded, on their second
    // run.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    {
      name: 'Chromium',
      testIgnore: [NEED_WHOLE_CHROMIUM, STANDALONE],
      use: { launchOptions: { ...launchOptions, executablePath: chromiumPath() } },
    },
    {
      name: 'standalone',
      testMatch: STANDALONE,
      use: {
        launchOptions: { ...launchOptions, executablePath: chromiumPath() },
        // What is fetched when is their subject; e2e/offline.e2e.ts tests what is stored.
        serviceWorkers: 'block',
      },
    },
    {
      name: 'journeys in the page alone',
      testMatch: IN_EVERY_HOME,
      use: {
        home: 'page',
        launchOptions: { ...launchOptions, executablePath: chromiumPath() },
        serviceWorkers: 'block',
      },
    },
    {
      // The list of tests says so where that one is skipped.
      name: wholeChromium === undefined ? 'no whole Chromium is installed' : 'whole Chromium',
      testMatch: NEED_WHOLE_CHROMIUM,
      use: {
        launchOptions: { ...launchOptions, executablePath: wholeChromium ?? chromiumPath() },
      },
    },
  ],
});
