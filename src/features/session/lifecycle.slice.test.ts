/** @jest-environment node */
import type { SessionState } from '@/domain/session';
import {
  channelChanged,
  isHeardOnChannel,
  lifecycleReducer,
  placeReported,
  sessionAttemptFailed,
  sessionExpired,
  sessionFailed,
  sessionLeft,
  sessionOpened,
  sessionOpening,
} from './lifecycle.slice';
import type { SessionLifecycle } from './sessionState';

const QUEUE = {
  activeSessions: 3,
  maxConcurrentUsers: 3,
  waitingQueueLength: 1,
  availableSlots: 0,
};
const at = (time: number, session: SessionState, queue?: typeof QUEUE) => ({
  place: { session, ...(queue && { queue }) },
  at: time,
});
const WAITING: SessionState = { status: 'waiting', queuePosition: 1, estimatedWaitS: 300 };
const ACTIVE: SessionState = { status: 'active' };

const after = (...actions: Parameters<typeof lifecycleReducer>[1][]) =>
  actions.reduce<SessionLifecycle | undefined>(lifecycleReducer, undefined);

const open = sessionOpened(at(100, ACTIVE, QUEUE));
const wait = sessionOpened(at(100, WAITING, QUEUE));
const report = (time: number, session: SessionState, via: 'channel' | 'http' = 'http') =>
  placeReported({ ...at(time, session), via });

describe('session', () => {
  it('begins by initializing', () => {
    expect(after({ type: 'start' })).toEqual({ status: 'initializing' });
  });

  it('starts with its channel closed', () => {
    expect(after(open)).toMatchObject({ channel: 'closed' });
  });

  it('keeps the queue when a heartbeat’s answer leaves it out', () => {
    expect(after(wait, report(200, { ...WAITING, queuePosition: 1 }))).toMatchObject({
      place: { queue: QUEUE },
    });
  });

  it('takes its place from the latest report alone', () => {
    const state = after(wait, report(200, { status: 'waiting', queuePosition: 3 }));
    expect(state).toMatchObject({ place: { session: { status: 'waiting', queuePosition: 3 } } });
    expect(state).not.toHaveProperty('place.session.estimatedWaitS');
  });

  it('counts its time from the promotion', () => {
    expect(after(wait, report(200, ACTIVE), report(300, ACTIVE))).toMatchObject({ since: 200 });
  });

  it('restarts the time for another session', () => {
    expect(after(open, sessionExpired(), sessionOpened(at(500, ACTIVE)))).toMatchObject({
      since: 500,
    });
  });

  it('keeps its channel through promotion and demotion', () => {
    const state = after(wait, channelChanged('open'), report(200, ACTIVE), report(300, WAITING));
    expect(state).toMatchObject({ status: 'waiting', channel: 'open' });
  });

  it.each([
    ['another is being opened', sessionOpening()],
    ['it has failed', sessionFailed({ message: 'x', retriesLeft: 3 })],
    ['the user has left', sessionLeft()],
    ['it has expired', sessionExpired()],
  ])('ignores late reports once %s', (_when, end) => {
    const state = after(open, end);
    expect(after(open, end, report(200, ACTIVE), channelChanged('open'))).toEqual(state);
  });

  it('forgets the failed attempts of an earlier opening', () => {
    const failed = sessionAttemptFailed({ attempt: 1, message: 'x', retryInMs: 1_000 });
    expect(after(failed)).toHaveProperty('retry');
    expect(after(failed, sessionOpening())).not.toHaveProperty('retry');
  });
});

it.each([
  [report(1, ACTIVE, 'channel'), true],
  [report(1, ACTIVE, 'http'), false],
  [channelChanged('open'), false],
  [undefined, false],
])('whether a message was heard on the channel: %j: %s', (action, heard) => {
  expect(isHeardOnChannel(action)).toBe(heard);
});
