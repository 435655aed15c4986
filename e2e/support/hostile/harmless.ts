import { expect, type Page } from '@playwright/test';
import { ELSEWHERE } from './words';

/** Elements that no screen creates: any of them came from outside. */
const FOREIGN_ELEMENTS = [
  'base',
  'body style:not(:empty)',
  'img[src="x"]',
  'object',
  'embed',
  '[onerror]',
  '[onload]',
  'a[href^="javascript:" i]',
  `[src^="${ELSEWHERE}"]`,
].join(', ');

/** Nothing from outside has run in the page, or is in it as anything but text. */
export async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate((selector) => {
    // Those of parts, which are there while they load, have absolute addresses.
    const ours = `[src="theme.js"], [src^="assets/"], [src^="${location.origin}/assets/"]`;
    const elements = [...document.querySelectorAll(`${selector}, script:not(${ours})`)].map(
      (it) => it.outerHTML,
    );
    return { pwned: [Reflect.get(window, 'pwned'), Reflect.get({}, 'pwned')], elements };
  }, FOREIGN_ELEMENTS);
  expect(found).toEqual({ pwned: [undefined, undefined], elements: [] });
}

/** The columns are there, those of an article once one is open, and none has failed. */
export async function expectUnbroken(page: Page): Promise<void> {
  await expectHarmless(page);
  await expect(page.getByText(/stopped working/)).toHaveCount(0);
  const isOpen = (await page.getByRole('region', { name: 'The article', exact: true }).count()) > 0;
  const ofArticle = isOpen ? ['Text & Annotations', 'Chemical Structures'] : [];
  for (const name of ['Document Upload', ...ofArticle]) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
}
