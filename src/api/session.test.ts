/** @jest-environment node */
import { readLiveMessage } from './liveMessage';
import { liveChannelAddress, sessionApi, sessionRemovalAddress } from './session';
import { makeFakeApi } from './testing/fakeApi';

const { createSession, getSessionStatus, getQueue, sendHeartbeat, removeSession } =
  sessionApi.endpoints;

const SECRET = '5b1f0f8e-6a58-4d0a-9a7e-0d6c7c1f2e11';
const times = { user_id: null, created_at: 1, last_activity: 1 };
const queue_status = {
  active_sessions: 3,
  max_concurrent_users: 3,
  waiting_queue_length: 2,
  available_slots: 0,
};
const queue = {
  activeSessions: 3,
  maxConcurrentUsers: 3,
  waitingQueueLength: 2,
  availableSlots: 0,
};

const api = makeFakeApi();
afterEach(() => api.reset());

test('a created session leaves its id with the secrets and nowhere else', async () => {
  const session = { session_id: SECRET, ...times, status: 'waiting', queue_position: 2 };
  api.answer('POST', '/session/create', { success: true, session, queue_status });
  const answer = await api.call(createSession, { userId: 'a b' });
  expect(answer).toEqual({ session: { status: 'waiting', queuePosition: 2 }, queue });
  expect(api.platform.secrets.sessionId()).toBe(SECRET);
  expect(api.lastRequest()?.url.search).toBe('?user_id=a%20b');
  expect(JSON.stringify([api.actions, api.store.getState()])).not.toContain(SECRET);
});

test('an answer without success is refused with the specified message', async () => {
  api.answer('POST', '/session/create', { success: false });
  expect(await api.failure(createSession, undefined)).toEqual({
    kind: 'schema',
    message: 'Server returned unsuccessful response',
  });
});

test('the status is requested with the id from the secrets, which no action contains', async () => {
  api.platform.secrets.setSessionId(SECRET);
  const session_status = {
    session_id: SECRET,
    ...times,
    status: 'waiting',
    queue_position: 2,
    active_users_count: 3,
    estimated_wait_time: 600,
  };
  api.answer('GET', `/session/status/${SECRET}`, { success: true, session_status, queue_status });
  expect(await api.call(getSessionStatus, undefined)).toEqual({
    session: { status: 'waiting', queuePosition: 2, estimatedWaitS: 600, activeUsers: 3 },
    queue,
  });
  api.answer('POST', `/session/heartbeat/${SECRET}`, { success: true, session_status });
  expect(await api.call(sendHeartbeat, undefined)).toMatchObject({ status: 'waiting' });
  expect(JSON.stringify([api.actions, api.store.getState()])).not.toContain(SECRET);
});

test('an active session has no place in the queue, whatever the answer still contains', async () => {
  api.platform.secrets.setSessionId(SECRET);
  const session_status = { ...times, status: 'active', queue_position: 1, activated_at: 2 };
  api.answer('POST', `/session/heartbeat/${SECRET}`, { success: true, session_status });
  expect(await api.call(sendHeartbeat, undefined)).toEqual({ status: 'active' });
});

test('without a session no request is sent', async () => {
  api.platform.secrets.setSessionId(undefined);
  const before = api.server.requests.length;
  expect(await api.failure(getSessionStatus, undefined)).toEqual({
    kind: 'request',
    code: 'NO_SESSION',
    message: 'No active session',
  });
  expect(api.server.requests).toHaveLength(before);
});

test('reads the queue', async () => {
  api.answer('GET', '/session/queue', { success: true, queue_status });
  expect(await api.call(getQueue, undefined)).toEqual(queue);
});

test('if DELETE is not allowed, the session is removed with POST', async () => {
  api.platform.secrets.setSessionId(SECRET);
  api.answer('DELETE', `/session/remove/${SECRET}`, { detail: 'No' }, { status: 405 });
  api.answer('POST', `/session/remove/${SECRET}`, { success: true, message: 'removed' });
  expect(await api.call(removeSession, undefined)).toBeNull();
  expect(api.lastRequest()?.method).toBe('POST');
});

test('another failure of DELETE is not repeated', async () => {
  api.platform.secrets.setSessionId(SECRET);
  api.answer('DELETE', `/session/remove/${SECRET}`, {}, { status: 500 });
  expect(await api.failure(removeSession, undefined)).toMatchObject({ status: 500 });
  expect(api.lastRequest()?.method).toBe('DELETE');
});

test('addresses for beacon and socket', () => {
  const { config } = api.platform;
  expect(sessionRemovalAddress(config, 'a/b')).toBe('http://marcus.test/api/session/remove/a%2Fb');
  expect(liveChannelAddress(config, 'a/b')).toBe('ws://marcus.test/api/session/ws/a%2Fb');
});

test.each([
  ['{"type":"ping"}', { type: 'ping' }],
  [
    JSON.stringify({ type: 'queue_update', session_status: { status: 'active' }, queue_status }),
    { type: 'queue_update', session: { status: 'active' }, queue },
  ],
  [
    JSON.stringify({
      type: 'status_update',
      session_status: { status: 'active', session_id: 'another' },
      queue_status,
    }),
    undefined,
  ],
  ['{"type":"other"}', undefined],
  ['{"type":"status_update"}', undefined],
  ['not JSON', undefined],
  ['null', undefined],
])('the frame %s is read as %j', (text, expected) => {
  expect(readLiveMessage(text, SECRET)).toEqual(expected);
});
