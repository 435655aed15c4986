import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noticeRaised } from '@/features/notices';
import { overlayShown } from '@/features/overlays';
import { sessionFailed, sessionOpened } from '@/features/session';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { SplashScreen, splashSaga } from './index';
import { VISITED_KEY } from './splash.saga';
import { pageBecameUsable } from './splash.slice';

const page = readFileSync(path.join(process.cwd(), 'public/index.html'), 'utf8');

const NOTICE = { id: 'n', type: 'error', message: 'It broke', createdAt: 0 } as const;

describe('the splash', () => {
  let test: TestStore;
  beforeEach(() => {
    jest.useFakeTimers();
    visit();
  });
  afterEach(() => {
    jest.useRealTimers();
    document.body.innerHTML = '';
  });

  /** Opens the page again, with a fresh store. */
  function visit({ isLater = false } = {}) {
    cleanup();
    document.body.innerHTML = /<body>([^]*)<\/body>/.exec(page)?.[1] ?? '';
    test = makeTestStore({ runSagas: false });
    if (isLater) test.platform.localStorage.set(VISITED_KEY, 'yes');
    test.runSaga(splashSaga);
    renderWithStore(<SplashScreen />, test);
  }

  const splash = () => screen.queryByRole('region', { name: 'MARCUS is starting' });
  const message = () => document.getElementById('splash-message')?.textContent;
  const progress = () =>
    screen.getByRole('progressbar', { name: 'Starting' }).getAttribute('aria-valuenow');
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const happens = (action: Parameters<TestStore['store']['dispatch']>[0]) =>
    act(() => void test.store.dispatch(action));

  it('contains in the page itself what it is, before any script', () => {
    expect(splash()).toHaveTextContent(
      /^MARCUS Beta Molecular Annotation and Recognition .* Initializing system\.\.\./,
    );
  });

  it.each([
    [0, '0', 'Initializing system...'],
    [824, '0', 'Initializing system...'],
    [825, '33', 'Loading molecular engines...'],
    [1_650, '66', 'Calibrating structure detection...'],
    [2_250, '90', 'Systems operational'],
    [2_500, '100', 'Systems operational'],
  ])('after %i ms is at %s percent and says "%s"', async (ms, percent, words) => {
    await pass(ms);
    expect(progress()).toBe(percent);
    expect(message()).toBe(words);
  });

  it('starts to disappear 200 ms after 100 percent, and is gone 800 ms later', async () => {
    await pass(2_699);
    expect(test.store.getState().screen.splash.stage).toBe('growing');
    await pass(1);
    expect(test.store.getState().screen.splash.stage).toBe('loaded');
    await pass(799);
    expect(splash()).toBeInTheDocument();
    await pass(1);
    expect(splash()).not.toBeInTheDocument();
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['a key', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('x')],
    ['a click', (user: ReturnType<typeof userEvent.setup>) => user.click(document.body)],
  ])('is skipped by %s, and leaves no timer', async (_how, skip) => {
    await skip(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
    expect(splash()).not.toBeInTheDocument();
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['Escape', '{Escape}', 0],
    ['a letter', 'a', 0],
    ['Tab', '{Tab}', 1],
    ['a key of the browser', '{Control>}r{/Control}', 1],
    ['the key that reloads', '{F5}', 1],
    ['the key of the full screen', '{F11}', 1],
    ['the key of the developer tools', '{F12}', 1],
    ['a capital F', 'F', 0],
  ])(
    'is ended by %s (%s), which reaches what is behind it %i times',
    async (_what, keys, times) => {
      const pressed = jest.fn();
      const behind = ({ key, defaultPrevented }: KeyboardEvent) => {
        if (key !== 'Control' && !defaultPrevented) pressed();
      };
      document.body.addEventListener('keydown', behind);
      await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).keyboard(keys);
      document.body.removeEventListener('keydown', behind);
      expect(splash()).not.toBeInTheDocument();
      expect(pressed).toHaveBeenCalledTimes(times);
    },
  );

  it.each([
    ['a failed connection', sessionFailed({ message: 'Refused', retriesLeft: 3 })],
    ['an error', noticeRaised(NOTICE)],
  ])('does not hide %s', (_what, failure) => {
    happens(failure);
    expect(splash()).not.toBeInTheDocument();
  });

  it('does not hide what a link leads to, such as the privacy policy', () => {
    happens(overlayShown('privacy-policy'));
    expect(splash()).not.toBeInTheDocument();
    expect(jest.getTimerCount()).toBe(0);
  });

  describe('on a later visit', () => {
    const PLACE = { session: { status: 'active' } } as const;
    const pageIsUsable = () => happens(sessionOpened({ place: PLACE, at: 0 }));
    /** The splash's messages until it is gone, and how long it took. */
    async function watch() {
      const seen = new Set<string>();
      const began = Date.now();
      while (splash()) {
        seen.add(`${progress()} ${message()}`);
        expect(jest.getTimerCount()).toBeGreaterThan(0);
        await act(() => jest.advanceTimersToNextTimerAsync());
      }
      const took = Date.now() - began;
      return { seen: [...seen], took };
    }
    const ALL = [
      '0 Initializing system...',
      '33 Loading molecular engines...',
      '66 Calibrating structure detection...',
      '90 Systems operational',
      '100 Systems operational',
    ];

    beforeEach(async () => {
      await test.stop();
      visit({ isLater: true });
    });

    it('takes 600 ms if the page can be used at once, and shows all its milestones', async () => {
      pageIsUsable();
      expect(await watch()).toEqual({ seen: ALL, took: 600 });
      expect(jest.getTimerCount()).toBe(0);
    });

    it('hurries from when the page can be used', async () => {
      await pass(1_700);
      expect(progress()).toBe('66');
      expect(document.getElementById('splash')).not.toHaveAttribute('data-hurried');
      pageIsUsable();
      expect(document.getElementById('splash')).toHaveAttribute('data-hurried');
      // 24 and 10 percent of 400 ms, then 80 and 120 ms.
      expect(await watch()).toEqual({ seen: ALL.slice(2), took: 336 });
    });

    it('reports once that the page can be used, and not before', async () => {
      expect(test.store.getState().screen.splash.laterVisit).toEqual({ pageIsUsable: false });
      pageIsUsable();
      await watch();
      const told = test.traceRecorder.recorded().steps.map(({ action }) => action.type);
      expect(told.filter((type) => type === pageBecameUsable.type)).toHaveLength(1);
    });

    it('takes the specified times if the page can never be used', async () => {
      expect(await watch()).toEqual({ seen: ALL, took: 3_500 });
    });
  });

  it('is remembered once it was seen, and takes its full time until then', async () => {
    expect(test.store.getState().screen.splash).not.toHaveProperty('laterVisit');
    expect(test.platform.localStorage.get(VISITED_KEY)).toBeNull();
    happens(sessionOpened({ place: { session: { status: 'active' } }, at: 0 }));
    await pass(3_499);
    expect(splash()).toBeInTheDocument();
    await pass(1);
    expect(test.platform.localStorage.get(VISITED_KEY)).not.toBeNull();
  });

  it('stays for anything that is not an error', () => {
    happens(noticeRaised({ ...NOTICE, type: 'success' }));
    expect(splash()).toBeInTheDocument();
  });
});

test('the splash has the colours of the tokens', () => {
  const read = (file: string) => readFileSync(path.join(process.cwd(), file), 'utf8');
  const tokens = read('src/ui/styles/tokens.css');
  const fallbacks = [
    ...read('public/splash.css').matchAll(/var\((--[\w-]+), (light-dark\(.*?\))\)/g),
  ];
  expect(fallbacks.length).toBeGreaterThan(5);
  for (const [, token, value] of fallbacks) expect(tokens).toContain(`${token}: ${value};`);
});
