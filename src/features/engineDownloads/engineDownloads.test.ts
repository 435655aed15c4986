import type { EngineDownload } from '@/platform/engineDownloads';
import { createFakePlatform } from '@/testing/fakePlatform';
import { makeTestStore } from '@/testing/makeTestStore';
import {
  downloadCancelRequested,
  downloadRetryRequested,
  selectMissingParts,
  selectRunningDownload,
} from './engineDownloads.slice';
import { SHOWN_AFTER_MS } from './engineDownloads.saga';

const RUNNING: EngineDownload = {
  ...{ part: 'rdkit', title: 'RDKit', state: 'running' },
  ...{ received: 1_000_000, total: 7_400_000 },
};

function setUp() {
  let now = 0;
  const wanted: string[] = [];
  const listeners = new Set<(download: EngineDownload) => void>();
  const platform = {
    ...createFakePlatform({ clock: { now: () => now } as never }),
    engineDownloads: {
      subscribe: (listener: (download: EngineDownload) => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      cancel: () => void wanted.push('cancel'),
      retry: (part: string) => void wanted.push(part),
    },
  };
  const test = makeTestStore({ platform });
  return {
    ...test,
    wanted,
    listeners,
    pass: (ms: number) => (now += ms),
    report: (download: Partial<EngineDownload>) =>
      listeners.forEach((listener) => listener({ ...RUNNING, ...download })),
    shown: () => selectRunningDownload(test.store.getState()),
    missing: () => selectMissingParts(test.store.getState()),
  };
}

test('a download is shown once it takes a while, until it has arrived', () => {
  const { report, pass, shown } = setUp();
  report({});
  expect(shown()).toBeNull();
  pass(SHOWN_AFTER_MS);
  report({ received: 2_000_000 });
  expect(shown()).toMatchObject({ state: 'running', received: 2_000_000 });
  report({ state: 'arrived', received: 7_400_000 });
  expect(shown()).toBeNull();
});

test('the time left is estimated from the speed so far', () => {
  const { report, pass, shown, missing } = setUp();
  report({ received: 0, total: 8_000_000 });
  pass(2_000);
  report({ received: 2_000_000, total: 8_000_000 });
  expect(shown()).toMatchObject({ secondsLeft: 6 });
  report({ state: 'cancelled', received: 2_000_000, total: 8_000_000 });
  expect(missing()[0]).not.toHaveProperty('secondsLeft');
});

test('what the browser had is never shown', () => {
  const { report, shown } = setUp();
  report({});
  report({ state: 'arrived' });
  expect(shown()).toBeNull();
});

test.each(['failed', 'cancelled'] as const)(
  'a part whose download has %s is missing until it has arrived',
  (state) => {
    const { report, missing } = setUp();
    report({ state, reason: 'the host answers 503' });
    expect(missing()).toMatchObject([{ part: 'rdkit', state }]);
    report({ state: 'arrived' });
    expect(missing()).toEqual([]);
  },
);

test('parts that were cancelled together are all missing, each once', () => {
  const { report, pass, shown, missing } = setUp();
  report({});
  pass(SHOWN_AFTER_MS);
  report({});
  for (const part of ['rdkit', 'tagger', 'rdkit']) report({ part, state: 'cancelled' });
  expect(shown()).toBeNull();
  expect(missing().map(({ part }) => part)).toEqual(['tagger', 'rdkit']);
  report({ part: 'tagger', state: 'arrived' });
  expect(missing().map(({ part }) => part)).toEqual(['rdkit']);
});

test('cancelling and fetching again are passed on', () => {
  const { store, wanted } = setUp();
  store.dispatch(downloadCancelRequested());
  store.dispatch(downloadRetryRequested('rdkit'));
  expect(wanted).toEqual(['cancel', 'rdkit']);
});

test('nothing listens any more once the page is left', async () => {
  const { listeners, stop } = setUp();
  expect(listeners.size).toBe(1);
  await stop();
  expect(listeners.size).toBe(0);
});
