import { test, type Page } from '@playwright/test';
import { expectAccessible } from './axe';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

type Device = keyof typeof SIZES;
type Theme = 'light' | 'dark';

/** The layout follows a resize after 200 ms (docs/requirements/core.md 9.9). */
const LAYOUT_FOLLOWS_MS = 300;

/**
 * Each theme and each size once: colours do not depend on the size, nor the layout on the theme (the tests in
 * `src/ui/styles` check the colour pairs).
 */
export const LOOKS: readonly (readonly [Theme, Device])[] = [
  ['light', 'desktop'],
  ['dark', 'phone'],
];

/** Both themes at one size. */
const looksOn = (device: Device): typeof LOOKS => [
  ['light', device],
  ['dark', device],
];

interface LookOptions {
  /** Only at this size. */
  readonly device?: Device;
  /** Recreates a state that would otherwise be gone by the next look, such as a message that vanishes. */
  readonly before?: () => Promise<void>;
}

/**
 * Checks a state in light and dark, on a desktop and on a phone, in one page: the theme follows the system.
 */
export async function expectAccessibleInEveryLook(
  page: Page,
  state: string,
  { device: only, before }: LookOptions = {},
): Promise<void> {
  for (const [theme, device] of only === undefined ? LOOKS : looksOn(only)) {
    const name = `${state}, ${theme}, ${device}`;
    await test.step(name, async () => {
      await showAs(page, theme, device);
      await before?.();
      await expectAccessible(page, name);
    });
  }
  await showAs(page, ...LOOKS[0]!);
}

async function showAs(page: Page, theme: Theme, device: Device): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize(SIZES[device]);
  await page.waitForTimeout(LAYOUT_FOLLOWS_MS);
  const shown = await brightness(page);
  if (shown !== theme) throw new Error(`The page is ${shown} where ${theme} was asked for`);
}

/** The theme that the page shows, judged by its background colour. */
const brightness = (page: Page) =>
  page.evaluate(() => {
    const shown = getComputedStyle(document.documentElement).backgroundColor;
    const [red = 0, green = 0, blue = 0] = (shown.match(/\d+/g) ?? []).map(Number);
    return red + green + blue > 384 ? 'light' : 'dark';
  });
