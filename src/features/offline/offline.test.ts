/** @jest-environment node */
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { selectNotices } from '@/features/notices';
import { savedWorkSaga } from '@/features/savedWork';
import { offlineSaga } from './offline.saga';
import {
  newVersionRequested,
  removingRequested,
  reportRequested,
  selectOffline,
  storingCancelRequested,
  storingRequested,
} from './offline.slice';

let page: TestStore;
const files = () => page.platform.offlineFiles;
const offline = () => selectOffline(page.store.getState());
const messages = () => selectNotices(page.store.getState()).map(({ message }) => message);

function create({ worksOffline = true } = {}) {
  page = makeTestStore({
    runSagas: false,
    platform: createFakePlatform({ config: { ...TEST_CONFIG, worksOffline } }),
  });
}

async function start(): Promise<void> {
  page.runSaga(offlineSaga);
  activateSession(page);
  await flush();
}

async function dispatch(action: { readonly type: string }): Promise<void> {
  page.store.dispatch(action);
  await flush();
}

beforeEach(() => create());

describe('the files of the page', () => {
  test('are left to the host where the installation does not want them kept', async () => {
    create({ worksOffline: false });
    await start();
    expect(files().timesOpened).toBe(0);
    expect(offline().status).toBe('off');
  });

  test('are kept once the page can be used, and reported', async () => {
    page.runSaga(offlineSaga);
    await flush();
    expect(files().timesOpened).toBe(0);
    activateSession(page);
    await flush();
    expect(offline()).toMatchObject({
      status: 'on',
      parts: [
        { id: 'shell', size: 2_000_000, stored: 2_000_000 },
        { id: 'viewer', size: 1_000_000, stored: 0 },
        { id: 'pictures', size: 5_000_000, stored: 0 },
      ],
    });
  });

  test('a browser that keeps none says why', async () => {
    files().refusal = 'Storage is forbidden.';
    await start();
    expect(offline()).toMatchObject({ status: 'refused', failure: 'Storage is forbidden.' });
    expect(files().listenerCount).toBe(0);
  });

  test('that were stored when they were first used are reported when that is asked', async () => {
    await start();
    files().files[1]!.isStored = true;
    await dispatch(reportRequested());
    expect(offline().parts[1]?.stored).toBe(1_000_000);
  });

  test('nobody listens any longer once the page ends', async () => {
    await start();
    expect(files().listenerCount).toBe(1);
    await page.stop();
    expect(files().listenerCount).toBe(0);
    expect(page.platform.lifecycle.listenerCount).toBe(0);
  });
});

describe('making everything available', () => {
  test('stores what is missing, and says so', async () => {
    await start();
    await dispatch(storingRequested());
    expect(offline()).toMatchObject({ task: null, failure: null, isKept: true });
    expect(offline().parts.every(({ size, stored }) => size === stored)).toBe(true);
  });

  test('tells how much has arrived, of what was missing', async () => {
    await start();
    let receive: (bytes: number) => void = () => undefined;
    files().onStore = (name, onReceived) =>
      name.endsWith('pdf.js')
        ? Promise.resolve()
        : new Promise(() => {
            receive = onReceived;
          });
    await dispatch(storingRequested());
    expect(offline().task).toEqual({ kind: 'storing', received: 1_000_000, total: 6_000_000 });
    receive(2_500_000);
    await flush();
    expect(offline().task).toEqual({ kind: 'storing', received: 3_500_000, total: 6_000_000 });
    expect(offline().isKept).toBe(false);
  });

  test('can be cancelled; what is stored stays, and the rest follows the next time', async () => {
    await start();
    const asked: string[] = [];
    let aborted: AbortSignal | undefined;
    files().onStore = async (name, _onReceived, signal) => {
      asked.push(name);
      if (name.endsWith('pdf.js')) return;
      aborted = signal;
      await new Promise(() => undefined);
    };
    await dispatch(storingRequested());
    await dispatch(storingCancelRequested());
    expect(aborted?.aborted).toBe(true);
    expect(offline()).toMatchObject({ task: null, failure: null, isKept: false });
    expect(offline().parts.map(({ stored }) => stored)).toEqual([2_000_000, 1_000_000, 0]);
    files().onStore = async (name) => void asked.push(name);
    await dispatch(storingRequested());
    expect(asked).toEqual(['assets/pdf.js', 'assets/weights.bin', 'assets/weights.bin']);
    expect(offline().isKept).toBe(true);
  });

  test('that fails says why, and can be tried again', async () => {
    await start();
    files().onStore = () => Promise.reject(new Error('The server answered 503'));
    await dispatch(storingRequested());
    expect(offline()).toMatchObject({ task: null, failure: 'The server answered 503' });
    files().onStore = async () => undefined;
    await dispatch(storingRequested());
    expect(offline()).toMatchObject({ failure: null, isKept: true });
  });

  test('is refused before anything is fetched if the browser has no room for it', async () => {
    await start();
    const asked: string[] = [];
    files().onStore = async (name) => void asked.push(name);
    page.platform.storageSpace.space = { used: 10_000_000, quota: 12_000_000 };
    await dispatch(storingRequested());
    expect(asked).toEqual([]);
    expect(offline().failure).toBe(
      'It takes 5.7 MB, and this browser has 1.9 MB left for this site.',
    );
  });

  test('can be undone: the page itself stays', async () => {
    await start();
    await dispatch(storingRequested());
    await dispatch(removingRequested());
    expect(offline()).toMatchObject({ task: null, isKept: false });
    expect(offline().parts.map(({ stored }) => stored)).toEqual([2_000_000, 0, 0]);
  });
});

describe('a new version', () => {
  const reloads = () => page.platform.lifecycle.reloads;

  test('is offered, and changes nothing until the user takes it', async () => {
    await start();
    files().emit('waiting');
    await flush();
    expect(offline().newVersion).toBe('waiting');
    expect([files().timesTaken, reloads()]).toEqual([0, 0]);
  });

  test('is taken by one reload, when it has taken over', async () => {
    await start();
    files().emit('waiting');
    await dispatch(newVersionRequested());
    await dispatch(newVersionRequested());
    expect([files().timesTaken, reloads()]).toEqual([1, 0]);
    files().emit('replaced');
    await flush();
    expect([files().timesTaken, reloads()]).toEqual([1, 1]);
  });

  test('that does not take over in time is left to the reload', async () => {
    jest.useFakeTimers();
    const started = start();
    await jest.advanceTimersByTimeAsync(100);
    await started;
    files().emit('waiting');
    page.store.dispatch(newVersionRequested());
    await jest.advanceTimersByTimeAsync(9_999);
    expect(reloads()).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(reloads()).toBe(1);
    jest.useRealTimers();
  });

  test('that another tab has taken is told, and this tab stays as it is until it is reloaded', async () => {
    await start();
    files().emit('replaced');
    await flush();
    expect(offline().newVersion).toBe('taken');
    expect(reloads()).toBe(0);
    await dispatch(newVersionRequested());
    expect([files().timesTaken, reloads()]).toEqual([0, 1]);
  });

  async function startWithResults(): Promise<void> {
    jest.useFakeTimers();
    page.runSaga(savedWorkSaga);
    page.runSaga(offlineSaga);
    activateSession(page);
    await openDocument(page);
    await jest.advanceTimersByTimeAsync(2_000);
    receiveSegments(page, 2);
    files().emit('replaced');
    page.store.dispatch(newVersionRequested());
    await flush();
  }

  test('waits for the work to be written', async () => {
    await startWithResults();
    expect(offline().newVersion).toBe('beingTaken');
    expect(reloads()).toBe(0);
    await jest.advanceTimersByTimeAsync(1_000);
    expect([...page.platform.workStore.works.values()][0]?.summary.segmentCount).toBe(2);
    expect(reloads()).toBe(1);
    jest.useRealTimers();
  });

  test('is not taken while results cannot be saved, and says so', async () => {
    page.platform.workStore.fault = 'unavailable';
    await startWithResults();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(reloads()).toBe(0);
    expect(offline().newVersion).toBe('taken');
    expect(messages()).toContain(
      'The page was not reloaded: results of this article are not saved. Export them first.',
    );
    jest.useRealTimers();
  });

  test('is looked for at once, and when the user comes back, at most once an hour', async () => {
    jest.useFakeTimers({ now: 0 });
    const started = start();
    await jest.advanceTimersByTimeAsync(100);
    await started;
    const back = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      page.platform.lifecycle.emit({ kind: 'hidden' });
      page.platform.lifecycle.emit({ kind: 'visible' });
      await jest.advanceTimersByTimeAsync(1);
      return files().timesLooked;
    };
    expect(await back(3_500_000)).toBe(1);
    expect(await back(100_000)).toBe(2);
    expect(await back(3_500_000)).toBe(2);
    jest.useRealTimers();
  });
});
