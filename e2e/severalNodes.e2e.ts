/** With its state in Redis, a node or Redis may stop under a user's work: the page says little and loses nothing. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { hasRedis, redisTitle, startRedis, type RunningRedis } from '../mocks/testing/redisServer';
import { startOwnServices, type OwnServices } from './support/ownServices';
import { SessionUser } from './support/sessionUser';
import { watchWork, workThatWasGone } from './support/watchWork';

interface SharedNode {
  readonly services: OwnServices;
  readonly redis: RunningRedis;
}

const test = base.extend<object, { readonly node: SharedNode }>({
  node: [
    // The runner reads the fixtures that one depends on from this pattern.
    async ({}, use) => {
      const redis = await startRedis();
      const folder = await mkdtemp(path.join(tmpdir(), 'marcus-files-'));
      const env = { MARCUS_REDIS_URL: redis.url, MARCUS_FILES: folder };
      const services = await startOwnServices(env);
      await use({ services, redis });
      await services.stop();
      await redis.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

const LONG_MS = 120_000;

test.describe(redisTitle('with the state in Redis'), () => {
  test.skip(!hasRedis(), 'there is no redis-server on this machine');
  test('Redis is restarted under work: said in words, and then all goes on', async ({
    browser,
    node: { services, redis },
  }) => {
    const user = await openSample(browser, services);
    await watchWork(user.page);
    await user.app.chooseEngine('MolNexTR');
    await user.app.grid.selectByKeyboard(1);
    await redis.kill();
    await user.app.button('Get Structures').click();
    await expect(
      user.page.getByText(/interrupted for a moment. Nothing is lost/).first(),
    ).toBeVisible({ timeout: LONG_MS });
    await redis.start();
    await expect(user.active).toBeVisible();
    expect(await user.app.getStructures()).toEqual({ converted: 1, total: 1 });
    expect(await workThatWasGone(user.page)).toEqual([]);
    expect(user.sessionsMade).toBe(1);
    expect(await services.queue()).toMatchObject({ active_sessions: 1 });
    expect(user.findings).toEqual({ foreign: [], errors: [] });
    await user.page.context().close();
  });

  test('a node is restarted: the page comes back to its session without a word', async ({
    browser,
    node: { services },
  }) => {
    const user = await openSample(browser, services);
    await watchWork(user.page);
    const reconnected = nextFrame(user.page);
    await services.stop();
    await services.restart();
    await reconnected;
    await expect(user.active).toBeVisible();
    await expect(user.notice).toBeHidden();
    expect(user.sessionsMade).toBe(1);
    await user.app.chooseEngine('MolNexTR');
    await user.app.grid.selectByKeyboard(2);
    expect(await user.app.getStructures()).toEqual({ converted: 1, total: 1 });
    expect(await workThatWasGone(user.page)).toEqual([]);
    user.forgiveRefusedSockets();
    expect(user.findings).toEqual({ foreign: [], errors: [] });
    await user.page.context().close();
  });
});

/** Once a socket that is opened from now on receives something; those opened while the node is away never do. */
const nextFrame = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) => socket.on('framereceived', () => resolve()));
  });

/** A user with the sample article and its cut-outs on the screen. */
async function openSample(browser: Browser, { origin }: OwnServices): Promise<SessionUser> {
  const user = await SessionUser.in(await browser.newContext({ baseURL: origin }), origin);
  await user.come();
  await expect(user.active).toBeVisible();
  await user.app.trySampleArticle();
  await user.app.extractStructures();
  return user;
}
