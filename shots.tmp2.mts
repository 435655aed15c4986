import { chromium } from '@playwright/test';
import { serveFiles } from './e2e/support/fileServer';
import { Application } from './e2e/support/application';
const host = await serveFiles('/tmp/offline/standalone', '/marcus/');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
context.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 200)));
const page = await context.newPage();
const app = new Application(page);
const state = () => page.evaluate(async () => {
  const reg = await navigator.serviceWorker.getRegistration();
  return JSON.stringify({ i: reg?.installing?.state, w: reg?.waiting?.state, a: reg?.active?.state, c: navigator.serviceWorker.controller?.state, k: (await caches.keys()).length, settings: document.querySelectorAll('meta[name="marcus-config"]').length, notice: document.querySelector('[aria-label="New version"]')?.textContent });
}).catch((e) => String(e).slice(0, 80));
await page.goto(host.url); await app.skipSplash();
await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
host.folder = 'dist'; host.asked.length = 0;
await page.reload(); await app.skipSplash();
for (let i = 0; i < 6; i += 1) { console.log(i, await state()); await page.waitForTimeout(700); }
console.log(host.asked.slice(0, 10));
await page.getByRole('complementary', { name: 'New version' }).getByRole('button', { name: 'Reload' }).click({ timeout: 3000 }).catch((e) => console.log(String(e).slice(0, 100)));
for (let i = 0; i < 12; i += 1) { console.log(i, await state()); await page.waitForTimeout(1000); }
await browser.close(); await host.stop();
