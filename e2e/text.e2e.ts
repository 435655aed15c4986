/** The text and its annotations: long ones, navigation in both directions, and everything by keyboard. */
import { expectAccessible } from './support/axe';
import type { Application } from './support/application';
import { plainArticle } from './support/documents/pdfDocuments';
import { annotatedTextOfSize, answerWith } from './support/longText';
import { PdfViewer } from './support/pdfViewer';
import { expect, test } from './support/test';

const CHARACTERS = 200_000;
const SPANS = 2_000;

/** The spans themselves, some hundred blocks, and the rest of the screen. */
const MOST_ELEMENTS = 4_000;
const MOST_ROWS = 60;

async function showLongText(app: Application) {
  await answerWith(app.page, annotatedTextOfSize(CHARACTERS, SPANS));
  await app.open();
  await app.uploadArticle(plainArticle('long.pdf', 'Answered with a longer text.'));
  await app.extractText();
  await app.extractAnnotations();
}

const reading = (app: Application) => app.textColumn.getByRole('group', { name: 'Extracted text' });
const rows = (app: Application) =>
  app.annotationList.getByRole('list', { name: 'Annotations' }).getByRole('button');

test(`${SPANS} annotations in ${CHARACTERS} characters need few elements, and navigation works in both directions`, async ({
  app,
  page,
}) => {
  await showLongText(app);
  expect(await page.locator('*').count()).toBeLessThan(MOST_ELEMENTS);
  expect(await rows(app).count()).toBeLessThan(MOST_ROWS);

  await test.step('from the last row to its span', async () => {
    await rows(app).first().focus();
    await page.keyboard.press('End');
    const last = app.annotationList.locator('[aria-posinset]').last();
    await expect(last.getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    const span = reading(app).locator('mark[aria-current]').first();
    await expect(span).toBeInViewport();
    expect(await rows(app).count()).toBeLessThan(MOST_ROWS);
  });

  await test.step('from a span to its row', async () => {
    await reading(app).evaluate((area) => area.scrollTo(0, area.scrollHeight / 2));
    const name = await reading(app).evaluate((area) => {
      const middle = area.getBoundingClientRect().top + area.clientHeight / 2;
      const marks = [...area.querySelectorAll<HTMLElement>('mark:not([data-overlaps])')];
      const seen = marks.find((mark) => mark.getBoundingClientRect().top > middle);
      seen?.click();
      return seen?.textContent;
    });
    const row = app.annotationList.locator('button[aria-current]');
    await expect(row).toContainText(name!);
    await expect(row).toBeInViewport();
  });

  await test.step('text copied across blocks is unchanged', async () => {
    const [copied, shown] = await reading(app).evaluate((area) => {
      const [first, second] = [...area.querySelectorAll('p')].slice(0, 2);
      window.getSelection()?.setBaseAndExtent(first!, 0, second!, second!.childNodes.length);
      const words = window.getSelection()?.toString() ?? '';
      return [words.replace(/\s+/g, ' '), `${first!.textContent} ${second!.textContent}`];
    });
    expect(copied).toBe(shown.replace(/\s+/g, ' '));
  });

  await test.step('the list can be filtered, and says so', async () => {
    const filter = app.annotationList.getByRole('group', { name: 'Filter by label' });
    await filter.getByRole('button', { name: /^Genus/ }).click();
    await expect(app.annotationList.getByRole('status')).toHaveText(
      /^Showing \d+ of \d+ annotations$/,
    );
    await expect(rows(app).first()).toContainText('Genus');
  });
});

test('viewer, text and saved results can be used with the keyboard alone', async ({
  app,
  page,
}) => {
  const viewer = new PdfViewer(app);
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  await app.open();
  await app.tabTo(app.button('Try the sample article'));
  await press('Enter');
  await app.expectDocument('sample-article.pdf');

  await test.step('the toolbar is one tab stop; the arrow keys lead to the search and the menu', async () => {
    await app.tabTo(viewer.pageField);
    // The first page has no previous one, so that the toolbar begins with the field.
    await press('ArrowLeft');
    await expect(app.button('More about the PDF')).toBeFocused();
    await press('ArrowLeft');
    await expect(app.button('Find in the PDF')).toBeFocused();
    await press('Enter');
    await expect(viewer.query).toBeFocused();
    await page.keyboard.type('artemisinin');
    await expect(viewer.search.getByRole('status')).toHaveText(/^1 of \d+$/);
    await expectAccessible(page, 'searching');
    await press('Escape');
    await expect(viewer.pages).toBeFocused();
  });

  await test.step('the menu opens its properties and returns the focus', async () => {
    await press('Shift+Tab');
    await press('End', 'Enter');
    await expect(page.getByRole('menuitem', { name: 'Print' })).toBeFocused();
    await expectAccessible(page, 'menu of the PDF');
    await press('ArrowDown', 'ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Properties' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('dialog', { name: 'Properties' })).toBeVisible();
    await expectAccessible(page, 'properties');
    await press('Escape');
    await expect(app.button('More about the PDF')).toBeFocused();
  });

  await test.step('a row leads to its span, a span to its row', async () => {
    await app.tabTo(app.button('Extract Text'));
    await press('Enter');
    await app.tabTo(app.button('Extract Annotations'));
    await press('Enter');
    await expect(app.annotationList).toBeVisible();
    await app.tabTo(rows(app).first());
    await press('ArrowDown', 'ArrowDown', 'Enter');
    const span = reading(app).locator('mark[aria-current]').first();
    await expect(span).toBeInViewport();
    await app.tabTo(span);
    await press('ArrowRight', 'Enter');
    await expect(reading(app).locator('mark[aria-current]').first()).toBeFocused();
    const words = await page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect(app.annotationList.locator('button[aria-current]')).toContainText(words);
    await expectAccessible(page, 'annotation picked');
  });

  await test.step('a saved result is loaded', async () => {
    await app.tabTo(app.button('Saved results'));
    await press('Enter');
    const load = page.getByRole('dialog').getByRole('button', { name: /^Load / });
    await expect(load).toBeVisible();
    await expectAccessible(page, 'saved results');
    await app.tabTo(load);
    await press('Enter');
    await app.expectToast(/^Loaded \d+ annotations from saved result$/);
    await expect(app.button('Saved results')).toBeFocused();
  });
});
