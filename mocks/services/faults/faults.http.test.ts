import { openClient, request } from '../../testing/servicesClient';
import { openSocket } from '../../testing/socketClient';
import { startServices, type RunningServices } from '../../testing/startServices';

jest.setTimeout(120_000);

let services: RunningServices;
beforeAll(async () => {
  services = await startServices({ MARCUS_FAULTS: '1', MARCUS_SOCKET_PING_MS: '200' });
});
afterAll(() => services.stop());
afterEach(async () => {
  await request(`${services.url}/faults`, { method: 'DELETE' });
  await request(`${services.url}/session/reset`, { method: 'POST' });
});

const set = (fault: object) =>
  request(`${services.url}/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fault),
  });
const health = () => request(`${services.url}/health`);
const statusOf = async (id: string) =>
  (await request(`${services.url}/session/status/${id}`)).status;

test('fails the requested number of calls, then none', async () => {
  await set({ kind: 'status', path: '/health', status: 503, count: 2, body: { detail: 'busy' } });
  expect(await health()).toMatchObject({ status: 503, body: { detail: 'busy' } });
  expect((await health()).status).toBe(503);
  expect((await health()).status).toBe(200);
});

test('with count 0, fails until deleted; active faults are listed', async () => {
  await set({ kind: 'status', path: '/health', count: 0 });
  for (let call = 0; call < 5; call += 1) expect((await health()).status).toBe(500);
  const { body } = await request(`${services.url}/faults`);
  expect(body.faults).toMatchObject([{ kind: 'status', path: '/health', count: 0 }]);
  await request(`${services.url}/faults`, { method: 'DELETE' });
  expect((await health()).status).toBe(200);
});

test('can be limited to one method', async () => {
  await set({ kind: 'status', path: '/session/*', method: 'post' });
  expect((await request(`${services.url}/session/queue`)).status).toBe(200);
  expect((await request(`${services.url}/session/create`, { method: 'POST' })).status).toBe(500);
});

test('answers with HTML, as a proxy does', async () => {
  await set({ kind: 'html', path: '/health', status: 413 });
  const { status, headers, body } = await health();
  expect(status).toBe(413);
  expect(headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(body).toContain('<html>');
});

test('answers with truncated JSON', async () => {
  await set({ kind: 'json_garbage', path: '/health' });
  await expect(health()).rejects.toThrow(SyntaxError);
});

test('drops the connection', async () => {
  await set({ kind: 'drop', path: '/health' });
  await expect(health()).rejects.toThrow();
});

test('delays a call and then answers it', async () => {
  await set({ kind: 'delay', path: '/health', ms: 50 });
  expect(await health()).toMatchObject({ status: 200, body: { status: 'OK' } });
});

test('expires a session', async () => {
  const client = await openClient(services.url);
  expect((await set({ kind: 'expire_session', session_id: client.sessionId })).body).toEqual({
    success: true,
    affected: 1,
  });
  expect(await statusOf(client.sessionId)).toBe(404);
});

test('drops a session’s socket, which ends the session', async () => {
  const client = await openClient(services.url);
  const socket = await openSocket(`${services.wsUrl}/session/ws/${client.sessionId}`);
  await set({ kind: 'drop_socket', session_id: client.sessionId });
  expect(await socket.closed).toBe(1006);
  expect(await statusOf(client.sessionId)).toBe(404);
});

test('silences the sockets until the fault is deleted', async () => {
  const client = await openClient(services.url);
  const socket = await openSocket(`${services.wsUrl}/session/ws/${client.sessionId}`);
  await set({ kind: 'silence_socket' });
  socket.send({ type: 'heartbeat' });
  const other = await openClient(services.url);
  await other.leave();
  expect(socket.received.filter(({ type }) => type === 'status_update')).toEqual([]);
  await request(`${services.url}/faults`, { method: 'DELETE' });
  socket.send({ type: 'heartbeat' });
  await socket.next(({ type }) => type === 'status_update');
});

test.each([
  [{}, 'kind'],
  [{ kind: 'nonsense' }, 'kind'],
  [{ kind: 'status' }, 'path'],
  [{ kind: 'status', path: '/x', status: 99 }, 'status'],
  [{ kind: 'delay', path: '/x', ms: -1 }, 'ms'],
])('refuses the fault %j', async (fault, field) => {
  const { status, body } = await set(fault);
  expect(status).toBe(422);
  expect(body.detail).toMatchObject([{ loc: ['body', field] }]);
});
