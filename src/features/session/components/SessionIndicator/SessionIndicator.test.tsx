import { act, screen } from '@testing-library/react';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import {
  placeReported,
  sessionExpired,
  sessionFailed,
  sessionLeft,
  sessionOpened,
} from '../../lifecycle.slice';
import { SEATED, SECOND_IN_QUEUE } from '../../testing/situations';
import { SessionIndicator } from './SessionIndicator';

installDialogForJsdom();

describe('the session indicator', () => {
  let test: TestStore;
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000 });
    test = makeTestStore({ runSagas: false });
    renderWithStore(<SessionIndicator />, test);
  });
  afterEach(() => jest.useRealTimers());

  const happens = (action: Parameters<TestStore['store']['dispatch']>[0]) =>
    act(() => void test.store.dispatch(action));
  const open = (place = SEATED) => happens(sessionOpened({ place, at: Date.now() }));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const indicator = () => screen.getByRole('button');

  it.each([
    ['Connecting', []],
    ['In the queue', [sessionOpened({ place: SECOND_IN_QUEUE, at: 0 })]],
    ['Not connected', [sessionFailed({ message: 'No', retriesLeft: 3 })]],
    ['Session ended', [sessionLeft()]],
  ])('without a seat, says: %s', (words, facts) => {
    facts.forEach(happens);
    expect(indicator()).toHaveAccessibleName(words);
  });

  it('says that the session is active', () => {
    open();
    expect(indicator()).toHaveAccessibleName('MARCUS Active 0s');
  });

  it.each([
    [1_000, '1s'],
    [59_000, '59s'],
    [60_000, '1m'],
    [3_599_000, '59m'],
    [3_600_000, '1h 0m'],
    [5_400_000, '1h 30m'],
  ])('after %i ms, shows: %s', async (ms, text) => {
    open();
    // as if asleep until just before: running an hour of ticks would be slow even in a test
    jest.setSystemTime(1_000_000 + ms - 1_000);
    await pass(1_000);
    expect(indicator()).toHaveTextContent(`MARCUS Active ${text}`);
  });

  it('is not reset by status updates', async () => {
    open();
    await pass(5_000);
    happens(placeReported({ place: SEATED, at: Date.now(), via: 'channel' }));
    expect(indicator()).toHaveTextContent('MARCUS Active 5s');
  });

  it('stops its timer when the session ends', () => {
    open();
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    happens(sessionExpired());
    expect(jest.getTimerCount()).toBe(0);
  });
});
