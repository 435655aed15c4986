/** A supplement belongs to its article: proposed by what its PDF says, exported with the article's title and DOI. */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/axe';
import { numberedArticle } from './support/documents/pdfDocuments';
import { expect, test } from './support/test';
import { LONG_MS } from './support/waits';

test.use({ servicesEnv: { MARCUS_READ_BY_ITSELF: 'on' } });

const DOI = '10.5555/np100001a';
const TITLE = 'Phenols of the oak and of its galls';

/** By whose size a title is larger. */
const BODY = [680, 666, 652, 638, 624].map(
  (y) => ['The galls of the oak were cut, dried and extracted with methanol.', 10, 72, y] as const,
);

const article = numberedArticle(
  'roe2012.pdf',
  [[TITLE, 18, 72, 780], ['Jane Roe', 10, 72, 750], [`doi: ${DOI}`, 10, 72, 735], ...BODY],
  ['OH'],
);
const supplement = numberedArticle(
  'supplied.pdf',
  [['Supporting Information', 18, 72, 780], [`doi: ${DOI}`, 10, 72, 735], ...BODY],
  ['Cl'],
);

test('what prints the DOI as Supporting Information is attached, exported and detached', async ({
  app,
  page,
}) => {
  await app.open();
  await app.chooseFiles([article, supplement]);
  const row = (file: string) => page.locator(`[role="row"][data-file="${file}"]`);
  const exported = async () => {
    await app.button('Export all articles').click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Compounds as CSV' }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    return text.split('\r\n').filter((line) => line.startsWith('supplied.pdf,'));
  };
  await expect(row('supplied.pdf')).toContainText('0 of 1 checked', { timeout: LONG_MS });
  await expect(row('roe2012.pdf')).toContainText('0 of 1 checked', { timeout: LONG_MS });

  await test.step('it is asked about, and nothing is done unasked', async () => {
    await expect(row('supplied.pdf')).toContainText(`Supplement of “${TITLE}”?`);
    await expectAccessible(page, 'a supplement is proposed');
    expect((await exported())[0]).not.toContain(TITLE);
    await app.button(`Yes: supplied.pdf is a supplement of ${TITLE}`).click();
  });

  await test.step('it is under its article, also after a reload', async () => {
    await expect(
      page.getByText(`“supplied.pdf” is a supplement of “${TITLE}”.`).last(),
    ).toBeVisible();
    await page.reload();
    await app.skipSplash();
    await expect(row('supplied.pdf')).toContainText(`Supplement of “${TITLE}”`);
    await expect(page.locator('[role="row"][data-file]').last()).toHaveAttribute(
      'data-file',
      'supplied.pdf',
    );
    await expectAccessible(page, 'a supplement under its article');
  });

  await test.step('its drawing is exported with what the article is called', async () => {
    const lines = await exported();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${DOI},${TITLE},supplied.pdf`);
  });

  await test.step('removing the article says what becomes of it', async () => {
    await app.button(`More about ${TITLE}`).click();
    await page.getByRole('menuitem', { name: 'Remove…' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      'Its supplement “supplied.pdf” stays, on its own.',
    );
    await app.button('Keep it').click();
  });

  await test.step('detached, it stands on its own; undone, it belongs to the article again', async () => {
    await row('supplied.pdf')
      .getByRole('button', { name: /^More about/ })
      .click();
    await page.getByRole('menuitem', { name: 'Detach from its article' }).click();
    await expect(row('supplied.pdf')).not.toContainText('Supplement of');
    await app.button('Undo').click();
    await expect(row('supplied.pdf')).toContainText(`Supplement of “${TITLE}”`);
  });

  await test.step('by choice in the dialog', async () => {
    await row('supplied.pdf')
      .getByRole('button', { name: /^More about/ })
      .click();
    await page.getByRole('menuitem', { name: 'Supplement of…' }).click();
    await expectAccessible(page, 'the choice of an article');
    await page.getByRole('dialog').getByRole('button', { name: 'Attach' }).click();
    await expect(row('supplied.pdf')).toContainText(`Supplement of “${TITLE}”`);
  });

  await test.step('open, it says whose supplement it is', async () => {
    await row('supplied.pdf').locator('[data-control="title"] button').click();
    await expect(page.getByText(`Supplement of ${TITLE}`)).toBeVisible();
  });
});
