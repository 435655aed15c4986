import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { PlatformProvider } from '@/platform/PlatformContext';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { actionTypes, recordTrace } from '@/testing/recordTrace';
import { renderWithStore } from '@/testing/renderWithStore';
import { placeRefreshFailed } from '../../placeCheck.slice';
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
} from '../../lifecycle.slice';
import type { Place } from '../../sessionState';
import { SEATED, SECOND_IN_QUEUE } from '../../testing/situations';
import { SessionGate } from './SessionGate';

const FAILURE = { message: 'Failed to create session after 3 attempts.', retriesLeft: 2 };

describe('the gate', () => {
  let test: TestStore;
  const show = (workIsOpen = false) => {
    test = makeTestStore({ runSagas: false });
    renderWithStore(
      <SessionGate workIsOpen={workIsOpen} themeToggle="Theme">
        <button>Upload Document</button>
      </SessionGate>,
      test,
    );
  };
  const happens = (action: Parameters<TestStore['store']['dispatch']>[0]) =>
    act(() => void test.store.dispatch(action));
  const open = (place: Place) => happens(sessionOpened({ place, at: 0 }));
  const gate = () => screen.queryByRole('main');
  const title = () => screen.getByRole('heading', { level: 1 });
  const work = () => screen.getByRole('button', { name: 'Upload Document' });
  const isInert = () => work().closest('[inert]') !== null;

  it('covers the application, which is rendered but inert, while availability is checked', () => {
    show();
    expect(title()).toHaveTextContent(/^Checking availability\.\.\.$/);
    expect(isInert()).toBe(true);
  });

  it('shows which attempt failed out of how many, why, and when the next one follows', () => {
    show();
    happens(sessionAttemptFailed({ attempt: 2, message: 'Bad Gateway', retryInMs: 2_000 }));
    expect(gate()).toHaveTextContent('Attempt2 of 3 failedCauseBad GatewayNext tryin 2s');
  });

  it('opens when the session has a seat', () => {
    show();
    open(SEATED);
    expect(gate()).not.toBeInTheDocument();
    expect(isInert()).toBe(false);
  });

  it('stays open once passed, whatever happens to the session', () => {
    show();
    open(SEATED);
    happens(sessionExpired());
    expect(gate()).not.toBeInTheDocument();
    open(SECOND_IN_QUEUE);
    expect(gate()).not.toBeInTheDocument();
    happens(sessionFailed(FAILURE));
    expect(gate()).not.toBeInTheDocument();
  });

  it('never covers open work', () => {
    show(true);
    expect(gate()).not.toBeInTheDocument();
    happens(sessionLeft());
    expect(gate()).not.toBeInTheDocument();
  });

  it('links to pages to read meanwhile, and is inert behind an open one', () => {
    const over = (gateIsClosed: boolean) => <p>Over a {gateIsClosed ? 'closed' : 'passed'} gate</p>;
    test = makeTestStore({ runSagas: false });
    const gateWith = (pageName?: string) => (
      <SessionGate
        workIsOpen={false}
        links={<a href="#/disclaimer">Disclaimer</a>}
        pageName={pageName}
        over={over}
      >
        The work
      </SessionGate>
    );
    const { rerender } = renderWithStore(gateWith(), test);
    expect(gate()).not.toHaveAttribute('inert');
    expect(screen.getByRole('link', { name: 'Disclaimer' })).toBeInTheDocument();
    rerender(
      <PlatformProvider platform={test.platform}>
        <Provider store={test.store}>{gateWith('Disclaimer')}</Provider>
      </PlatformProvider>,
    );
    expect(gate()).toHaveAttribute('inert');
    expect(screen.getByText('Over a closed gate')).toBeInTheDocument();
    open(SEATED);
    expect(screen.getByText('Over a passed gate')).toBeInTheDocument();
  });

  describe('in the queue', () => {
    beforeEach(() => {
      show();
      open(SECOND_IN_QUEUE);
    });

    it('shows position, active users, estimated wait and progress', () => {
      expect(title()).toHaveTextContent('Almost Ready');
      expect(gate()).toHaveTextContent('Queue position2Active users3/3Estimated wait10 min');
      const progress = screen.getByRole('progressbar', { name: 'Progress in the queue' });
      expect(progress).toHaveAttribute('aria-valuenow', '80');
    });

    it('links to both sister services in new tabs, and says so', () => {
      for (const [name, address] of [
        ['COCONUT', 'https://coconut.naturalproducts.net'],
        ['DECIMER.ai', 'https://decimer.ai'],
      ]) {
        const link = screen.getByRole('link', {
          name: `${name} (another website, opens in a new tab)`,
        });
        expect(link).toHaveAttribute('href', address);
        expect(link).toHaveAttribute('target', '_blank');
        expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      }
    });

    it.each([
      ['Refresh Status', placeRefreshRequested.type],
      ['Leave Queue', queueLeaveRequested.type],
    ])('offers %s, without asking for confirmation', async (name, intent) => {
      const trace = recordTrace(test);
      await userEvent.click(screen.getByRole('button', { name }));
      expect(actionTypes(trace)).toEqual([intent]);
    });

    it('is busy while the status is requested, and says when that failed', () => {
      const refresh = () => screen.getByRole('button', { name: 'Refresh Status' });
      happens(placeRefreshRequested());
      expect(refresh()).toHaveAttribute('aria-busy', 'true');
      happens(placeRefreshFailed());
      expect(refresh()).not.toHaveAttribute('aria-busy');
      expect(gate()).toHaveTextContent('Failed to refresh status.');
    });

    it('disappears on promotion', () => {
      happens(placeReported({ place: SEATED, at: 1, via: 'channel' }));
      expect(gate()).not.toBeInTheDocument();
    });
  });

  it('says how old the position shown is', async () => {
    jest.useFakeTimers({ now: 1_000_000 });
    show();
    happens(sessionOpened({ place: SECOND_IN_QUEUE, at: 1_000_000 }));
    await act(() => jest.advanceTimersByTimeAsync(8_000));
    expect(gate()).toHaveTextContent('Checked 8s ago');
    jest.useRealTimers();
  });

  it('shows a dash for what the services have not reported', () => {
    show();
    open({ session: { status: 'waiting' } });
    expect(gate()).toHaveTextContent('Queue position–Active users–Estimated wait–');
    expect(gate()).toHaveTextContent('100 %');
  });

  it('names the cause of a failed connection and the number of retries left', async () => {
    show();
    happens(sessionFailed(FAILURE));
    expect(title()).toHaveTextContent('Unable to connect to MARCUS services.');
    expect(gate()).toHaveTextContent('Failed to create session after 3 attempts.');
    expect(gate()).toHaveTextContent('2 retries left');
    const trace = recordTrace(test);
    await userEvent.click(screen.getByRole('button', { name: 'Retry Connection' }));
    expect(actionTypes(trace)).toEqual([connectionRetryRequested.type]);
  });

  it('offers to reload the page when the retries are used up', async () => {
    show();
    happens(sessionFailed({ ...FAILURE, retriesLeft: 0 }));
    expect(screen.queryByRole('button', { name: 'Retry Connection' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Reload page' }));
    expect(test.platform.lifecycle.reloads).toBe(1);
  });

  it('says after leaving that the window can be closed, and offers to start again', async () => {
    show();
    open(SECOND_IN_QUEUE);
    happens(sessionLeft());
    expect(title()).toHaveTextContent('You have left MARCUS');
    expect(gate()).toHaveTextContent('You can close this window.');
    const trace = recordTrace(test);
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(actionTypes(trace)).toEqual([connectionRetryRequested.type]);
  });

  describe('and the focus', () => {
    const focusOn = (name: string) => act(() => screen.getByRole('button', { name }).focus());

    it('moves to the next view’s title when the focused control has gone', () => {
      show();
      happens(sessionFailed(FAILURE));
      focusOn('Retry Connection');
      happens(sessionAttemptFailed({ attempt: 1, message: 'Refused' }));
      expect(title()).toHaveFocus();
    });

    it('moves to the first control of the application when the gate opens', () => {
      show();
      open(SECOND_IN_QUEUE);
      focusOn('Refresh Status');
      happens(placeReported({ place: SEATED, at: 1, via: 'channel' }));
      expect(work()).toHaveFocus();
    });

    it('is left alone when nothing was focused', () => {
      show();
      open(SEATED);
      expect(document.body).toHaveFocus();
    });
  });
});
