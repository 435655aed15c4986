import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AppConfig } from '@/platform/config';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { actionTypes, recordTrace } from '@/testing/recordTrace';
import { renderWithStore } from '@/testing/renderWithStore';
import { otherTabsCounted } from '../../otherTabs.slice';
import {
  channelChanged,
  placeRefreshRequested,
  queueLeaveRequested,
  sessionFailed,
  sessionOpened,
} from '../../lifecycle.slice';
import type { Place } from '../../sessionState';
import { SECOND_IN_QUEUE } from '../../testing/situations';
import { SessionFacts } from './SessionFacts';
import { SessionIndicator } from '../SessionIndicator/SessionIndicator';

installDialogForJsdom();

const SEATED_OF_FIVE: Place = {
  session: { status: 'active' },
  queue: { activeSessions: 2, maxConcurrentUsers: 5, waitingQueueLength: 0, availableSlots: 3 },
};

describe('the session panel', () => {
  let test: TestStore;
  const happens = (action: Parameters<TestStore['store']['dispatch']>[0]) =>
    act(() => void test.store.dispatch(action));
  const open = async (
    fact: Parameters<TestStore['store']['dispatch']>[0],
    config: AppConfig = TEST_CONFIG,
  ) => {
    const platform = { ...createFakePlatform(), config };
    test = makeTestStore({ runSagas: false, platform });
    renderWithStore(
      <SessionIndicator
        facts={<SessionFacts />}
        servicesNotice="A lane is down"
        securityLog="The log"
        savedWork="Saved work"
        saveTrace="Save trace"
      />,
      test,
    );
    happens(fact);
    await userEvent.click(screen.getByRole('button'));
  };
  const openActive = () => open(sessionOpened({ place: SEATED_OF_FIVE, at: Date.now() }));
  const panel = () => screen.getByRole('dialog', { name: 'Session' });

  it('states the status, time, seats and other tabs in words', async () => {
    await openActive();
    expect(panel()).toHaveTextContent(/StatusActiveTime\d+sSeats2\/5 taken/);
    expect(panel()).toHaveTextContent('Other tabsNone');
    expect(screen.getByRole('timer', { name: 'Session time' })).toBeInTheDocument();
    happens(otherTabsCounted(2));
    expect(panel()).toHaveTextContent('MARCUS is open in 2 other tabs of this browser.');
  });

  it('speaks of no seats and no connection where the services are in the browser', async () => {
    const config = { ...TEST_CONFIG, servicesScript: 'engine/services.js', hasSeats: false };
    await open(sessionOpened({ place: SEATED_OF_FIVE, at: Date.now() }), config);
    expect(panel()).toHaveTextContent('ServicesIn this browser, for this tab alone');
    happens(otherTabsCounted(2));
    expect(panel()).not.toHaveTextContent(/seat|channel/i);
  });

  it('speaks of no seats on one’s own machine, but of the connection', async () => {
    const config = { ...TEST_CONFIG, hasSeats: false };
    await open(sessionOpened({ place: SEATED_OF_FIVE, at: Date.now() }), config);
    happens(otherTabsCounted(2));
    expect(panel()).toHaveTextContent(/Live channel.*No tab waits for another/);
    expect(panel()).not.toHaveTextContent(/seat/i);
  });

  it.each([
    ['open', 'Live channelLive'],
    ['closed', 'Live channelReconnecting; using HTTP meanwhile'],
    ['connecting', 'Live channelReconnecting; using HTTP meanwhile'],
    ['unavailable', 'Live channelUsing HTTP; the live channel cannot be opened'],
  ] as const)('describes a channel that is %s', async (channel, words) => {
    await openActive();
    happens(channelChanged(channel));
    expect(panel()).toHaveTextContent(words);
  });

  it('tells a waiting user their position', async () => {
    await open(sessionOpened({ place: SECOND_IN_QUEUE, at: 0 }));
    expect(panel()).toHaveTextContent('StatusWaiting in the queue, position 2, about 10 min');
  });

  it('states the cause of a failed connection, and offers nothing that needs a session', async () => {
    await open(sessionFailed({ message: 'Refused.', retriesLeft: 1 }));
    expect(panel()).toHaveTextContent('Not connected. Refused.');
    expect(screen.queryByRole('button', { name: 'End session' })).not.toBeInTheDocument();
  });

  it('shows what other features contribute', async () => {
    await openActive();
    expect(panel()).toHaveTextContent(/A lane is down.*Saved work.*The log.*Save trace/);
  });

  it('requests the status from the services', async () => {
    await openActive();
    const trace = recordTrace(test);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Status' }));
    expect(actionTypes(trace)).toEqual([placeRefreshRequested.type]);
  });

  it('asks for confirmation before ending the session', async () => {
    await openActive();
    const trace = recordTrace(test);
    await userEvent.click(screen.getByRole('button', { name: 'End session' }));
    const question = screen.getByRole('dialog', { name: 'End session?' });
    expect(question).toHaveTextContent('Your work stays saved in this browser.');
    expect(actionTypes(trace)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'End session' }));
    expect(actionTypes(trace)).toEqual([queueLeaveRequested.type]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('returns the focus to the indicator', async () => {
    await openActive();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /^MARCUS Active/ })).toHaveFocus();
  });
});
