/** An engine of the user's own, by a list of engines: a program that reads one drawing and ends at the next. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from './support/test';

const DRAWN = 'CC(C)O';
const LAST_WORDS = 'CUDA out of memory';

/** What the program does with each picture is in a file beside it, which the test changes. */
const PROGRAM = `
const say = (line) => process.stdout.write(JSON.stringify(line) + '\\n');
say({ ready: true, version: '1.1' });
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  if (require('node:fs').readFileSync('does', 'utf8') === 'read') return say({ id: JSON.parse(line).id, smiles: '${DRAWN}' });
  console.error('${LAST_WORDS}');
  process.exit(1);
});
`;

const test = base.extend<object, { readonly program: string }>({
  program: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'engines-'));
      const engine = { id: 'molscribe', kind: 'process', command: [process.execPath, 'it.cjs'] };
      await writeFile(path.join(folder, 'engines.json'), JSON.stringify([engine]));
      await writeFile(path.join(folder, 'it.cjs'), PROGRAM);
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  servicesEnv: [
    async ({ program }, use) => use({ MARCUS_ENGINES: path.join(program, 'engines.json') }),
    { scope: 'worker' },
  ],
});

test('a drawing is read by it, its name stands on the card, and when it ends its last words do', async ({
  app,
  program,
}) => {
  const { page } = app;
  const does = (what: string) => writeFile(path.join(program, 'does'), what);
  const readNext = async (number: number) => {
    await app.grid.selectByKeyboard(number);
    const { converted } = await app.getStructures();
    await app.clearSelection();
    return converted;
  };
  await does('read');
  await app.open();
  await app.trySampleArticle();
  await app.extractStructures();
  await app.chooseEngine('MolScribe');
  await expect(app.engines.locator('option:checked')).toHaveText('MolScribe');

  await test.step('it reads', async () => {
    expect(await readNext(1)).toBe(1);
    await expect(app.grid.card(1).getByTitle(/read by MolScribe 1\.1$/)).toBeVisible();
    await app.grid.enter();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Segment #1' })).toContainText(DRAWN);
    await page.keyboard.press('Escape');
  });

  await test.step('it ends', async () => {
    await does('end');
    expect(await readNext(2)).toBe(0);
    await expect(app.grid.card(2)).toContainText(`MolScribe ended: ${LAST_WORDS}.`);
  });

  await test.step('it is started anew with the next drawing', async () => {
    await does('read');
    await app.closeToasts();
    await app.grid.card(2).getByRole('button', { name: 'Retry' }).click();
    await expect(app.grid.card(2).getByTitle(/read by MolScribe 1\.1$/)).toBeVisible();
  });
});
