/**
 * Sessions that the services would end without a heartbeat: without sockets, and in a hidden tab.
 *
 * Time runs a hundred times as fast as in reality: the application's steady timer, in its own worker, is given
 * 0.15 s for its pauses of 15 s. The services end a silent session after 12 s instead of 300; not after 5, because a
 * busy machine may delay the page's heartbeat that long.
 */
import { startProxyWithoutSockets } from './support/proxyWithoutSockets';
import { hurrySteadyTimer, makeHideable, setHidden } from './support/sparseTimers';
import { expect, test } from './support/sessionTest';

const HASTE = 100;
const IDLE_MS = 12_000;
const HALF_AN_HOUR_MS = 1_800_000 / HASTE;

test.use({
  servicesEnv: { MARCUS_SESSION_IDLE_MS: String(IDLE_MS), MARCUS_SESSION_SWEEP_MS: '100' },
});

test('if sockets are refused, HTTP alone carries a whole journey and keeps the session', async ({
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

  // Nothing happens for longer than the services keep a silent session.
  const beat = (): Promise<unknown> => user.page.waitForResponse(/\/session\/heartbeat\//);
  const quietUntil = Date.now() + 1.5 * IDLE_MS;
  while (Date.now() < quietUntil) await beat();
  expect(user.sessionsMade).toBe(1);
  expect(await services.queue()).toMatchObject({ active_sessions: 1, waiting_queue_length: 0 });
  expect(proxy.refused()).toBeGreaterThan(1);
  await expect(user.active).toBeVisible();
  await expect(user.notice).toBeHidden();
  // Nothing of the page may ask for what is closed next.
  await user.app.leave();
  user.forgiveRefusedSockets();
  proxy.close();
});

/**
 * Shows that half an hour in a hidden tab, whose timers the browser suspends, does not cost the session: the
 * heartbeat comes from the worker. That Chromium runs workers' timers in hidden tabs is documented, and not
 * tested here.
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
