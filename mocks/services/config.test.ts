import { readConfig } from './config';

const shared = { MARCUS_REDIS_URL: 'redis://127.0.0.1:6379', MARCUS_FILES: '/srv/marcus' };

test('one process serves alone, with three seats and no pause between messages', () => {
  const { cluster, sessions } = readConfig({});
  expect(cluster).toBeNull();
  expect(sessions).toMatchObject({ seats: 3, pushPauseMs: 0 });
});

test('without seats nobody waits', () => {
  expect(readConfig({ MARCUS_SEATS: 'none' }).sessions.seats).toBeGreaterThanOrEqual(1000);
});

test('several processes share a Redis and a folder, and tell their clients four times a second', () => {
  const { cluster, sessions } = readConfig({ ...shared, MARCUS_SEATS: '60' });
  expect(cluster).toEqual({ redisUrl: 'redis://127.0.0.1:6379', filesFolder: '/srv/marcus' });
  expect(sessions).toMatchObject({ seats: 60, pushPauseMs: 250 });
});

test('a process that only has its tasks done by others keeps its sessions to itself', () => {
  const { cluster, sessions } = readConfig({ ...shared, MARCUS_SESSIONS: 'own' });
  expect(cluster).toBeNull();
  expect(sessions.pushPauseMs).toBe(0);
});

test.each([
  [{}, 10_485_760, 600],
  [{ MARCUS_MAX_UPLOAD_MB: '' }, 10_485_760, 600],
  [{ MARCUS_MAX_UPLOAD_MB: '100' }, 104_857_600, 6000],
  [{ MARCUS_MAX_UPLOAD_MB: '100', MARCUS_SESSION_MB: '900' }, 104_857_600, 900],
])('%j: an article may have %d bytes, a session %d MB', (env, fileBytes, sessionMb) => {
  const { limits } = readConfig(env);
  expect(limits).toMatchObject({ fileBytes, sessionBytes: sessionMb * 1024 * 1024 });
  expect(limits.multipartBytes).toBeGreaterThan(fileBytes);
});

test.each([
  [{ MARCUS_MAX_UPLOAD_MB: '0' }, /^MARCUS_MAX_UPLOAD_MB must be/],
  [{ MARCUS_MAX_UPLOAD_MB: '10 MB' }, /^MARCUS_MAX_UPLOAD_MB must be/],
  [{ MARCUS_SEATS: '0' }, /^MARCUS_SEATS must be/],
  [{ MARCUS_SEATS: 'many' }, /^MARCUS_SEATS must be/],
  [{ MARCUS_SESSIONS: 'shared' }, /^MARCUS_SESSIONS must be "own"/],
  [{ ...shared, MARCUS_FILES: '' }, /^MARCUS_FILES must be a folder/],
  [{ ...shared, MARCUS_REDIS_URL: '' }, /^MARCUS_REDIS_URL must be an address/],
  [{ ...shared, MARCUS_REDIS_URL: 'http://redis' }, /^MARCUS_REDIS_URL must be an address/],
  [{ ...shared, MARCUS_REDIS_URL: 'redis://' }, /^MARCUS_REDIS_URL must be an address/],
])('%j stops the start with a message that names the setting', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
