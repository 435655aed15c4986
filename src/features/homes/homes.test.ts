/** @jest-environment node */
import { backendAnswered, backendCheckFailed } from '@/features/health';
import { selectNotices } from '@/features/notices';
import { savedWorkSaga } from '@/features/savedWork';
import { sessionFailed, sessionOpened } from '@/features/session';
import type { AppConfig } from '@/platform/config';
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { homesSaga } from './homes.saga';
import { moveRequested, selectHomes } from './homes.slice';
import { CAME_FROM_KEY } from './sagas/cameFrom';

const STANDALONE = '/standalone/';
const WAITING = { session: { status: 'waiting', queuePosition: 2 } } as const;
const FAILED = { message: 'Refused', retriesLeft: 2 };

let page: TestStore;
const offered = () => selectHomes(page.store.getState()).offered;
const visited = () => page.platform.lifecycle.visited;
const messages = () => selectNotices(page.store.getState()).map(({ message }) => message);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function create(config: Partial<AppConfig> = { standaloneUrl: STANDALONE }): void {
  page = makeTestStore({
    runSagas: false,
    platform: createFakePlatform({ config: { ...TEST_CONFIG, ...config } }),
  });
  page.platform.offlineFiles.available.add(STANDALONE);
}

async function start(): Promise<void> {
  page.runSaga(homesSaga);
  await flush();
}

async function dispatch(action: Parameters<TestStore['store']['dispatch']>[0]): Promise<void> {
  page.store.dispatch(action);
  await flush();
}

const opened = (place: Parameters<typeof sessionOpened>[0]['place']) =>
  dispatch(sessionOpened({ place, at: 0 }));

describe('the home in the browser is offered', () => {
  beforeEach(() => create());

  test('while this page waits for a seat, and no longer once it has one', async () => {
    await start();
    expect(offered()).toBeNull();
    await opened(WAITING);
    expect(offered()).toBe('browser');
    await opened({ session: { status: 'active' } });
    await dispatch(backendAnswered());
    expect(offered()).toBeNull();
  });

  test('while the services cannot be reached', async () => {
    await start();
    await dispatch(sessionFailed(FAILED));
    expect(offered()).toBe('browser');
  });

  test('while the services of a page with a seat do not answer', async () => {
    await dispatch(backendAnswered());
    activateSession(page);
    await start();
    expect(offered()).toBeNull();
    await dispatch(backendCheckFailed());
    expect(offered()).toBe('browser');
    await dispatch(backendAnswered());
    expect(offered()).toBeNull();
  });

  test('only where it can be opened, which is asked again', async () => {
    page.platform.offlineFiles.available.clear();
    await start();
    await opened(WAITING);
    expect(offered()).toBeNull();
    page.platform.offlineFiles.available.add(STANDALONE);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(offered()).toBe('browser');
  });

  test('nowhere if the installation has none', async () => {
    create({});
    await start();
    await opened(WAITING);
    expect(offered()).toBeNull();
  });

  test('and nothing waits any longer once the page ends', async () => {
    page.platform.offlineFiles.available.clear();
    await start();
    await opened(WAITING);
    await page.stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('going on there', () => {
  beforeEach(() => create());

  test('takes along an article that is still being opened', async () => {
    await start();
    await opened(WAITING);
    await dispatch({ type: 'savedWork/openingStarted', payload: { hash: 'a' } });
    await dispatch(moveRequested());
    expect(selectHomes(page.store.getState()).isMoving).toBe(true);
    expect(visited()).toEqual([]);
    await dispatch({ type: 'savedWork/openingEnded' });
    expect(visited()).toEqual([STANDALONE]);
  });

  async function withResults(): Promise<void> {
    page.runSaga(savedWorkSaga);
    await start();
    await openDocument(page);
    await jest.advanceTimersByTimeAsync(2_000);
    receiveSegments(page, 2);
    await opened(WAITING);
    await dispatch(moveRequested());
  }

  test('happens once the work is saved, and remembers the way back', async () => {
    await withResults();
    expect(visited()).toEqual([]);
    expect(selectHomes(page.store.getState()).isMoving).toBe(true);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(visited()).toEqual([STANDALONE]);
    expect(page.platform.workStore.works.size).toBe(1);
    expect(page.platform.tabStorage.get(CAME_FROM_KEY)).toBe('/');
  });

  test('does not happen while results cannot be saved', async () => {
    page.platform.workStore.fault = 'unavailable';
    await withResults();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(visited()).toEqual([]);
    expect(selectHomes(page.store.getState()).isMoving).toBe(false);
    expect(messages()).toContain(
      'Results of this article are not saved, and would be lost. Export them first.',
    );
  });
});

describe('the way back', () => {
  async function startFrom(stored: string | null): Promise<void> {
    create({});
    if (stored !== null) page.platform.tabStorage.set(CAME_FROM_KEY, stored);
    await start();
  }

  test('is offered in a tab that came from a page with services, and leads there', async () => {
    await startFrom('/marcus/');
    expect(offered()).toBe('services');
    page.platform.offlineFiles.available.add('/marcus/');
    await dispatch(moveRequested());
    expect(visited()).toEqual(['/marcus/']);
    expect(page.platform.tabStorage.get(CAME_FROM_KEY)).toBeNull();
  });

  test('is not gone while that page cannot be reached', async () => {
    await startFrom('/marcus/');
    await dispatch(moveRequested());
    expect(visited()).toEqual([]);
    expect(offered()).toBe('services');
    expect(messages()).toContain(
      'The page with the services cannot be reached. You can go on here.',
    );
  });

  test.each([
    null,
    '//other.test/',
    '/\\other.test/',
    'https://other.test/',
    'javascript:alert(1)',
  ])('is not offered for %p', async (stored) => {
    await startFrom(stored);
    expect(offered()).toBeNull();
  });
});
