/** The theme: right from the first frame, and followed everywhere, even while a dialog is open. */
import sharp from 'sharp';
import type { Locator, Page } from '@playwright/test';
import { picture } from './support/picture';
import { expect, test } from './support/test';

type Theme = 'light' | 'dark';

/** The midpoint between the backgrounds of both themes, of 255. */
const MIDDLE = 128;

const themeOf = (brightness: number): Theme => (brightness > MIDDLE ? 'light' : 'dark');

/** The theme of the page's current background. */
const shownTheme = async (page: Page): Promise<Theme> =>
  themeOf(await cornerOf(await page.screenshot()));

/** Brightness of the lower left corner of a picture, where every screen shows its background. */
async function cornerOf(picture: Buffer): Promise<number> {
  const { height } = await sharp(picture).metadata();
  const corner = { left: 1, top: height - 3, width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0] = await sharp(picture).extract(corner).raw().toBuffer();
  return (red + green + blue) / 3;
}

/**
 * Reloads the page, and returns the theme of every frame painted meanwhile. The application's own style sheet,
 * which its scripts wait for, is held back until the splash is seen: on a busy machine a later visit's 0.6 s of
 * it pass before anybody looks.
 */
async function framesOfReload(page: Page): Promise<Theme[]> {
  const splash = page.getByRole('region', { name: 'MARCUS is starting' });
  let splashWasSeen = false;
  await page.route(/assets\/.*\.css/, async (route) => {
    await splash.waitFor();
    splashWasSeen = true;
    await route.continue();
  });
  const client = await page.context().newCDPSession(page);
  const frames: Buffer[] = [];
  client.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'));
    void client.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await client.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.reload();
  expect(splashWasSeen).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByText('MARCUS Active')).toBeVisible();
  await client.send('Page.stopScreencast');
  await client.detach();
  return Promise.all(frames.map(async (frame) => themeOf(await cornerOf(frame))));
}

const CASES = [
  { stored: 'dark', system: 'light', shown: 'dark' },
  { stored: 'light', system: 'dark', shown: 'light' },
  { stored: null, system: 'dark', shown: 'dark' },
  { stored: '<script>dark</script>', system: 'light', shown: 'light' },
] as const;

for (const { stored, system, shown } of CASES) {
  test(`no frame flashes: ${stored ?? 'nothing'} stored, a ${system} system`, async ({
    app,
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await app.open();
    await page.evaluate(
      (value) => value !== null && localStorage.setItem('marcus.theme', value),
      stored,
    );
    await page.reload();
    const frames = await framesOfReload(page);
    expect(frames.length).toBeGreaterThan(2);
    expect([...new Set(frames)]).toEqual([shown]);
  });
}

test('an open dialog and the editor follow the system and another tab', async ({
  app,
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await app.open();
  await app.trySampleArticle();
  await app.extractStructures();
  await app.readSegment(1);
  await app.grid.card(1).focus();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Edit Structure' });
  await expect(dialog.getByText('Starting the editor...')).toBeHidden();
  const ground = () => dialog.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await ground();
  await picture(page, 'editor-light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
  await picture(page, 'editor-dark');
  expect(await shownTheme(page)).toBe('dark');
  const other = await context.newPage();
  await other.goto('/theme.js');
  await other.evaluate(() => localStorage.setItem('marcus.theme', 'light'));
  await expect.poll(ground).toBe(light);
  await other.close();
});

test('controls are visible in the forced colours of a high contrast mode', async ({
  app,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await app.open();
  await page.keyboard.press('?');
  const toggle = page.getByRole('switch', { name: 'Single-letter keys' });
  /** Without the focus ring, which lies outside. */
  const pictureOf = async (target: Locator) => {
    await target.blur();
    return (await target.screenshot()).toString('base64');
  };
  const on = await pictureOf(toggle);
  await picture(page, 'forced-help');
  await toggle.click();
  expect(await pictureOf(toggle), 'on and off look the same').not.toBe(on);
  await page.keyboard.press('Escape');
  await app.trySampleArticle();
  await app.extractStructures();
  await app.button('Messages').click();
  const kinds = page.getByRole('radiogroup', { name: 'Shown messages' });
  const chosen = await pictureOf(kinds);
  await kinds.getByRole('radio', { checked: false }).check();
  expect(await pictureOf(kinds), 'each choice looks the same').not.toBe(chosen);
  await page.keyboard.press('Escape');
  await picture(page, 'forced-segments');
  const unseen = await page.evaluate(() =>
    Array.from(document.querySelectorAll('button, input, a'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { color, backgroundColor, borderStyle } = getComputedStyle(element);
        return color === backgroundColor && borderStyle === 'none';
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(unseen).toEqual([]);
});
