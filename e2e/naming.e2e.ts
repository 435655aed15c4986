/** Names of the text become those of drawings: dragged onto a card, or chosen by keys. */
import type { Application } from './support/application';
import { expectAccessibleInEveryLook } from './support/looks';
import { expect, test } from './support/test';

async function openArticle(app: Application) {
  await app.open();
  await app.trySampleArticle();
  await app.extractText();
  await app.extractAnnotations();
  await app.extractStructures();
  await app.closeToasts();
}

const reading = (app: Application) => app.textColumn.getByRole('group', { name: 'Extracted text' });
const nameIn = (app: Application) => reading(app).locator('mark[draggable="true"]').first();
const named = (app: Application) => app.textColumn.getByRole('status').filter({ hasText: 'name' });

test('a name is dragged from the text onto a card, and taken back', async ({ app, page }) => {
  await openArticle(app);
  const name = await nameIn(app).innerText();
  const card = app.structuresColumn.getByRole('listitem').first();
  await nameIn(app).dragTo(card);
  await expect(named(app)).toContainText(`#1 has the name “${name}”`);
  await expect(card).toContainText(name);
  await expectAccessibleInEveryLook(page, 'named');
  const undo = named(app).getByRole('button', { name: 'Undo' });
  await undo.press('Enter');
  await expect(named(app)).toContainText(`Undone: #1 no longer has the name “${name}”.`);
  await expect(undo).toBeFocused();
  await expectAccessibleInEveryLook(page, 'naming undone');
});

test('a name is given with the keyboard alone', async ({ app, page }) => {
  await openArticle(app);
  const mark = nameIn(app);
  const name = await mark.innerText();
  await mark.focus();
  await page.keyboard.press('n');
  const menu = page.getByRole('menu', { name: /is the name of$/ });
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await expectAccessibleInEveryLook(page, 'drawings to name');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(mark).toBeFocused();
  await expect(named(app)).toContainText(`#2 has the name “${name}”`);
});

test('selected words are given to a drawing with the keyboard, which is found by its number', async ({
  app,
  page,
}) => {
  await openArticle(app);
  const words = await reading(app).evaluate((text) => {
    const block = [...text.querySelectorAll('p')].find(
      ({ firstChild }) =>
        firstChild?.nodeType === Node.TEXT_NODE && firstChild.textContent!.length > 20,
    );
    getSelection()!.setBaseAndExtent(block!.firstChild!, 0, block!.firstChild!, 12);
    return getSelection()!.toString().trim();
  });
  await reading(app).focus();
  await page.keyboard.press('n');
  const menu = page.getByRole('menu', { name: `“${words}” is the name of` });
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.type('11');
  await expect(menu.getByRole('menuitem', { name: /^#11 / })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(named(app)).toContainText(`#11 has the name “${words}”`);
  await expect(reading(app)).toBeFocused();
});
