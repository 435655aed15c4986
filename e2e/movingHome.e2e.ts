/** From services without a seat to those of the page itself, with the same work, and back. */
import { SEATS } from './support/ownServices';
import { expect, test } from './support/test';
import { LONG_MS } from './support/waits';

/** Writing and loading the page with services of its own, the first time. */
const LONG = { timeout: LONG_MS };

test('without a seat, work goes on in the browser, and back with the services', async ({
  app,
  page,
  services,
}) => {
  await app.open();
  await app.trySampleArticle();
  await app.extractStructures();
  await app.readSegment(1);
  await services.reset();
  const [first = ''] = await services.join(SEATS);
  await page.reload();
  await app.skipSplash();

  await test.step('the waiting user goes on in the browser', async () => {
    await app.tabTo(app.button('Go on in this browser'));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/standalone/**', LONG);
    await app.skipSplash();
    await app.expectDocument('sample-article.pdf');
    await expect(app.grid.card(1).getByRole('button', { name: 'Mark as correct' })).toBeVisible(
      LONG,
    );
    await app.clearSelection();
    await app.readSegment(2);
  });

  await test.step('once there is a seat, all of it is with the services', async () => {
    await services.leave(first);
    await page.getByRole('button', { name: /^MARCUS Active/ }).click();
    await app.button('Back to the services').click();
    await page.waitForURL((url) => !url.pathname.includes('standalone'), LONG);
    await app.skipSplash();
    await app.expectDocument('sample-article.pdf');
    for (const number of [1, 2]) {
      const card = app.grid.card(number);
      await expect(card.getByRole('button', { name: 'Mark as correct' })).toBeVisible(LONG);
    }
    await app.clearSelection();
    await app.readSegment(3);
  });
});
