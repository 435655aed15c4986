import { defineConfig } from '@playwright/test';

/** Away from the port people use, so that a running application is not disturbed. */
const PORT = Number(process.env['E2E_PORT'] ?? 18080);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // The services hold three seats and do the recognition on the same cores as the browser.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 15_000,
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: 'npm start',
    url: `http://127.0.0.1:${PORT}/api/health`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGINT', timeout: 5_000 },
    env: { PORT: String(PORT), MARCUS_FAULTS: '1' },
  },
});
