/** Panels that replace the work, with their own addresses; and the header and the menu around them. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { findCutOff } from './support/cutOff';
import { expectAccessibleInEveryLook } from './support/looks';
import { SEATS } from './support/ownServices';
import { expect, test } from './support/test';

const OVERLAYS = [
  { address: '/#/features', name: 'Features', heading: 'Features' },
  { address: '/#/about', name: 'About', heading: 'About MARCUS' },
  { address: '/#/disclaimer', name: 'Disclaimer', heading: 'Disclaimer' },
  { address: '/#/privacy-policy', name: 'Privacy Policy', heading: 'Privacy Policy' },
] as const;

const overlay = (page: Page, name: string) => page.getByRole('main', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
/** Below the screens before the application. */
const gateLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'About MARCUS' }).getByRole('link', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Exactly one of them is shown, or none. */
async function expectShown(page: Page, name: string | null): Promise<void> {
  for (const other of OVERLAYS) {
    await expect(overlay(page, other.name)).toHaveCount(other.name === name ? 1 : 0);
  }
}

test.beforeEach(({ services }) => services.reset());

for (const { address, name, heading: title } of OVERLAYS) {
  test(`${address} opens by its link, begins with its heading and names the window`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(heading(page, title)).toBeFocused();
    await expect(page).toHaveTitle(`${name} – MARCUS`);
    await expectShown(page, name);
    // The splash does not delay what a link leads to.
    await expect(page.getByRole('region', { name: 'MARCUS is starting' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expectShown(page, null);
    await expect(page).toHaveTitle('MARCUS');
    await expect(page).toHaveURL(/#\/$/);
  });
}

test('an unknown address leaves the work where it is', async ({ app, page }) => {
  await page.goto('/#/nothing');
  await app.skipSplash();
  await expectShown(page, null);
  await expect(page).toHaveURL(/#\/nothing$/);
});

test('links, back, forward and typed addresses show at most one overlay @smoke', async ({
  app,
  page,
}) => {
  await app.open();
  await link(page, 'Features').click();
  await expectShown(page, 'Features');
  await expect(link(page, 'Features')).toHaveAttribute('aria-current', 'page');
  await link(page, 'About').click();
  await expectShown(page, 'About');
  await link(page, 'Privacy Policy').click();
  await expectShown(page, 'Privacy Policy');
  await page.goBack();
  await expectShown(page, 'About');
  await page.goBack();
  await expectShown(page, 'Features');
  await page.goForward();
  await expectShown(page, 'About');
  await page.evaluate(() => {
    location.hash = '#/disclaimer';
  });
  await expectShown(page, 'Disclaimer');
  await link(page, 'Disclaimer').click();
  await expectShown(page, null);
  await page.goBack();
  await expectShown(page, 'Disclaimer');
  await link(page, 'Home').click();
  await expectShown(page, null);
  await expect(link(page, 'Home')).toHaveAttribute('aria-current', 'page');
});

test('every way back returns the focus to where it was', async ({ app, page }) => {
  await app.open();
  const about = link(page, 'About');
  for (const way of ['Escape', 'Back to Application', 'Close']) {
    await about.focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'About MARCUS')).toBeFocused();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await app.button(way).click();
    await expectShown(page, null);
    await expect(about).toBeFocused();
  }
});

test('the work behind is unchanged: its scroll position, its words, a run that continues', async ({
  app,
  page,
}) => {
  await app.open();
  await app.trySampleArticle();
  await app.extractText();
  await app.extractStructures();
  const pageField = app.documentColumn.getByRole('textbox', { name: /page/i });
  await pageField.fill('2');
  await pageField.press('Enter');
  await expect(app.pdfPage(2).locator('canvas')).toBeVisible();
  await app.chooseEngine('MolNexTR');
  await app.selectAll();
  await app.button('Get Structures').click();
  const before = await scrolls(page);
  await pageField.focus();
  await page.evaluate(() => {
    location.hash = '#/features';
  });
  await expect(heading(page, 'Features')).toBeFocused();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 3_000);
  await page.mouse.move(700, 20);
  await page.mouse.wheel(0, 500);
  const { converted } = await app.recognitionResult();
  expect(converted).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(pageField).toBeFocused();
  await expect(pageField).toHaveValue('2');
  expect(await scrolls(page)).toEqual(before);
});

test('the heading and the way back are not covered by the header, which shrinks when the overlay is scrolled', async ({
  app,
  page,
}) => {
  await app.open();
  for (const width of [1440, 1000, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/#/about');
    const header = page.getByRole('banner');
    const back = app.button('Back to Application');
    const full = 48;
    await expect.poll(async () => (await header.boundingBox())!.height).toBe(full);
    expect((await heading(page, 'About MARCUS').boundingBox())!.y).toBeGreaterThan(full);
    for (const [scrolled, height] of [
      [15, full],
      [21, 44],
      [600, 44],
    ] as const) {
      await overlay(page, 'About').evaluate((element, y) => element.scrollTo(0, y), scrolled);
      await expect.poll(async () => (await header.boundingBox())!.height).toBe(height);
      expect((await back.boundingBox())!.y).toBeGreaterThanOrEqual(height);
    }
    await page.goto('/#/');
  }
});

test('Upload Document and Get Started lead to the file chooser', async ({ app, page }) => {
  await app.open();
  const choice = app.documentColumn.getByRole('button', { name: /^Upload PDF Document/ });
  for (const [address, button] of [
    ['/#/features', 'Upload Document'],
    ['/#/features', 'Get Started'],
    ['/#/about', 'Get Started'],
  ] as const) {
    await page.goto(address);
    await app.button(button).click();
    await expectShown(page, null);
    await expect(choice).toBeFocused();
  }
  await app.trySampleArticle();
  await page.goto('/#/features');
  await app.button('Upload Document').click();
  await expect(app.button('More about the PDF')).toBeFocused();
});

test('Learn More and View Features lead on', async ({ app, page }) => {
  await app.open();
  await page.goto('/#/about');
  await app.button('View Features').click();
  await expect(heading(page, 'Features')).toBeFocused();
  await expectShown(page, 'Features');
  await app.button('Learn More').click();
  const list = page.getByRole('heading', { name: 'What it does' });
  await expect(list).toBeFocused();
  const bar = (await app.button('Back to Application').boundingBox())!;
  expect((await list.boundingBox())!.y).toBeGreaterThan(bar.y + bar.height);
});

test('the citation and the link to the privacy policy are copied, or a failure is reported', async ({
  app,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await app.open();
  await page.goto('/#/disclaimer');
  await app.button('Copy citation').click();
  await app.expectToast('Citation copied to clipboard');
  expect(await copied()).toMatch(/^Rajan K\., .* https:\/\/doi\.org\/10\.1039\/d5dd00313j$/);
  await app.button('Copy BibTeX').click();
  await app.expectToast('BibTeX copied to clipboard');
  expect(await copied()).toMatch(/^@article\{rajan2025marcus,\n/);
  await page.goto('/#/privacy-policy');
  await app.button('Copy Link').click();
  await app.expectToast('Privacy policy link copied to clipboard');
  expect(await copied()).toBe(page.url());
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
  });
  await app.button('Copy Link').click();
  await app.expectToast('Failed to copy link');
  await page.goto('/#/disclaimer');
  await app.button('Copy citation').click();
  await app.expectToast('Failed to copy to clipboard');
});

test("the phone's menu closes after a choice, and Features leads to their list 300 ms later", async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await app.open();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await app.button('Menu').click();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
    'hidden',
  );
  await menu.getByRole('link', { name: 'Features' }).click();
  await expect(menu).toBeHidden();
  await expectShown(page, 'Features');
  const list = page.getByRole('heading', { name: 'What it does' });
  await expect(list).toBeFocused();
  const bar = (await app.button('Back to Application').boundingBox())!;
  const { y } = (await list.boundingBox())!;
  expect(y).toBeGreaterThan(bar.y + bar.height);
  expect(y).toBeLessThan(bar.y + bar.height + 80);
  await app.button('Menu').click();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(menu).toBeHidden();
  await expectShown(page, 'About');
  await app.button('Menu').click();
  await menu.getByRole('switch').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /dark|light/);
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Documentation' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/#help$/);
});

test('disclaimer and privacy policy can be read while waiting, and stay when the seat comes', async ({
  app,
  page,
  services,
}) => {
  const [first] = await services.join(SEATS);
  await page.goto('/');
  await app.skipSplash();
  await expect(heading(page, 'Almost Ready')).toBeVisible();
  await gateLink(page, 'Disclaimer').click();
  await expect(heading(page, 'Disclaimer')).toBeFocused();
  await expect(page).toHaveTitle('(1) Disclaimer – MARCUS');
  await expectAccessibleInEveryLook(page, 'disclaimer before the gate');
  await page.keyboard.press('Escape');
  await expect(gateLink(page, 'Disclaimer')).toBeFocused();
  await gateLink(page, 'Privacy Policy').click();
  const policy = overlay(page, 'Privacy Policy');
  await policy.evaluate((element) => element.scrollTo(0, 500));
  await services.leave(first!);
  await expect(page.getByRole('button', { name: /^MARCUS Active/ })).toBeVisible();
  expect(await policy.evaluate((element) => element.scrollTop)).toBe(500);
  await page.keyboard.press('Escape');
  await expect(heading(page, 'Molecular Annotation')).toBeFocused();
});

test('the privacy policy can be read when the services cannot be reached', async ({
  page,
  faults,
}) => {
  await faults.set({ kind: 'status', path: '/session/*', status: 503, count: 0 });
  await page.goto('/#/privacy-policy');
  await expect(heading(page, 'Privacy Policy')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(heading(page, 'Unable to connect to MARCUS services.')).toBeVisible();
  await gateLink(page, 'Privacy Policy').click();
  await expect(heading(page, 'Privacy Policy')).toBeFocused();
});

test('axe finds nothing serious in any overlay, theme and size', async ({ app, page }) => {
  await app.open();
  for (const { address, name } of OVERLAYS) {
    await page.goto(address);
    await expect(overlay(page, name)).toBeVisible();
    await expectAccessibleInEveryLook(page, name);
  }
});

test('nothing is cut off from 320 to 1920 px', async ({ app, page }) => {
  await app.open();
  for (const { address, name } of [{ address: '/#/', name: 'Home' }, ...OVERLAYS]) {
    await page.goto(address);
    await app.expectNothingCutOff([1920, 1440, 1000, 768, 390, 320], name);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await app.button('Menu').click();
  expect(await findCutOff(page)).toEqual([]);
  await expectAccessible(page, 'menu at 320 px');
});

test('an overlay is printed without the work', async ({ app, page }) => {
  await app.open();
  await page.goto('/#/disclaimer');
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page, 'Disclaimer')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(app.button('Back to Application')).toBeHidden();
  const { height } = (await overlay(page, 'Disclaimer').boundingBox())!;
  expect(height).toBeGreaterThan(900);
});

/** The scroll positions of all scrollable elements. */
const scrolls = (page: Page) =>
  page.evaluate(() => [
    window.scrollY,
    ...[...document.querySelectorAll('#columns *')]
      .map((element) => element.scrollTop)
      .filter((top) => top > 0),
  ]);
