/** Annotations are accepted, relabelled, removed and added, by keys and by pointer, and nothing of it is lost. */
import type { Application } from './support/application';
import type { ExportFile } from './support/exportFile';
import { expectAccessibleInEveryLook } from './support/looks';
import { expect, test } from './support/test';

async function openArticle(app: Application) {
  await app.open();
  await app.trySampleArticle();
  await app.extractText();
  await app.extractAnnotations();
  await app.closeToasts();
}

const reading = (app: Application) => app.textColumn.getByRole('group', { name: 'Extracted text' });
const rows = (app: Application) =>
  app.annotationList.getByRole('list', { name: 'Annotations' }).getByRole('button');
const states = (app: Application) =>
  app.annotationList.getByRole('group', { name: 'Filter by state' });
const added = (app: Application) => reading(app).locator('mark[title*="(added"]');

/** Marks the text's first unmarked word of eight letters or more, as a user does by a double click. */
async function selectWord(app: Application): Promise<string> {
  return reading(app).evaluate((area) => {
    const texts = [...area.querySelectorAll('p')].flatMap((block) => [...block.childNodes]);
    const node = texts.find(
      (each) => each.nodeType === 3 && /[a-z]{8}/.test(each.textContent ?? ''),
    );
    const { index = 0, 0: word = '' } = /[a-z]{8,}/.exec(node?.textContent ?? '') ?? {};
    window.getSelection()?.setBaseAndExtent(node!, index, node!, index + word.length);
    area.focus();
    return word;
  });
}

test('a selected word gets a label by its key; undone, done again, exported and kept over a reload @smoke', async ({
  app,
  page,
}) => {
  await openArticle(app);
  const word = await selectWord(app);
  await page.keyboard.press('2');
  await expect(added(app)).toHaveText(word);
  await page.keyboard.press('Control+z');
  await expect(added(app)).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(added(app)).toHaveText(word);
  await expect(states(app).getByRole('button', { name: /^Added/ })).toContainText('1');
  await expectAccessibleInEveryLook(page, 'an added annotation');

  const { name, text } = await app.download('Download Annotations');
  expect(name).toMatch(/\.json$/);
  const exported = JSON.parse(text) as ExportFile['annotations'];
  expect(exported.filter((one) => one.text === word)).toEqual([
    expect.objectContaining({ label: 'compound_class', saidBy: 'person', status: 'added' }),
  ]);
  expect(exported).toContainEqual(
    expect.objectContaining({ saidBy: 'program', program: 'MARCUS tagger' }),
  );

  await page.reload();
  await app.skipSplash();
  await expect(added(app)).toHaveText(word);
});

test('the export file says who accepted, relabelled or removed an annotation', async ({
  app,
  page,
}) => {
  await openArticle(app);
  await app.extractStructures();
  await app.readSegment(1);
  for (const [row, key] of ['a', '1', 'Delete'].entries()) {
    await rows(app).nth(row).focus();
    await page.keyboard.press(key);
  }
  const { text } = await app.downloadData();
  const { annotations, removedAnnotations = [] } = JSON.parse(text) as ExportFile;
  const said = [...annotations, ...removedAnnotations].filter(({ saidBy }) => saidBy === 'person');
  expect([...new Set(said.map(({ status }) => status))].sort()).toEqual([
    'accepted',
    'relabelled',
    'removed',
  ]);
  expect(annotations).toContainEqual(expect.objectContaining({ saidBy: 'program' }));
});

test('annotations are accepted, relabelled and removed with the keyboard alone', async ({
  app,
  page,
}) => {
  await openArticle(app);
  const anyState = states(app).getByRole('button', { name: /^Any state/ });
  const total = await anyState.innerText();
  await rows(app).first().focus();
  await page.keyboard.press('a');
  await expect(rows(app).first()).toContainText('checked');
  await expect(rows(app).first()).toBeFocused();
  await page.keyboard.press('1');
  await expect(rows(app).first()).toContainText('Compound Group');
  const name = await rows(app).first().innerText();
  await page.keyboard.press('Delete');
  await expect(rows(app).first()).not.toHaveText(name);
  await expect(rows(app).first()).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(anyState).toHaveText(total, { useInnerText: true });

  await test.step('words are selected and marked', async () => {
    await reading(app).focus();
    await page.keyboard.press('w');
    await page.keyboard.press('Shift+ArrowRight');
    const selected = await page.evaluate(() => window.getSelection()?.toString().trim() ?? '');
    expect(selected).not.toBe('');
    await page.keyboard.press('l');
    const menu = page.getByRole('menu', { name: /^Label of/ });
    await expect(menu.getByRole('menuitem')).toHaveCount(11);
    await expectAccessibleInEveryLook(page, 'labels to choose');
    await page.keyboard.press('6');
    await expect(menu).toBeHidden();
    await expect(reading(app).locator('mark[title*="Kingdom (added"]').first()).toBeVisible();
  });
});
