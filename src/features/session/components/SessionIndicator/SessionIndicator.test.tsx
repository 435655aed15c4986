import { act, screen } from '@testing-library/react';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { placeReported, sessionExpired, sessionOpened } from '../../session.slice';
import { SessionIndicator } from './SessionIndicator';

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
  const open = (status: 'active' | 'waiting' = 'active') =>
    happens(sessionOpened({ place: { session: { status } }, at: Date.now() }));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const timer = () => screen.getByRole('timer', { name: 'Session time' });

  it.each(['before a session', 'while waiting'])('shows nothing %s', (when) => {
    if (when === 'while waiting') open('waiting');
    expect(screen.queryByText(/MARCUS Active/)).not.toBeInTheDocument();
  });

  it('says that the session is active', () => {
    open();
    expect(screen.getByText(/MARCUS Active/)).toBeInTheDocument();
    expect(timer()).toHaveTextContent('0s');
  });

  it.each([
    [1_000, '1s'],
    [59_000, '59s'],
    [60_000, '1m'],
    [3_599_000, '59m'],
    [3_600_000, '1h 0m'],
    [5_400_000, '1h 30m'],
  ])('shows after %i ms: %s', async (ms, text) => {
    open();
    // as if asleep until a moment before: an hour of ticks takes its time even in a test
    jest.setSystemTime(1_000_000 + ms - 1_000);
    await pass(1_000);
    expect(timer()).toHaveTextContent(text);
  });

  it('is not set back by updates of the place', async () => {
    open();
    await pass(5_000);
    const place = { session: { status: 'active' as const } };
    happens(placeReported({ place, at: Date.now(), via: 'channel' }));
    expect(timer()).toHaveTextContent('5s');
  });

  it('stops its timer when the session is over', () => {
    open();
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    happens(sessionExpired());
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(jest.getTimerCount()).toBe(0);
  });
});
