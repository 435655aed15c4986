/**
 * `npm run picture [-- --to folder --icons folder]`: takes README's picture, `marcus.png`, from the running
 * application with the sample article read completely, and draws the icons and pictures of the installed one
 * (`public/manifest.webmanifest`).
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumPath } from '../../mocks/tools/chromiumPath';
import { Application } from '../support/application';
import { startOwnServices } from '../support/ownServices';
import { drawIcons } from './drawIcons';

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'docs' },
    icons: { type: 'string', default: 'public/icons' },
  },
});

/** ms; mostly for reading the sample article. */
const PATIENCE_MS = 120_000;

const services = await startOwnServices();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({
    baseURL: services.origin,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
  });
  page.setDefaultTimeout(PATIENCE_MS);
  const app = new Application(page);
  await readSample(app);
  const file = path.join(values.to, 'marcus.png');
  await take(page, file);
  console.log(`${file} shows the application as it is now.`);
  await drawIcons('public/favicon.svg', values.icons);
  await page.setViewportSize({ width: 1280, height: 720 });
  await take(page, path.join(values.icons, 'screenshot-wide.png'));
  await page.setViewportSize({ width: 390, height: 844 });
  await app.structuresColumn.scrollIntoViewIfNeeded();
  await app.grid.card(2).scrollIntoViewIfNeeded();
  await take(page, path.join(values.icons, 'screenshot-narrow.png'));
  await app.leave();
} finally {
  await browser.close();
  await services.stop();
}

/** As a palette: a third of the size, and no visible difference in an interface of flat colours. */
async function take(page: Page, file: string): Promise<void> {
  // The layout follows a resize after 200 ms (docs/requirements/core.md 9.9).
  await page.waitForTimeout(500);
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .png({ palette: true, compressionLevel: 9 })
    .toFile(file);
}

async function readSample(app: Application): Promise<void> {
  const { page } = app;
  await page.goto('/');
  await page.keyboard.press('Escape');
  await page.getByText('MARCUS Active').waitFor();
  await app.button('Try the sample article').click();
  await app.doi.waitFor();
  await app.button('Read this article').click();
  await app.expectRead();
  await app.closeToasts();
  await page.mouse.move(0, 0);
}
