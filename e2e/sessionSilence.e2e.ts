/**
 * Sessions that the services would forget but for their heartbeat: without sockets, and in a hidden tab.
 *
 * The times are sixty times as fast as in life: the application's steady timer, in its own worker, is
 * told 0.25 s in place of 15. The services end a silent session after 12 s in place of 300: not after 5,
 * for which a busy machine may keep the page from beating.
 */
import { startProxyWithoutSockets } from './support/proxyWithoutSockets';
import { hurrySteadyTimer, makeHideable, setHidden } from './support/sparseTimers';
import { expect, test } from './support/sessionTest';

const HASTE = 60;
const IDLE_MS = 12_000;
const HALF_AN_HOUR_MS = 1_800_000 / HASTE;

test.use({
  servicesEnv: { MARCUS_SESSION_IDLE_MS: String(IDLE_MS), MARCUS_SESSION_SWEEP_MS: '100' },
});

test('where sockets are refused, HTTP alone carries a whole journey and keeps the session', async ({
  newUser,
  services,
}) => {
  const proxy = await startProxyWithoutSockets(services.origin);
  const user = await newUser({ baseURL: proxy.origin });
  await hurrySteadyTimer(user.page.context(), HASTE);
  await user.come();
  await expect(user.active).toBeVisible();
  await user.app.trySampleArticle();
  await user.app.extractText();
  await user.app.extractStructures();
  await user.app.readSegment(1);

  // Nothing is done for longer than the services keep a silent session.
  const beat = (): Promise<unknown> => user.page.waitForResponse(/\/session\/heartbeat\//);
  const quietUntil = Date.now() + 2 * IDLE_MS;
  while (Date.now() < quietUntil) await beat();
  expect(user.sessionsMade).toBe(1);
  expect(await services.queue()).toMatchObject({ active_sessions: 1, waiting_queue_length: 0 });
  expect(proxy.refused()).toBeGreaterThan(1);
  await expect(user.active).toBeVisible();
  await expect(user.notice).toBeHidden();
  user.forgiveRefusedSockets();
  proxy.close();
});

/**
 * Proves that half an hour in a hidden tab, whose timers the browser lets rest, costs no session: the
 * beat comes from the worker. That Chromium lets workers' timers run in hidden tabs is its documented
 * behaviour, and not proven here.
 */
test('half an hour in a hidden tab costs no seat', async ({ newUser, services }) => {
  const user = await newUser();
  const context = user.page.context();
  await hurrySteadyTimer(context, HASTE);
  await makeHideable(context);
  await user.come();
  await expect(user.active).toBeVisible();
  await setHidden(user.page, true);
  await user.page.waitForTimeout(HALF_AN_HOUR_MS);
  expect(await services.queue()).toMatchObject({ active_sessions: 1, waiting_queue_length: 0 });

  const asked = user.page.waitForResponse(/\/session\/status\//);
  await setHidden(user.page, false);
  expect((await asked).status()).toBe(200);
  await expect(user.active).toBeVisible();
  expect(user.sessionsMade).toBe(1);
});
