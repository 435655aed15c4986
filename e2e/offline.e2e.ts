/** The standalone application on a host that has files only, then without it, and with a newer version on it. */
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { Application } from './support/application';
import { expectDrawingSeen } from './support/drawingSeen';
import { serveFiles, type FileServer } from './support/fileServer';
import { drawingOn, expectPicture } from './support/segmentGrid';
import { writeStandaloneBuilds, type StandaloneBuilds } from './support/standaloneBuilds';
import { watchPage } from './support/watchPage';

interface Fixtures {
  readonly host: FileServer;
  /** Opens the application in another tab of the same browser. */
  readonly openTab: () => Promise<Application>;
}

const test = base.extend<Fixtures, { readonly builds: StandaloneBuilds }>({
  builds: [
    async ({}, use) => {
      const builds = await writeStandaloneBuilds();
      await use(builds);
      builds.remove();
    },
    { scope: 'worker' },
  ],
  host: async ({ builds }, use) => {
    const host = await serveFiles(builds.first, '/marcus/');
    await use(host);
    await host.stop();
  },
  openTab: async ({ context, host }, use) => {
    const errors: string[] = [];
    await use(async () => {
      const page = await context.newPage();
      const findings = await watchPage(page, new URL(host.url).origin);
      page.on('close', () => errors.push(...findings.errors, ...findings.foreign));
      const app = new Application(page);
      await page.goto(host.url);
      await untilUsable(app);
      return app;
    });
    for (const page of context.pages()) await page.close();
    expect(errors, 'errors in the pages').toEqual([]);
  },
});

async function untilUsable(app: Application): Promise<void> {
  await app.skipSplash();
  await expect(app.page.getByText('MARCUS Active')).toBeVisible();
}

async function reload(app: Application): Promise<void> {
  await app.page.reload();
  await untilUsable(app);
}

/** The page itself is stored, and answered for. */
const untilStored = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

async function withoutNetwork(context: BrowserContext, host: FileServer): Promise<void> {
  await host.stop();
  await context.setOffline(true);
}

async function inPanel(app: Application, act: () => Promise<void>): Promise<void> {
  await app.page.getByRole('button', { name: /^MARCUS Active/ }).click();
  await act();
  await app.button('Close').click();
}

const notice = ({ page }: Application) => page.getByRole('complementary', { name: 'New version' });

test('after one visit an article is read, reviewed and exported without a network', async ({
  context,
  host,
  openTab,
}) => {
  let app = await openTab();
  await untilStored(app.page);

  await test.step('make everything available', async () => {
    await inPanel(app, async () => {
      const offline = app.page.getByRole('region', { name: 'Without a network' });
      await offline.getByRole('button', { name: /^Make available offline/ }).click();
      await expect(offline).toContainText('It works without a network');
    });
  });
  await withoutNetwork(context, host);

  await test.step('read the article after a reload', async () => {
    await reload(app);
    await app.trySampleArticle();
    await app.extractStructures();
    await app.readSegment(1);
    await expectPicture(drawingOn(app.grid.card(1)));
  });

  await test.step('approve it in the review', async () => {
    await app.reviewButton.click();
    const review = app.page.getByRole('dialog', { name: 'Review' });
    await expect(review.locator('[data-queue] [aria-current="true"]')).toBeFocused();
    // Of those that are not read yet, which come first, none can be approved.
    await expect(async () => {
      await app.page.keyboard.press('n');
      await expectDrawingSeen(app.page);
      await app.page.keyboard.press('a');
      await expect(review.getByText(/^1 of \d+ checked$/)).toBeVisible({ timeout: 500 });
    }).toPass();
    await review.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('export it', async () => {
    const { text } = await app.downloadData();
    expect(text).toContain('"smiles": "C');
  });

  await test.step('find the work after a reload, and in another tab after closing this one', async () => {
    await reload(app);
    await app.expectDocument('sample-article.pdf');
    await app.page.close();
    app = await openTab();
    await app.documentColumn.getByRole('button', { name: /^sample-article\.pdf/ }).click();
    await app.expectDocument('sample-article.pdf');
    await app.grid.card(1).scrollIntoViewIfNeeded();
    await expectPicture(drawingOn(app.grid.card(1)));
  });
});

test('what was not used yet is missing without a network, and is said', async ({
  context,
  host,
  openTab,
}) => {
  const app = await openTab();
  await untilStored(app.page);
  await withoutNetwork(context, host);
  await inPanel(app, async () => {
    const offline = app.page.getByRole('region', { name: 'Without a network' });
    await offline.getByRole('button', { name: /^Make available offline/ }).click();
    await expect(offline).toContainText('What is stored already stays.');
    await expect(offline.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('a newer version is offered, taken by one reload, and mixed with nothing', async ({
  builds,
  host,
  openTab,
}) => {
  const buildOf = (page: Page) =>
    page.evaluate(() => (globalThis as { marcusBuild?: number }).marcusBuild ?? 1);
  const stores = (page: Page) => page.evaluate(async () => (await caches.keys()).length);
  const [here, there] = [await openTab(), await openTab()];
  await untilStored(here.page);
  await untilStored(there.page);
  host.folder = builds.second;

  await test.step('it waits, and nothing changes', async () => {
    await reload(here);
    await expect(notice(here)).toContainText('A new version of MARCUS is ready.');
    expect(await buildOf(here.page)).toBe(1);
    await reload(here);
    expect(await buildOf(here.page)).toBe(1);
  });

  await test.step('it is taken in this tab', async () => {
    const loaded = here.page.waitForEvent('load');
    await notice(here).getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await untilUsable(here);
    expect(await buildOf(here.page)).toBe(2);
    await expect(notice(here)).toBeHidden();
  });

  await test.step('the other tab stays what it was, with its own files', async () => {
    await expect(notice(there)).toContainText('started in another tab');
    expect(await buildOf(there.page)).toBe(1);
    host.asked.length = 0;
    await there.page.evaluate(async () => {
      const main = document.querySelector<HTMLScriptElement>('script[src*="/main."]')!.src;
      if (!(await fetch(main)).ok) throw new Error('The old main script is gone');
    });
    expect(host.asked.filter((path) => path.includes('/main.'))).toEqual([]);
    expect(await stores(there.page)).toBe(2);
  });

  await test.step('the earlier version is removed once no tab shows it', async () => {
    const loaded = there.page.waitForEvent('load');
    await notice(there).getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await untilUsable(there);
    expect(await buildOf(there.page)).toBe(2);
    await expect.poll(() => stores(there.page)).toBe(1);
  });
});

test('a page with services on a server takes the place of a standalone one at its address', async ({
  host,
  openTab,
}) => {
  const app = await openTab();
  const { page } = app;
  await untilStored(page);
  host.folder = 'dist';
  const leftOver = () =>
    page.evaluate(async () => ({
      stores: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      settings: document.querySelectorAll('meta[name="marcus-config"]').length,
    }));

  await test.step('it waits, and the page that is stored stays whole', async () => {
    await reload(app);
    await expect(notice(app)).toContainText('A new version of MARCUS is ready.');
    await reload(app);
    expect(await leftOver()).toMatchObject({ workers: 1, settings: 1 });
  });

  await test.step('once it is taken, nothing of the other is left', async () => {
    const loaded = page.waitForEvent('load');
    await notice(app).getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await expect.poll(leftOver).toEqual({ stores: [], workers: 0, settings: 0 });
  });
});
