/** What users see and can do when the services fail, and that none of their work is lost. */
import { plainArticle } from './support/documents/pdfDocuments';
import { cutOutOf, drawingOn, expectPicture } from './support/segmentGrid';
import { HASTE, hurrySteadyTimer } from './support/sparseTimers';
import { expect, test } from './support/test';

/** Longer than any test takes. */
const FOR_EVER_MS = 300_000;

/** The next heartbeat, at the latest, shows that a session is gone. */
const BEAT_MS = 15_000;

const other = () => plainArticle('other.pdf', 'The other article, on caffeine, without a drawing.');

test.describe('reading the text', () => {
  test.beforeEach(async ({ app }) => {
    await app.open();
    await app.uploadArticle(plainArticle('article.pdf', 'Quercetin from the flowers.'));
  });

  test.afterEach(async ({ app, faults }) => {
    await faults.clear();
    await app.textColumn.getByRole('button', { name: 'Retry' }).click();
    await expect(app.textColumn).toContainText('Quercetin from the flowers.');
  });

  const failed = /^Failed to extract text/;

  test('an HTML answer is shown as words, not as markup', async ({ app, faults }) => {
    await faults.set({ kind: 'html', path: '*/extract_text' });
    await app.button('Extract Text').click();
    await app.expectToast(failed);
    await expect(app.textColumn).toContainText('The server is not available at the moment.');
    await expect(app.page.getByText(/<html|Bad Gateway/)).toHaveCount(0);
  });

  test('an HTML answer that claims success is not used as text', async ({ app, faults }) => {
    await faults.set({ kind: 'html', path: '*/extract_text', status: 200 });
    await app.button('Extract Text').click();
    await app.expectToast(failed);
    await expect(app.page.getByText(/<html|Bad Gateway/)).toHaveCount(0);
  });

  test("an error's own message is shown", async ({ app, faults }) => {
    const detail = 'Error extracting text: 500: The converter ran out of memory';
    await faults.set({ kind: 'status', path: '*/extract_text', status: 500, body: { detail } });
    await app.button('Extract Text').click();
    await app.expectToast(failed);
    await expect(app.textColumn).toContainText('The converter ran out of memory');
    await app.button('Messages 1 error').click();
    await expect(app.page.getByText('The converter ran out of memory').last()).toBeVisible();
    await app.page.keyboard.press('Escape');
  });

  test('half an answer is refused', async ({ app, faults }) => {
    await faults.set({ kind: 'json_garbage', path: '*/extract_text' });
    await app.button('Extract Text').click();
    await app.expectToast(failed);
  });

  test('a dropped connection is reported as such', async ({ app, faults }) => {
    await faults.set({ kind: 'drop', path: '*/extract_text', count: 0 });
    await app.button('Extract Text').click();
    await app.expectToast(failed);
  });

  test('too many requests: the user is asked to wait', async ({ app, page }) => {
    // The switchboard sets no headers.
    await page.route('**/extract_text', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '7' },
        json: { detail: 'Rate limit exceeded for pdf' },
      }),
    );
    await app.button('Extract Text').click();
    await app.expectToast(failed);
    await expect(app.textColumn).toContainText('Rate limit exceeded for pdf');
    await page.unroute('**/extract_text');
  });
});

test('a hanging call can be cancelled and repeated', async ({ app, faults }) => {
  await app.open();
  await app.trySampleArticle();
  await faults.set({ kind: 'delay', path: '*/extract_segments', ms: FOR_EVER_MS });
  await app.button('Extract Structures').click();
  await expect(app.button('Extracting Structures...')).toBeVisible();
  const given = app.page.waitForEvent('requestfailed', (it) =>
    it.url().endsWith('/extract_segments'),
  );
  await app.page.getByRole('button', { name: 'Cancel' }).first().click();
  await given;
  await faults.clear();
  await app.extractStructures();
});

test('a listing that fails is reported, and can be retried', async ({ app, faults }) => {
  await app.open();
  await app.trySampleArticle();
  const detail = 'The disk is full';
  await faults.set({ kind: 'status', path: '*/list_directory/*', status: 500, body: { detail } });
  await app.button('Extract Structures').click();
  await expect(app.structuresColumn).toContainText(`Error listing segment files: ${detail}`);
  await app.structuresColumn.getByRole('button', { name: /^(Retry|Try again)$/ }).click();
  await expect(app.grid.list).toBeVisible();
});

test.describe('with segments', () => {
  test.beforeEach(async ({ app, context }) => {
    await hurrySteadyTimer(context, HASTE);
    await app.open();
    await app.trySampleArticle();
    await app.extractStructures();
    await app.chooseEngine('MolNexTR');
    await app.selectAll();
  });

  test('one unreadable drawing is reported on its card, and can be retried', async ({
    app,
    faults,
  }) => {
    const status = {
      kind: 'status',
      status: 500,
      body: { detail: 'Bond 7 ends nowhere' },
    } as const;
    // The second call is only for the drawing that failed in the first one.
    await faults.set({ ...status, path: '*/generate_with_depiction' });
    await faults.set({ ...status, path: '*/generate_both' });
    const { converted, total } = await app.getStructures();
    expect(converted).toBeLessThan(total);
    await app.grid.enter();
    await app.page.keyboard.press('Home');
    const card = app.grid.cards.filter({ hasText: 'Bond 7 ends nowhere' });
    await expect(card).toHaveCount(1);
    await card.getByRole('button', { name: 'Retry' }).click();
    await expect(app.progress).toBeHidden();
    await expect(card).toHaveCount(0);
    await expectPicture(drawingOn(app.grid.card(1)));
  });

  test('a drawing that could not be redrawn is still read', async ({ app, faults }) => {
    await faults.set({ kind: 'status', path: '*/generate_with_depiction', count: 0 });
    await app.clearSelection();
    await app.grid.selectByKeyboard(1);
    expect(await app.getStructures()).toEqual({ converted: 1, total: 1 });
    await expectPicture(drawingOn(app.grid.card(1)));
  });

  test('recognition stops on request, and keeps what it has read', async ({ app, faults }) => {
    await app.clearSelection();
    await app.grid.selectByKeyboard(1);
    await app.getStructures();
    await app.selectAll();
    await faults.set({ kind: 'delay', path: '*/ocsr/*', ms: FOR_EVER_MS, count: 0 });
    await app.button('Get Structures').click();
    await expect(app.progress).toBeVisible();
    await app.articleRow.getByRole('button', { name: 'Cancel' }).click();
    await expect(app.structuresColumn.getByText(/converted, cancelled/).first()).toBeVisible();
    await expectPicture(drawingOn(app.grid.card(1)));
    await faults.clear();
    const { converted } = await app.getStructures();
    expect(converted).toBeGreaterThan(1);
  });

  // The services delete a session's cut-outs with the session, and end it with its live channel.
  for (const [what, kind, tag] of [
    ['a lost session', 'expire_session', ' @smoke'],
    ['a dropped live channel', 'drop_socket', ''],
  ]) {
    test(`${what} costs no work, and the work can continue${tag}`, async ({
      app,
      page,
      request,
    }) => {
      const renewed = page.waitForResponse((it) => it.url().includes('/session/create'), {
        timeout: 2 * BEAT_MS,
      });
      await request.post('/api/faults', { data: { kind } });
      await renewed;
      await expect(page.getByText('MARCUS Active')).toBeVisible();
      await expectPicture(cutOutOf(app.grid.card(1)));
      await expect(app.selectionSummary).toHaveText(/^(\d+) of \1 segments selected$/);
      await app.closeToasts();
      await app.button('Extract Structures').click();
      await app.expectToast(/^Extracted \d+ chemical structure segments/);
      await app.clearSelection();
      await app.grid.selectByKeyboard(1);
      expect(await app.getStructures()).toEqual({ converted: 1, total: 1 });
    });
  }

  test('nothing read for one document appears in the next', async ({ app, faults }) => {
    await faults.set({ kind: 'delay', path: '*/ocsr/*', ms: 2_000, count: 0 });
    await app.button('Get Structures').click();
    await expect(app.progress).toBeVisible();
    await app.replaceDocument(other());
    await expectNothingOfTheSample(app);
    await faults.clear();
    // Longer than the simulated delay: an answer that was not dropped would be here by now.
    await app.page.waitForTimeout(3_000);
    await expectNothingOfTheSample(app);
  });
});

test('nothing extracted from one document appears in the next', async ({ app, faults }) => {
  await app.open();
  await app.trySampleArticle();
  await faults.set({ kind: 'delay', path: '*/extract_segments', ms: 2_000 });
  await app.button('Extract Structures').click();
  await expect(app.button('Extracting Structures...')).toBeVisible();
  await app.replaceDocument(other());
  await expectNothingOfTheSample(app);
  await app.page.waitForTimeout(3_000);
  await expectNothingOfTheSample(app);
  await app.button('Extract Structures').click();
  await expect(app.structuresColumn).toContainText('No structures in this document');
});

type App = Parameters<Parameters<typeof test>[2]>[0]['app'];

async function expectNothingOfTheSample({ grid, structuresColumn, textColumn, doi }: App) {
  await expect(grid.list).toHaveCount(0);
  await expect(structuresColumn).toContainText('No Structures Extracted Yet');
  await expect(textColumn).toContainText('No Text Extracted Yet');
  await expect(doi).toHaveCount(0);
}
