/** Three seats, a queue, and no one who waits in vain. */
import { Application } from './support/application';
import { SEATS } from './support/ownServices';
import { expect, test } from './support/sessionTest';

/** A free seat is offered to the next in the queue within a second; the rest is for the browser. */
const PROMOTED_WITHIN_MS = 2_000;

test('of four browsers the fourth waits, and gets the first free seat @smoke', async ({
  newUser,
  services,
}) => {
  const [first, second, third] = [await newUser(), await newUser(), await newUser()];
  for (const user of [first, second, third]) {
    await user.come();
    await expect(user.active).toBeVisible();
  }
  const fourth = await newUser();
  await fourth.come();
  await fourth.expectPlace(1);
  await expect(fourth.waiting).toContainText(`Active users${SEATS}/${SEATS}`);
  await expect(fourth.waiting).toContainText('Estimated wait5 min');

  await first.app.leave();
  await expect(fourth.active).toBeVisible({ timeout: PROMOTED_WITHIN_MS });
  await expect(fourth.waiting).toBeHidden();
  for (const undisturbed of [second, third]) {
    await expect(undisturbed.active).toBeVisible();
    await expect(undisturbed.notice).toBeHidden();
    expect(undisturbed.sessionsMade).toBe(1);
  }
  expect(await services.queue()).toMatchObject({ active_sessions: 3, waiting_queue_length: 0 });
});

test('a reload in the queue keeps the place, and the place leads to a seat', async ({
  newUser,
  services,
}) => {
  const seats = await services.join(SEATS);
  const user = await newUser();
  await user.come();
  await user.expectPlace(1);
  const [behind] = await services.join(1);

  await user.reload();
  // Kept if the page was faster than its own goodbye, otherwise joined again at the end.
  await expect(user.waiting).toContainText(/Queue position[12]/);
  await services.leave(seats[0]!);
  await services.leave(behind!);
  await services.leave(seats[1]!);
  await expect(user.active).toBeVisible({ timeout: PROMOTED_WITHIN_MS });
});

test('a user moves up when another one ahead leaves the queue', async ({ newUser, services }) => {
  const [, , , before] = await services.join(SEATS + 1);
  const user = await newUser();
  await user.come();
  await user.expectPlace(2);
  await services.leave(before!);
  await user.expectPlace(1);
});

test('leaving the queue releases the place and closes a window that a page opened', async ({
  newUser,
  services,
}) => {
  await services.join(SEATS);
  const opener = await newUser();
  await opener.page.goto('/theme.js');
  const opening = opener.page.waitForEvent('popup');
  await opener.page.evaluate(() => void window.open('/'));
  const popup = await opening;
  const shown = new Application(popup);
  await shown.skipSplash();
  const closing = popup.waitForEvent('close');
  await shown.button('Leave Queue').click();
  await closing;
  await expect.poll(async () => (await services.queue()).waiting_queue_length).toBe(0);
});

test('if the window stays open, a message says so, and the user can start again', async ({
  newUser,
  services,
}) => {
  const [seat] = await services.join(SEATS);
  const user = await newUser();
  await user.come();
  await user.expectPlace(1);
  await user.app.button('Leave Queue').click();
  await expect(user.gate('You have left MARCUS')).toContainText('You can close this window.');
  expect(await services.queue()).toMatchObject({ waiting_queue_length: 0 });
  await services.leave(seat!);
  await user.app.button('Start again').click();
  await expect(user.active).toBeVisible();
});
