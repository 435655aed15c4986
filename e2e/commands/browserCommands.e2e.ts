/** The commands that need Chromium, run as by a user; slow ones in a short form. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { npmRun, npmServe, type ServingCommand } from '../../mocks/testing/npmRun';
import { LONG_MS } from '../support/waits';

/** The page, with services that read an article: its text, which takes less than its drawings. */
async function expectApplication(page: Page, { origin }: ServingCommand): Promise<void> {
  await page.goto(origin, { timeout: 240_000 });
  await page.getByRole('button', { name: 'Try the sample article' }).click();
  await page.getByRole('button', { name: 'Extract Text' }).click();
  await expect(page.getByText('Podophyllum peltatum').first()).toBeVisible({ timeout: LONG_MS });
}

test('npm start serves the application @smoke', async ({ page }) => {
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

test('npm run build:standalone writes a folder with a list of its files', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'marcus-standalone-'));
  const site = path.join(folder, 'site');
  try {
    expect(await npmRun('build:standalone', site, '--uncompressed')).toMatchObject({ code: 0 });
    const { files } = JSON.parse(readFileSync(path.join(site, 'asset-manifest.json'), 'utf8'));
    const names = files.map((file: { readonly path: string }) => file.path);
    expect(names).toEqual(expect.arrayContaining(['index.html', 'sample-article.pdf']));
    for (const file of files) {
      expect(readFileSync(path.join(site, file.path))).toHaveLength(file.bytes);
    }
    const notices = readFileSync(path.join(site, 'third-party-notices.txt'), 'utf8');
    for (const name of [
      '@rdkit/rdkit',
      'onnxruntime-web',
      'hono',
      'utif2',
      'react-dom',
      'taxonfinder',
    ]) {
      expect(notices).toContain(`${name} `);
    }
    expect(notices).toContain('Kevin Atkinson');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('npm run bench:browser prints the costs of the page', async () => {
  const { code, output } = await npmRun('bench:browser', '20', '--runs', '1');
  expect(output).toMatch(/Encoding of the scripts +br\b/);
  expect(output).toMatch(/Elements +\d/);
  expect(output).toMatch(/^ *20 +\d/m);
  expect(code).toBe(0);
});

test('npm run day prints what a curator does in an hour, and which planted errors are told', async () => {
  const { code, output } = await npmRun(
    'day',
    '--articles',
    '1',
    '--drawings',
    '4',
    '--planted',
    '1',
  );
  expect(output).toMatch(/^all +4 +\d/m);
  expect(output).toMatch(/^all planted +1 +\d/m);
  expect(code).toBe(0);
});

test('npm run picture takes README’s picture and those of the installed application', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'marcus-picture-'));
  try {
    expect(await npmRun('picture', '--to', folder, '--icons', folder)).toMatchObject({ code: 0 });
    const picture = readFileSync(path.join(folder, 'marcus.png'));
    // Width and height in a PNG's first chunk.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1440, 900]);
    const { icons, screenshots } = JSON.parse(
      readFileSync('public/manifest.webmanifest', 'utf8'),
    ) as Record<'icons' | 'screenshots', { src: string; sizes: string }[]>;
    for (const { src, sizes } of [...icons, ...screenshots].filter(
      ({ sizes }) => sizes !== 'any',
    )) {
      const drawn = readFileSync(path.join(folder, path.basename(src)));
      expect(`${drawn.readUInt32BE(16)}x${drawn.readUInt32BE(20)}`, src).toBe(sizes);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('npm run traces records a trace that npm run replay reproduces', async () => {
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
