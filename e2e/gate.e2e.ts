/** The screens before the application, and the session's status next to the work. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import type { Faults } from './support/faults';
import { LOOKS, SIZES } from './support/looks';
import { SEATS } from './support/ownServices';
import { HASTE, hurrySteadyTimer } from './support/sparseTimers';
import { expect, test } from './support/test';

/** Longer than any step of a test. */
const LONG_MS = 60_000;

test.afterEach(({ request }) => request.post('/api/session/reset'));

// One page per look, because the splash doesn't wait for a second one.
for (const [theme, device] of LOOKS) {
  test.describe(`${theme}, ${device}`, () => {
    test.use({ viewport: SIZES[device], colorScheme: theme });

    test('axe finds nothing before the application or in the panel', async ({
      app,
      page,
      faults,
      request,
      services,
    }) => {
      const check = (state: string) =>
        test.step(state, () => expectAccessible(page, `${state}, ${theme}, ${device}`));
      await faults.set({ kind: 'delay', path: '/session/create', ms: LONG_MS });
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'MARCUS is starting' })).toBeVisible();
      await check('splash');
      await app.skipSplash();
      await expectTitle(page, 'Checking availability...');
      await check('checking availability');
      await faults.clear();
      await refuseSessions(faults);
      await page.reload();
      await app.skipSplash();
      await expectTitle(page, 'Unable to connect to MARCUS services.');
      await check('connection error');
      await faults.clear();
      await services.join(SEATS);
      await page.reload();
      await app.skipSplash();
      await expectTitle(page, 'Almost Ready');
      await check('waiting');
      await app.button('Leave Queue').click();
      await expectTitle(page, 'You have left MARCUS');
      await check('left');
      await request.post('/api/session/reset');
      await app.button('Start again').click();
      await page.getByRole('button', { name: /^MARCUS Active/ }).click();
      await expect(page.getByRole('dialog', { name: 'Session' })).toBeVisible();
      await check('session panel');
      await app.button('End session').click();
      await check('question before the end');
    });
  });
}

test('a waiting user gets in as soon as a seat is free, and is notified', async ({
  app,
  page,
  services,
}) => {
  const [first = ''] = await services.join(SEATS);
  await page.goto('/');
  await app.skipSplash();
  await expectTitle(page, 'Almost Ready');
  await expect(page).toHaveTitle('(1) MARCUS – Almost Ready');
  await app.tabTo(app.button('Refresh Status'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Checked 0s ago')).toBeVisible();
  await services.leave(first);
  await expect(page.getByRole('button', { name: /^MARCUS Active/ })).toBeVisible();
  await expect(page).toHaveTitle('MARCUS');
  await expect(page.getByRole('link', { name: 'MARCUS Beta' })).toBeVisible();
  // The focus was on a button that is gone, so it moves to the page's first stop.
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('the queue can be left and joined again with the keyboard alone', async ({
  app,
  page,
  services,
}) => {
  await services.join(SEATS);
  await page.goto('/');
  await app.skipSplash();
  await app.tabTo(app.button('Leave Queue'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You have left MARCUS' })).toBeFocused();
  await app.tabTo(app.button('Start again'));
  await page.keyboard.press('Enter');
  await expectTitle(page, 'Almost Ready');
});

test('a page whose scripts fail to load shows a message instead of staying blank', async ({
  page,
  findings,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const splash = page.getByRole('region', { name: 'MARCUS is starting' });
  await expect(splash).toContainText('Initializing system...');
  const advice = splash.getByText('This takes longer than usual.');
  await expect(advice).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(advice).toBeVisible();
  findings.errors.length = 0;
});

for (const width of [1440, 390]) {
  test(`a lost seat moves nothing and covers no work at ${width} px`, async ({
    app,
    page,
    services,
  }) => {
    await hurrySteadyTimer(page.context(), HASTE);
    await page.setViewportSize({ width, height: 900 });
    const channel = page.waitForEvent('websocket');
    await app.open();
    await app.trySampleArticle();
    // Shifts within half a second after an input are not counted.
    await page.waitForTimeout(600);
    await watchShifts(page);
    await services.join(SEATS);
    const ours = new URL((await channel).url()).pathname.split('/').pop();
    await services.drill({ kind: 'expire_session', session_id: ours });
    const notice = page.getByRole('complementary', { name: 'Session' });
    await expect(notice).toContainText('Your work is kept.');
    // Shared design: interface, principle 7.
    expect(await shiftsSoFar(page)).toBeLessThan(0.02);
    expect((await notice.boundingBox())!.height).toBeLessThan(160);
    if (width === 1440) {
      const { y } = (await notice.boundingBox())!;
      const column = (await app.documentColumn.boundingBox())!;
      // Over the footer, and at most over the columns' lower border.
      expect(y).toBeGreaterThanOrEqual(column.y + column.height - 8);
    }
  });
}

const expectTitle = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

const refuseSessions = (faults: Faults) =>
  faults.set({
    kind: 'status',
    path: '/session/*',
    status: 503,
    count: 0,
    body: { detail: 'The services are being restarted' },
  });

interface ShiftWindow {
  layoutShifts?: number[];
}

const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: number[] = [];
    (window as ShiftWindow).layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift' });
  });

const shiftsSoFar = (page: Page) =>
  page.evaluate(() => ((window as ShiftWindow).layoutShifts ?? []).reduce((a, b) => a + b, 0));
