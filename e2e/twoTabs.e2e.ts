/** An article that is open in two tabs of one browser is changed in one of them only. */
import type { Page } from '@playwright/test';
import { Application } from './support/application';
import { expect, test } from './support/test';

const lineOf = (page: Page) =>
  page.getByText('This article is open in another tab, where it can be changed.');

test('the second tab only shows an article until it takes over, or the first one leaves it', async ({
  app: one,
  context,
}) => {
  await one.open();
  await one.trySampleArticle();
  await one.extractStructures();
  const size = await one.grid.size();
  const saved = one.documentColumn.getByTitle(/^Saved in this browser/);
  const summary = (selected: number) => `${selected} of ${size} segments selected`;
  await one.clearSelection();
  await expect(saved).toBeVisible();

  const two = new Application(await context.newPage());
  await test.step('the second tab shows the work, and refuses to change it', async () => {
    await two.open();
    await two.documentColumn.getByRole('button', { name: /^sample-article\.pdf/ }).click();
    await two.expectDocument('sample-article.pdf');
    await expect(lineOf(two.page)).toBeVisible();
    await expect(lineOf(one.page)).toBeHidden();
    await two.grid.enter();
    await two.page.keyboard.press('Space');
    await expect(two.toast('Read only: open in another tab')).toBeVisible();
    await expect(two.selectionSummary).toHaveText(summary(0));
  });

  await test.step('it takes over what the first tab has saved since', async () => {
    await one.grid.selectByKeyboard(2);
    await expect(one.selectionSummary).toHaveText(summary(1));
    // The mark keeps its words for the first second, which is when work is written.
    await one.page.waitForTimeout(2_000);
    await two.button('Take over').click();
    await expect(lineOf(two.page)).toBeHidden();
    await expect(two.selectionSummary).toHaveText(summary(1));
    await expect(lineOf(one.page)).toBeVisible();
    await two.grid.selectByKeyboard(3);
    await expect(two.selectionSummary).toHaveText(summary(2));
    await expect(one.selectionSummary).toHaveText(summary(1));
  });

  await test.step('a tab that is loaded again keeps its article', async () => {
    await expect(two.documentColumn.getByTitle(/^Saved in this browser/)).toBeVisible();
    await two.page.reload();
    await two.expectDocument('sample-article.pdf');
    await expect(two.selectionSummary).toHaveText(summary(2));
    await expect(lineOf(one.page)).toBeVisible();
    await expect(lineOf(two.page)).toBeHidden();
    await two.grid.selectByKeyboard(4);
    await expect(two.selectionSummary).toHaveText(summary(3));
  });

  await test.step('the first tab gets the article when the second is closed', async () => {
    await one.page.waitForTimeout(2_000);
    await two.leave();
    await expect(one.page.getByText(/^The other tab has left this article/)).toBeVisible();
    await expect(one.page.getByRole('button', { name: 'Take over' })).toBeHidden();
    await expect(lineOf(one.page)).toBeHidden();
    await expect(one.selectionSummary).toHaveText(summary(3));
  });
});
