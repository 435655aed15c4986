/** The work on an article is restored after a reload, and when the article is opened again. */
import { plainArticle } from './support/documents/pdfDocuments';
import { cutOutOf, drawingOn, expectPicture } from './support/segmentGrid';
import { expect, test } from './support/test';

const other = () => plainArticle('other.pdf', 'The other article, on caffeine, without a drawing.');

test('work survives a reload, another article, and the end of the session @smoke', async ({
  app,
}) => {
  const { page } = app;
  const saved = app.documentColumn.getByTitle(/^Saved in this browser/);
  const images: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/get_segment_image/')) images.push(request.url());
  });

  await test.step('work on the sample article', async () => {
    await app.open();
    await app.trySampleArticle();
    await app.extractText();
    await app.extractStructures();
    await app.readSegment(1);
    await expect(saved).toBeVisible();
  });
  const size = await app.grid.size();
  const expectWork = async () => {
    await app.expectDocument('sample-article.pdf');
    await expect(app.textColumn).toContainText('Artemisia annua');
    expect(await app.grid.size()).toBe(size);
    await expect(app.selectionSummary).toHaveText(`1 of ${size} segments selected`);
    await app.grid.card(1).scrollIntoViewIfNeeded();
    await expectPicture(cutOutOf(app.grid.card(1)));
    await expectPicture(drawingOn(app.grid.card(1)));
  };

  await test.step('find everything after a reload, with the pictures from this browser', async () => {
    images.length = 0;
    await page.reload();
    await expectWork();
    await app.grid.forEachCard((card) => expectPicture(cutOutOf(card)));
    expect(images, 'cut-outs asked of the services').toEqual([]);
  });

  await test.step('read another drawing, which the services have to cut out again', async () => {
    await expect(page.getByText('MARCUS Active')).toBeVisible();
    await app.clearSelection();
    await app.grid.selectByKeyboard(2);
    expect(await app.getStructures()).toEqual({ converted: 1, total: 1 });
    await expectPicture(drawingOn(app.grid.card(2)));
    await expectPicture(drawingOn(app.grid.card(1)));
    await expect(saved).toBeVisible();
  });

  await test.step('see nothing of it with another article', async () => {
    await app.replaceDocument(other());
    await expect(app.textColumn).not.toContainText('Artemisia annua');
    await expect(app.grid.list).toBeHidden();
    await expect(saved).toBeVisible();
  });

  await test.step('continue it from the list of recent work', async () => {
    await app.chooseOfDocument('Remove the document');
    await app.documentColumn.getByRole('button', { name: /^sample-article\.pdf/ }).click();
    await app.expectDocument('sample-article.pdf');
    await expect(app.selectionSummary).toHaveText(`1 of ${size} segments selected`);
    await expectPicture(drawingOn(app.grid.card(2)));
  });

  await test.step('choose the same article again, and find its earlier work', async () => {
    await app.chooseOfDocument('Remove the document');
    await app.trySampleArticle();
    await expect(app.documentColumn).toContainText(
      'Your earlier work on this article was restored',
    );
    expect(await app.grid.size()).toBe(size);
    await app.button('Start over').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
    await expect(app.grid.list).toBeHidden();
    await app.button('Bring it back').click();
    await expect(app.selectionSummary).toHaveText(`1 of ${size} segments selected`);
  });
});

test('saved work can be removed, one article or all @smoke', async ({ app }) => {
  await app.open();
  await app.uploadArticle(other());
  await expect(app.documentColumn.getByTitle(/^Saved in this browser/)).toBeVisible();
  await app.chooseOfDocument('Remove the document');
  const recent = app.documentColumn.getByRole('region', { name: 'Recent work' });
  await recent.getByRole('button', { name: 'Clear all' }).click();
  await app.button('Remove all').click();
  await expect(recent).toBeHidden();
  await app.page.reload();
  await expect(app.page.getByText('MARCUS Active')).toBeVisible();
  await expect(recent).toBeHidden();
});
