import { chromium } from '@playwright/test';
import { serveFiles } from './e2e/support/fileServer';
import { Application } from './e2e/support/application';
import { startOwnServices } from './e2e/support/ownServices';
const host = await serveFiles('/tmp/offline/standalone', '/marcus/');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
for (const [name, width, height, scheme] of [['1440-light', 1440, 900, 'light'], ['1440-dark', 1440, 900, 'dark'], ['1280', 1280, 720, 'light'], ['390', 390, 844, 'light']] as const) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme });
  const page = await context.newPage();
  const app = new Application(page);
  await page.goto(host.url);
  await app.skipSplash();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60000 });
  await page.evaluate(() => sessionStorage.setItem('marcus.servicesPage', '/'));
  await page.reload(); await app.skipSplash();
  await page.getByTitle('Session details').click({ timeout: 10000 });
  await page.waitForTimeout(1200);
  await page.screenshot({ path: `/tmp/offline/s-panel-${name}.png` });
  await context.close();
}
await host.stop();
const services = await startOwnServices();
for (const [name, width, height, scheme] of [['1440-light', 1440, 900, 'light'], ['1440-dark', 1440, 900, 'dark'], ['1280', 1280, 720, 'light'], ['390', 390, 844, 'light']] as const) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, baseURL: services.origin });
  const page = await context.newPage();
  await page.route('**/session/create*', (r) => r.fulfill({ status: 503, contentType: 'application/json', body: '{"detail":"All workers are busy"}' }));
  await page.goto('/');
  for (let i = 0; i < 20; i += 1) { await page.keyboard.press('Shift'); await page.waitForTimeout(200); }
  await page.getByRole('button', { name: 'Go on in this browser' }).waitFor({ timeout: 40000 }).catch((e) => console.log(name, String(e).slice(0, 200)));
  await page.screenshot({ path: `/tmp/offline/s-gate-${name}.png` });
  if (name === '1280') {
    await page.getByRole('button', { name: 'Go on in this browser' }).click();
    await page.waitForURL('**/standalone/');
    for (let i = 0; i < 10; i += 1) { await page.keyboard.press('Shift'); await page.waitForTimeout(200); }
    await page.getByText('MARCUS Active').waitFor({ timeout: 60000 });
    await page.getByTitle('Session details').click();
    await page.getByRole('button', { name: 'Back to the services' }).waitFor();
    await page.unroute('**/session/create*');
    await page.getByRole('button', { name: 'Back to the services' }).click();
    await page.waitForURL(services.origin + '/');
    for (let i = 0; i < 10; i += 1) { await page.keyboard.press('Shift'); await page.waitForTimeout(200); }
    await page.getByText('MARCUS Active').waitFor({ timeout: 60000 });
    console.log('there and back');
  }
  await context.close();
}
await browser.close(); await services.stop();
console.log('shots done');
