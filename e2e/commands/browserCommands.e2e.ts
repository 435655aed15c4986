/** The commands that need Chromium, run as a user runs them; those that take long in a short form. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { npmRun, npmServe, type ServingCommand } from '../../mocks/testing/npmRun';

/** A build of the page, or a story of a trace, beside other tests. */
test.describe.configure({ timeout: 300_000 });

async function expectApplication(page: Page, { origin }: ServingCommand): Promise<void> {
  await page.goto(origin, { timeout: 240_000 });
  await expect(page.getByRole('button', { name: 'Try the sample article' })).toBeVisible({
    timeout: 60_000,
  });
}

test('npm start serves the application', async ({ page }) => {
  const serving = await npmServe('start');
  try {
    await expectApplication(page, serving);
  } finally {
    await serving.stop();
  }
});

test('npm run dev serves the application', async ({ page }) => {
  const serving = await npmServe('dev');
  try {
    await expectApplication(page, serving);
  } finally {
    await serving.stop();
  }
});

test('npm run bench:browser prints what the page costs', async () => {
  const { code, output } = await npmRun('bench:browser', '20');
  expect(output).toMatch(/Elements +\d/);
  expect(output).toMatch(/^ *20 +\d/m);
  expect(code).toBe(0);
});

test('npm run traces makes a trace that npm run replay reproduces', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'marcus-traces-'));
  try {
    const made = await npmRun('traces', 'queue-wait', '--to', folder);
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('queue-wait.json') });
    const replayed = await npmRun('replay', path.join(folder, 'queue-wait.json'));
    expect(replayed.output).toContain('Every state was reproduced.');
    expect(replayed.code).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
