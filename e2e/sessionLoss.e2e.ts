/** Whatever happens to the session, the work stays on the screen and the session is restored. */
import { SEATS } from './support/ownServices';
import type { SessionUser } from './support/sessionUser';
import { expect, test } from './support/sessionTest';
import { HASTE, hurrySteadyTimer } from './support/sparseTimers';
import { watchWork, workThatWasGone } from './support/watchWork';

const CONNECTION_ERROR = 'Unable to connect to MARCUS services.';

/** Reconnects and health checks are seconds apart. */
const COMES_BACK_WITHIN_MS = 45_000;

/** Services that have just started send the article again, cut it out and read with engines not yet loaded. */
const READ_AGAIN_WITHIN_MS = 120_000;

/** Three attempts, one and two seconds apart, each with its answer. */
const GIVES_UP_WITHIN_MS = 20_000;

test('a crash and restart of the services loses nothing on screen', async ({
  newUser,
  services,
}) => {
  const user = await newUser();
  await hurrySteadyTimer(user.page.context(), HASTE);
  await openSample(user);
  await watchWork(user.page);
  await services.kill();
  await expect(user.notice).toContainText('Your work is kept', { timeout: COMES_BACK_WITHIN_MS });
  await services.restart();
  await expect(user.notice).toBeHidden({ timeout: COMES_BACK_WITHIN_MS });
  await expect(user.active).toBeVisible();
  expect(await workThatWasGone(user.page)).toEqual([]);
  expect(await services.queue()).toMatchObject({ active_sessions: 1 });

  await user.app.chooseEngine('MolNexTR');
  await user.app.grid.selectByKeyboard(1);
  // The cut-outs were lost with the session: they are made again first.
  await user.app.button('Get Structures').click();
  await expect(user.app.structuresColumn.getByText(/^1 of 1 converted/).first()).toBeVisible({
    timeout: READ_AGAIN_WITHIN_MS,
  });
  user.forgiveRefusedSockets();
});

test('a seat lost to others is waited for while the work stays @smoke', async ({
  newUser,
  services,
}) => {
  const user = await openSample(await newUser());
  await watchWork(user.page);
  // Taken before it is lost: the page requests another seat within milliseconds.
  const [seat] = await services.join(SEATS);
  await services.drill({ kind: 'drop_socket' });
  await expect(user.notice).toContainText('Position 1 in the queue again');
  await services.leave(seat!);
  await expect(user.active).toBeVisible();
  expect(await workThatWasGone(user.page)).toEqual([]);
});

test.describe('when no session can be created', () => {
  test('each cause is named, and three retries are offered, then a reload', async ({
    newUser,
    services,
  }) => {
    const body = { detail: 'Failed to create session: the registry is full' };
    const create = { path: '/session/create' };
    await services.drill({ ...create, kind: 'status', status: 500, body, count: 3 });
    const user = await newUser();
    await user.come();
    const error = user.gate(CONNECTION_ERROR);
    await expect(error).toContainText('Failed to create session after 3 attempts.', {
      timeout: GIVES_UP_WITHIN_MS,
    });
    await expect(error).toContainText('the registry is full');
    await expect(error).toContainText('3 retries left');

    await services.drill({ ...create, kind: 'html', count: 0 });
    for (const left of ['2 retries left', '1 retry left', 'No retries left']) {
      await user.app.button('Retry Connection').click();
      await expect(error).toContainText(left, { timeout: GIVES_UP_WITHIN_MS });
      await expect(error).not.toContainText('<');
    }
    await expect(user.app.button('Retry Connection')).toBeHidden();
    await services.reset();
    await user.app.button('Reload page').click();
    await user.app.skipSplash();
    await expect(user.active).toBeVisible();
  });

  test('it continues without a click when the services are back @smoke', async ({ newUser }) => {
    const user = await newUser();
    const away = (url: URL) => url.pathname.startsWith('/api/');
    await user.page.route(away, (route) => route.abort('connectionrefused'));
    await user.come();
    await expect(user.gate(CONNECTION_ERROR)).toBeVisible({ timeout: GIVES_UP_WITHIN_MS });
    await user.page.unroute(away);
    await expect(user.active).toBeVisible({ timeout: COMES_BACK_WITHIN_MS });
  });

  test('services that ask the page to wait are tried again afterwards @smoke', async ({
    newUser,
  }) => {
    const user = await newUser();
    let refusals = 0;
    await user.page.route('**/session/create', (route) => {
      refusals += 1;
      if (refusals > 1) return route.fallback();
      return route.fulfill({
        status: 429,
        headers: { 'Retry-After': '2' },
        json: {
          detail: 'Rate limit exceeded for session endpoint.',
          error_code: 'RATE_LIMIT_EXCEEDED',
        },
      });
    });
    await user.come();
    await expect(user.active).toBeVisible();
  });
});

test('a refused request says how long to wait @smoke', async ({ newUser }) => {
  const user = await newUser();
  await user.come();
  await user.app.trySampleArticle();
  await user.page.route('**/extract_text', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '30' },
      json: { detail: 'Rate limit exceeded for pdf', error_code: 'RATE_LIMIT_EXCEEDED' },
    }),
  );
  await user.app.button('Extract Text').click();
  await expect(user.notice).toContainText('The services ask you to wait.');
  await expect(user.notice).toContainText(/Try again in [12]\ds/);
});

/** With the sample article and its cut-outs on the screen. */
async function openSample(user: SessionUser): Promise<SessionUser> {
  await user.come();
  await expect(user.active).toBeVisible();
  await user.app.trySampleArticle();
  await user.app.extractStructures();
  return user;
}
