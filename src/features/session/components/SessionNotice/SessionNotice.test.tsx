import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { actionTypes, recordTrace } from '@/testing/recordTrace';
import { renderWithStore } from '@/testing/renderWithStore';
import {
  connectionRetryRequested,
  placeRefreshRequested,
  placeReported,
  queueLeaveRequested,
  sessionAttemptFailed,
  sessionExpired,
  sessionFailed,
  sessionLeft,
  sessionOpened,
  type Place,
} from '../../session.slice';
import { SessionNotice } from './SessionNotice';

const WAITING: Place = {
  session: { status: 'waiting', queuePosition: 2, estimatedWaitS: 600 },
  queue: { activeSessions: 3, maxConcurrentUsers: 3, waitingQueueLength: 2, availableSlots: 0 },
};

describe('the notice about the session', () => {
  let test: TestStore;
  beforeEach(() => {
    test = makeTestStore({ runSagas: false });
    renderWithStore(<SessionNotice />, test);
  });

  const notice = () => screen.getByRole('complementary', { name: 'Session' });
  const happens = (action: Parameters<TestStore['store']['dispatch']>[0]) =>
    act(() => void test.store.dispatch(action));
  const open = (place: Place) => happens(sessionOpened({ place, at: 0 }));

  it('says at first that a place is being asked for', () => {
    expect(notice()).toHaveTextContent('Checking availability...');
  });

  it('says what failed, as one sentence', () => {
    happens(sessionAttemptFailed({ attempt: 2, message: 'Please wait.', retryInMs: 2_000 }));
    expect(notice()).toHaveTextContent(
      /^Checking availability\.\.\. Attempt 2 failed: Please wait\.$/,
    );
  });

  it('is away while the session is active', () => {
    open({ session: { status: 'active' } });
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('tells a waiting user position, seats and estimated wait', () => {
    open(WAITING);
    expect(notice()).toHaveTextContent(
      'Almost Ready Position 2 in the queue, 3/3 seats taken, about 10 min',
    );
  });

  it('leaves out what the services have not told', () => {
    open({ session: { status: 'waiting', queuePosition: 1 } });
    expect(notice()).toHaveTextContent(/^Almost Ready Position 1 in the queue/);
    expect(notice()).not.toHaveTextContent(/seats|min/);
  });

  it('never promises less than a minute', () => {
    open({ session: { status: 'waiting', estimatedWaitS: 5 } });
    expect(notice()).toHaveTextContent('about 1 min');
  });

  it('goes away with the promotion', () => {
    open(WAITING);
    happens(placeReported({ place: { session: { status: 'active' } }, at: 1, via: 'channel' }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('comes back when the session has expired', () => {
    open({ session: { status: 'active' } });
    happens(sessionExpired());
    expect(notice()).toHaveTextContent('Checking availability...');
  });

  it('names the cause of a failed connection', () => {
    happens(
      sessionFailed({ message: 'Failed to create session after 3 attempts.', retriesLeft: 3 }),
    );
    expect(notice()).toHaveTextContent(
      'Unable to connect to MARCUS services. Failed to create session after 3 attempts.',
    );
  });

  it('says that the window can be closed after leaving', () => {
    happens(sessionLeft());
    expect(notice()).toHaveTextContent('You have left the queue. This window can be closed.');
  });

  it.each([
    ['Refresh Status', sessionOpened({ place: WAITING, at: 0 }), placeRefreshRequested.type],
    ['Leave Queue', sessionOpened({ place: WAITING, at: 0 }), queueLeaveRequested.type],
    [
      'Retry Connection',
      sessionFailed({ message: 'x', retriesLeft: 3 }),
      connectionRetryRequested.type,
    ],
    ['Start again', sessionLeft(), connectionRetryRequested.type],
  ])('offers %s', async (button, situation, intent) => {
    happens(situation);
    const trace = recordTrace(test);
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(actionTypes(trace)).toEqual([intent]);
  });
});
