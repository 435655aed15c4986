/** An engine at an address that the user of a page without a server adds. */
import {
  json,
  startEngineServer,
  type Answer,
  type EngineServer,
} from '../../mocks/hosts/engines/testing/engineServer';
import type { Application } from '../support/application';
import { expectAccessible } from '../support/axe';
import { startRestrictedSite } from '../support/restrictedSite';
import { expect, test as standaloneTest } from '../support/standaloneTest';

const DRAWN = 'CC(C)Cc1ccc(C(C)C(=O)O)cc1';

/** What of it allows pages of other origins. */
const allowing =
  (answer: Answer): Answer =>
  (call, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    return answer(call, response);
  };

const test = standaloneTest.extend<object, { readonly far: EngineServer }>({
  far: [
    async ({}, use) => {
      await using far = await startEngineServer(json({ smiles: [DRAWN] }));
      await use(far);
    },
    { scope: 'worker' },
  ],
  site: [
    async ({}, use) => {
      const site = await startRestrictedSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const section = ({ page }: Application) =>
  page.getByRole('region', { name: 'Engines of your own' });
const address = (app: Application) => section(app).getByRole('textbox', { name: 'Address' });
const openPanel = ({ page }: Application) =>
  page.getByRole('button', { name: /^MARCUS Active/ }).click();

async function add(app: Application, url: string): Promise<void> {
  await section(app)
    .getByRole('combobox', { name: 'Engine' })
    .selectOption('DECIMER of a Cheminformatics Microservice');
  await address(app).fill(url);
  await address(app).press('Enter');
}

test('an engine is asked only once it is added, by its address, until it is removed', async ({
  app,
  far,
  findings,
}) => {
  await app.open();
  await app.trySampleArticle();
  await app.extractStructures();
  await openPanel(app);
  await expectAccessible(app.page, 'engines');
  expect(far.calls).toEqual([]);

  await test.step('the policy, and services that allow no pages, refuse at the field', async () => {
    await add(app, 'https://gpu.example:9000');
    await expect(address(app)).toHaveAccessibleDescription(/^This page’s policy does not let it/);
    far.answer = json({ status: 'OK' });
    await add(app, far.url);
    await expect(address(app)).toHaveAccessibleDescription(/does not allow this page \(CORS\)/);
    // The browser writes it down.
    findings.errors.length = 0;
  });

  await test.step('one that answers is added, and told beside the others', async () => {
    far.answer = allowing(json({ smiles: [DRAWN] }));
    await add(app, far.url);
    await expect(section(app).getByText(/^DECIMER at 127\.0\.0\.1:\d+$/)).toBeVisible();
    await app.page.keyboard.press('Escape');
    await expect(app.engines.locator('option', { hasText: /^DECIMER$/ })).toBeAttached();
    await expect(app.engines.locator('option', { hasText: /^PixelGraph$/ })).toBeAttached();
  });

  await test.step('it reads a drawing', async () => {
    await app.chooseEngine('DECIMER');
    await app.grid.selectByKeyboard(1);
    expect(await app.getStructures()).toEqual({ converted: 1, total: 1 });
    expect(far.calls.map(({ path }) => path)).toContain('/latest/ocsr/process-upload');
  });

  await test.step('it is there after a reload, and can be removed', async () => {
    await app.page.reload();
    await app.skipSplash();
    await openPanel(app);
    await section(app)
      .getByRole('button', { name: /^Remove: DECIMER at/ })
      .click();
    await expect(section(app).getByText(/^DECIMER at/)).toBeHidden();
    await app.page.keyboard.press('Escape');
    await expect(app.engines.locator('option', { hasText: /^PixelGraph$/ })).toHaveCount(0);
  });

  await test.step('nothing else has left the page', () => {
    expect(findings.foreign.filter((request) => !request.includes(` ${far.url}/`))).toEqual([]);
    findings.foreign.length = 0;
  });
});
