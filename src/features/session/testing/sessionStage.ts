import type { FakeHandler } from '@/testing/fakes/fakeFetch';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import type { FakePlatform } from '@/testing/fakePlatform';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { sessionSaga } from '../session.saga';
import { selectLifecycle } from '../lifecycle.slice';
import { fingerprintOf } from '../stored/obfuscation';
import { readStoredSession, writeStoredSession, type StoredSession } from '../stored/storedSession';

export const ID = 'c2d97f40-13b4-4f0c-8d25-6f2a9b7e3344';

/** Response bodies as in docs/contract.md 3.2. */
const wireQueue = {
  active_sessions: 3,
  max_concurrent_users: 3,
  waiting_queue_length: 2,
  available_slots: 0,
};

const wireSession = (fields: object, id = ID) => ({
  session_id: id,
  user_id: null,
  created_at: 1763650012.625,
  last_activity: 1763650012.625,
  ...fields,
});

export const ACTIVE = { status: 'active', active_users_count: 3 };
export const WAITING = {
  status: 'waiting',
  queue_position: 2,
  estimated_wait_time: 600,
  active_users_count: 3,
};
/** A promoted session keeps its last position (docs/contract.md 3.2). */
export const PROMOTED = { ...ACTIVE, queue_position: 1, activated_at: 1763650061.375 };

export const created = (fields: object = ACTIVE, id = ID) =>
  jsonResponse({ success: true, session: wireSession(fields, id), queue_status: wireQueue });

export const status = (fields: object = ACTIVE) =>
  jsonResponse({ success: true, session_status: wireSession(fields), queue_status: wireQueue });

export const beaten = (fields: object = ACTIVE) =>
  jsonResponse({ success: true, session_status: wireSession(fields) });

export const removed = () =>
  jsonResponse({ success: true, message: 'Session removed successfully' });

export const notFound: FakeHandler = () =>
  jsonResponse({ detail: 'Session not found' }, { status: 404 });

export const push = (type: 'status_update' | 'queue_update', fields: object = ACTIVE, id = ID) => ({
  type,
  session_status: wireSession(fields, id),
  queue_status: wireQueue,
});

export const CREATE = '/session/create';
export const STATUS = /\/session\/status\//;
export const HEARTBEAT = /\/session\/heartbeat\//;
export const REMOVE = /\/session\/remove\//;

export interface Services {
  create?: FakeHandler;
  status?: FakeHandler;
  heartbeat?: FakeHandler;
  remove?: FakeHandler;
}

/** Replaces the responses configured so far. */
export function answer({ platform: { server } }: TestStore, services: Services): void {
  if (services.create) server.on('POST', CREATE, services.create);
  if (services.status) server.on('GET', STATUS, services.status);
  if (services.heartbeat) server.on('POST', HEARTBEAT, services.heartbeat);
  if (services.remove) server.on('DELETE', REMOVE, services.remove);
}

/** Runs the session saga against services that succeed unless configured otherwise. */
export async function startSession(
  services: Services = {},
  platform?: FakePlatform,
): Promise<TestStore> {
  const test = makeTestStore({ runSagas: false, ...(platform && { platform }) });
  answer(test, {
    create: () => created(),
    status: () => status(),
    heartbeat: () => beaten(),
    remove: removed,
    ...services,
  });
  test.runSaga(sessionSaga);
  await flush();
  return test;
}

/** Starts with services whose channel opens and answers each beat with the given place. */
export async function startConnected(
  fields: object = ACTIVE,
  services: Services = {},
): Promise<TestStore> {
  const test = await startSession({
    create: () => created(fields),
    status: () => status(fields),
    heartbeat: () => beaten(fields),
    ...services,
  });
  await openChannel(test, fields);
  return test;
}

/** Opens the latest socket and answers its first beat. */
export async function openChannel({ platform }: TestStore, fields: object = ACTIVE): Promise<void> {
  platform.sockets.latest.serverOpens();
  await flush();
  const id = platform.secrets.sessionId();
  platform.sockets.latest.serverSays(push('status_update', fields, id));
  await flush();
}

export const sessionOf = ({ store }: TestStore) => selectLifecycle(store.getState());

export const messagesOf = ({ store }: TestStore) =>
  Object.values(store.getState().notices.entities).map(({ message }) => message);

/** Advances fake time and runs everything this triggers. */
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** RTK defers some notifications to the next frame, or by 10 ms where there are no frames. */
const FRAME_MS = 20;

/** Ends the test's sagas and asserts that no timer, socket or listener outlives them. */
export async function expectNothingLeft({ stop, platform }: TestStore): Promise<void> {
  await stop();
  await pass(FRAME_MS);
  expect({
    timers: jest.getTimerCount(),
    sockets: platform.sockets.open.length,
    listeners: platform.lifecycle.listenerCount + platform.tabs.listenerCount,
    sessionId: platform.secrets.sessionId(),
    stored: readStoredSession(platform),
  }).toEqual({ timers: 0, sockets: 0, listeners: 0, sessionId: undefined, stored: undefined });
}

/** Stores a session as an earlier page would leave it, last active ten seconds ago by default. */
export function leaveBehind(platform: FakePlatform, changes: Partial<StoredSession> = {}): void {
  const now = platform.clock.now();
  writeStoredSession(platform, {
    sessionId: ID,
    userData: null,
    createdAt: now - 60_000,
    lastActivity: now - 10_000,
    clientFingerprint: fingerprintOf(platform.browser.signature()),
    securityLevel: 'standard',
    encrypted: true,
    requiresReauth: false,
    ...changes,
  });
}
