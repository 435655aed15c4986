import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { actionTypes, recordTrace } from '@/testing/recordTrace';
import { renderWithStore } from '@/testing/renderWithStore';
import { otherTabsCounted } from '../../otherTabs.slice';
import {
  channelChanged,
  connectionRetryRequested,
  placeRefreshRequested,
  placeReported,
  queueLeaveRequested,
  rateLimited,
  sessionAttemptFailed,
  sessionExpired,
  sessionFailed,
  sessionLeft,
  sessionOpened,
} from '../../lifecycle.slice';
import type { Place } from '../../sessionState';
import { SEATED, SECOND_IN_QUEUE } from '../../testing/situations';
import { SessionNotice } from './SessionNotice';

installDialogForJsdom();

const FAILURE = { message: 'Refused.', retriesLeft: 2 };

describe('the session notice', () => {
  let test: TestStore;
  const show = (workIsOpen: boolean) => {
    test = makeTestStore({ runSagas: false });
    return renderWithStore(<SessionNotice workIsOpen={workIsOpen} />, test);
  };
  const notice = () => screen.getByRole('complementary', { name: 'Session' });
  const noNotice = () => expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  const happens = (action: Parameters<TestStore['store']['dispatch']>[0]) =>
    act(() => void test.store.dispatch(action));
  const open = (place: Place) => happens(sessionOpened({ place, at: Date.now() }));

  it('is hidden while the gate is shown', () => {
    show(false);
    noNotice();
    open(SECOND_IN_QUEUE);
    noNotice();
  });

  describe('over open work', () => {
    beforeEach(() => void show(true));

    it('says at first that availability is being checked', () => {
      expect(notice()).toHaveTextContent(/^Checking availability\.\.\. Your work is kept\.$/);
    });

    it('says which attempt failed, why, and when the next one follows', () => {
      happens(sessionAttemptFailed({ attempt: 2, message: 'Please wait.', retryInMs: 2_000 }));
      expect(notice()).toHaveTextContent(
        'Checking availability... Attempt 2 of 3 failed: Please wait. Next try in 2s. Your work is kept.',
      );
    });

    it('counts down to the next attempt', async () => {
      jest.useFakeTimers();
      happens(sessionAttemptFailed({ attempt: 1, message: 'No', retryInMs: 2_000 }));
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(notice()).toHaveTextContent('Next try in 1s.');
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(notice()).toHaveTextContent('Next try now.');
      jest.useRealTimers();
    });

    it('is hidden while the session is active', () => {
      open(SEATED);
      noNotice();
    });

    it('tells a waiting user their position, the seats and the estimated wait', () => {
      open(SECOND_IN_QUEUE);
      expect(notice()).toHaveTextContent(
        'Almost Ready Position 2 in the queue, 3/3 seats taken, about 10 min. Your work is kept.',
      );
    });

    it('says that the user is in the queue again after losing a seat', () => {
      open(SEATED);
      open(SECOND_IN_QUEUE);
      expect(notice()).toHaveTextContent('Position 2 in the queue again');
    });

    it('leaves out what the services have not reported', () => {
      open({ session: { status: 'waiting', queuePosition: 1 } });
      expect(notice()).toHaveTextContent(/^Almost Ready Position 1 in the queue\./);
      expect(notice()).not.toHaveTextContent(/seats|min/);
    });

    it('disappears on promotion', () => {
      open(SECOND_IN_QUEUE);
      happens(placeReported({ place: SEATED, at: Date.now(), via: 'channel' }));
      noNotice();
    });

    it('reappears when the session has expired', () => {
      open(SEATED);
      happens(sessionExpired());
      expect(notice()).toHaveTextContent('Checking availability...');
    });

    it('names the cause of a failed connection, and what is being tried', () => {
      happens(sessionFailed(FAILURE));
      expect(notice()).toHaveTextContent(
        'Unable to connect to MARCUS services. Refused. Your work is kept. MARCUS keeps trying and continues automatically.',
      );
    });

    it('offers no retry once none is left', () => {
      happens(sessionFailed({ ...FAILURE, retriesLeft: 0 }));
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    });

    it('says that the window can be closed after leaving', () => {
      happens(sessionLeft());
      expect(notice()).toHaveTextContent('You have left MARCUS. You can close this window.');
    });

    it.each([
      ['Refresh Status', sessionOpened({ place: SECOND_IN_QUEUE, at: 0 }), placeRefreshRequested],
      ['Retry Connection', sessionFailed(FAILURE), connectionRetryRequested],
      ['Start again', sessionLeft(), connectionRetryRequested],
    ])('offers %s', async (button, situation, intent) => {
      happens(situation);
      const trace = recordTrace(test);
      await userEvent.click(screen.getByRole('button', { name: button }));
      expect(actionTypes(trace)).toEqual([intent.type]);
    });

    it('asks for confirmation before leaving the queue', async () => {
      open(SECOND_IN_QUEUE);
      const trace = recordTrace(test);
      await userEvent.click(screen.getByRole('button', { name: 'Leave Queue' }));
      const dialog = screen.getByRole('dialog', { name: 'Leave Queue?' });
      expect(dialog).toHaveTextContent('Your work stays saved in this browser.');
      await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
      expect(actionTypes(trace)).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: 'Leave Queue' }));
      await userEvent.click(screen.getAllByRole('button', { name: 'Leave Queue' })[1]!);
      expect(actionTypes(trace)).toEqual([queueLeaveRequested.type]);
    });
  });

  it('does not ask for confirmation when no work is open', async () => {
    show(false);
    open(SEATED);
    open(SECOND_IN_QUEUE);
    const trace = recordTrace(test);
    await userEvent.click(screen.getByRole('button', { name: 'Leave Queue' }));
    expect(actionTypes(trace)).toEqual([queueLeaveRequested.type]);
  });

  describe('while active', () => {
    beforeEach(() => {
      show(false);
      open(SEATED);
      happens(channelChanged('open'));
    });

    it('appears when the services stop answering heartbeats, until they answer again', async () => {
      jest.useFakeTimers();
      happens(placeReported({ place: SEATED, at: Date.now(), via: 'channel' }));
      happens(channelChanged('closed'));
      await act(() => jest.advanceTimersByTimeAsync(19_000));
      noNotice();
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      expect(notice()).toHaveTextContent(
        'The MARCUS services are not answering. Last answer 21s ago. Your work is kept.',
      );
      happens(placeReported({ place: SEATED, at: Date.now(), via: 'http' }));
      noNotice();
      jest.useRealTimers();
    });

    it('ignores silence on an open channel', async () => {
      jest.useFakeTimers();
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      noNotice();
      jest.useRealTimers();
    });

    it('counts down the time the services ask the user to wait, then disappears', async () => {
      jest.useFakeTimers({ now: 1_000_000 });
      happens(rateLimited({ retryAfterS: 7, message: 'Too many calls', at: Date.now() }));
      expect(notice()).toHaveTextContent(
        'The services ask you to wait. Too many calls. Try again in 7s.',
      );
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(notice()).toHaveTextContent('Try again in 6s.');
      await act(() => jest.advanceTimersByTimeAsync(6_000));
      noNotice();
      expect(jest.getTimerCount()).toBe(0);
      jest.useRealTimers();
    });

    it('says how many other tabs take a seat, until dismissed', async () => {
      happens(otherTabsCounted(1));
      expect(notice()).toHaveTextContent(
        'MARCUS is open in another tab of this browser. Each tab takes a seat',
      );
      await userEvent.click(screen.getByRole('button', { name: 'Dismiss this message' }));
      noNotice();
      happens(otherTabsCounted(2));
      expect(notice()).toHaveTextContent('MARCUS is open in 2 other tabs of this browser.');
    });

    it('says nothing of other tabs where there are no seats', () => {
      const config = { ...TEST_CONFIG, hasSeats: false };
      cleanup();
      test = makeTestStore({ runSagas: false, platform: createFakePlatform({ config }) });
      renderWithStore(<SessionNotice workIsOpen={false} />, test);
      open(SEATED);
      happens(otherTabsCounted(1));
      noNotice();
    });
  });
});
