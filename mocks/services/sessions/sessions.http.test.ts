import { openClient, request } from '../../testing/servicesClient';
import { askAs as askServicesAs } from '../../testing/rawRequest';
import { openSocket } from '../../testing/socketClient';
import { startServices, type RunningServices } from '../../testing/startServices';

jest.setTimeout(120_000);

let services: RunningServices;
beforeAll(async () => {
  services = await startServices({
    MARCUS_SOCKET_PING_MS: '300',
    MARCUS_HOSTS: 'marcus.example',
    MARCUS_RESET_TOKEN: 'the-token',
  });
});
afterAll(() => services.stop());
afterEach(() => request(`${services.url}/session/reset`, { method: 'POST' }));

const askAs = (headers: Record<string, string>, call: { method: string; path: string }) =>
  askServicesAs(services.url, headers, call);
const create = async () =>
  (await request(`${services.url}/session/create`, { method: 'POST' })).body.session;
const socketOf = (id: string) => openSocket(`${services.wsUrl}/session/ws/${id}`);
const statusOf = async (id: string) =>
  (await request(`${services.url}/session/status/${id}`)).body.session_status;

const QUEUE_KEYS = [
  'active_sessions',
  'max_concurrent_users',
  'waiting_queue_length',
  'available_slots',
];
const SESSION_KEYS = ['session_id', 'user_id', 'created_at', 'last_activity', 'status'];

test('creating a session returns the contract’s keys', async () => {
  const { status, body } = await request(`${services.url}/session/create?user_id=me`, {
    method: 'POST',
  });
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['success', 'session', 'queue_status']);
  expect(Object.keys(body.session)).toEqual(SESSION_KEYS);
  expect(Object.keys(body.queue_status)).toEqual(QUEUE_KEYS);
  expect(body.session.user_id).toBe('me');
});

describe('the id that a client wants for its session', () => {
  const WANTED = '6f1c2a9e-4a51-4c53-9d0e-7f3f1c1b2a90';
  const createWith = (body: string, type = 'application/json') =>
    request(`${services.url}/session/create`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });

  test('is issued, and asking twice takes one seat', async () => {
    const wanted = JSON.stringify({ session_id: WANTED });
    const answers = [await createWith(wanted), await createWith(wanted)];
    expect(answers.map(({ body }) => body.session.session_id)).toEqual([WANTED, WANTED]);
    expect(answers[1]?.body.queue_status).toMatchObject({ active_sessions: 1 });
  });

  test.each([
    ['is no UUID', '{"session_id":"me"}'],
    ['is empty', '{"session_id":""}'],
    ['is null', '{"session_id":null}'],
    ['is missing', '{}'],
    ['is a path', '{"session_id":"../../etc/passwd"}'],
  ])('that %s is not taken: another one is issued', async (_how, body) => {
    const { status, body: answer } = await createWith(body);
    expect(status).toBe(200);
    expect(answer.session.session_id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  test('is ignored in a body that is not JSON, as other clients may send', async () => {
    const { status, body } = await createWith(`session_id=${WANTED}`, 'text/plain');
    expect(status).toBe(200);
    expect(body.session.session_id).not.toBe(WANTED);
  });

  test.each([
    ['is a list', 422, '[1]'],
    ['has a number for it', 422, '{"session_id":1}'],
    ['is broken', 422, '{'],
    ['is too long', 413, JSON.stringify({ session_id: 'x'.repeat(10_000) })],
  ])('in a body that %s is refused with %i', async (_how, status, body) => {
    expect((await createWith(body)).status).toBe(status);
  });
});

test('the status of a waiting session has its position and estimated wait', async () => {
  for (let seat = 0; seat < 3; seat += 1) await create();
  const waiting = await create();
  expect(Object.keys(waiting)).toEqual([...SESSION_KEYS, 'queue_position']);
  expect(await statusOf(waiting.session_id)).toMatchObject({
    status: 'waiting',
    queue_position: 1,
    estimated_wait_time: 300,
    active_users_count: 3,
  });
});

test.each([
  ['GET', '/session/status/unknown', 404, { detail: 'Session not found' }],
  ['POST', '/session/heartbeat/unknown', 404, { detail: 'Session not found' }],
  [
    'DELETE',
    '/session/remove/unknown',
    200,
    { success: true, message: 'Session was already removed or expired' },
  ],
  ['GET', '/session/create', 405, { detail: 'Method Not Allowed' }],
  ['GET', '/latest/health', 401, expect.objectContaining({ error_code: 'NO_SESSION' })],
  ['GET', '/nothing', 404, { detail: 'Not Found' }],
  ['GET', '/health', 200, { status: 'OK' }],
  ['GET', '/session/status/%E0%A4%A', 400, expect.objectContaining({ detail: expect.anything() })],
])('%s %s answers %d', async (method, path, status, body) => {
  expect(await request(services.url + path, { method })).toMatchObject({ status, body });
});

test('accepts removal by POST with any body, as a beacon sends it', async () => {
  const { session_id: id } = await create();
  const { body } = await request(`${services.url}/session/remove/${id}`, {
    method: 'POST',
    body: 'bye',
  });
  expect(body).toEqual({ success: true, message: 'Session removed successfully' });
});

test('the answer to a heartbeat does not include the queue', async () => {
  const { session_id: id } = await create();
  const { body } = await request(`${services.url}/session/heartbeat/${id}`, { method: 'POST' });
  expect(Object.keys(body)).toEqual(['success', 'session_status']);
});

describe('the gate', () => {
  const PATH = '/latest/decimer/list_segments';

  test.each([
    ['header', (id: string) => [PATH, { headers: { 'X-Session-ID': id } }] as const],
    ['query', (id: string) => [`${PATH}?session_id=${id}`, {}] as const],
    ['cookie', (id: string) => [PATH, { headers: { Cookie: `marcus_session_id=${id}` } }] as const],
  ])('admits an active session named by %s, and says so in the headers', async (_name, call) => {
    const { session_id: id } = await create();
    const [path, init] = call(id);
    const { status, headers } = await request(services.url + path, init);
    expect(status).toBe(200);
    expect(headers.get('X-Session-ID')).toBe(id);
    expect(headers.get('X-Session-Status')).toBe('active');
  });

  test('refuses calls without a session under both version prefixes', async () => {
    for (const version of ['latest', 'v1']) {
      expect(await request(`${services.url}/${version}/ocsr/engines`)).toMatchObject({
        status: 401,
        body: {
          detail: 'Session ID required. Please create a session first.',
          error_code: 'NO_SESSION',
        },
      });
    }
  });

  test('refuses an unknown session', async () => {
    expect(await request(`${services.url}${PATH}?session_id=unknown`)).toMatchObject({
      status: 404,
      body: { detail: 'Session not found or expired.', error_code: 'SESSION_NOT_FOUND' },
    });
  });

  test('refuses a waiting session and tells it its position', async () => {
    for (let seat = 0; seat < 4; seat += 1) await create();
    const { session_id: id } = await create();
    expect(await request(`${services.url}${PATH}?session_id=${id}`)).toMatchObject({
      status: 403,
      body: {
        detail: 'Session is not active. Please wait in queue.',
        error_code: 'SESSION_NOT_ACTIVE',
        queue_position: 2,
        estimated_wait_time: 600,
      },
    });
  });
});

describe('cross-origin rules', () => {
  const preflight = (origin: string) =>
    request(`${services.url}/session/create`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    });

  test('allow the default page origin', async () => {
    const { status, headers } = await preflight('http://localhost:8080');
    expect(status).toBe(200);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:8080');
    expect(headers.get('Access-Control-Allow-Headers')).toContain('X-Session-ID');
  });

  test('refuse a foreign origin at the preflight', async () => {
    expect(await preflight('https://evil.example')).toMatchObject({
      status: 400,
      body: 'Disallowed CORS origin',
    });
  });

  test('do not let a foreign page take seats or reset sessions', async () => {
    const headers = { Origin: 'https://evil.example' };
    for (const path of ['/session/create', '/session/reset']) {
      const { status } = await request(services.url + path, { method: 'POST', headers });
      expect(status).toBe(403);
    }
  });
});

describe('host names', () => {
  const REBOUND = { Host: 'evil.example', Origin: 'http://evil.example' };

  test.each([
    ['POST', '/session/create'],
    ['GET', '/health'],
    ['GET', '/stand-ins/coconut/submissions'],
    ['OPTIONS', '/session/create'],
  ])(
    'a page that points its own host name at the services is refused %s %s',
    async (method, path) => {
      const answer = await askAs(REBOUND, { method, path });
      expect(answer).toMatchObject({ status: 421, body: { error_code: 'HOST_NOT_ALLOWED' } });
    },
  );

  test('such a page cannot open a session’s socket either', async () => {
    const { session_id: id } = await create();
    await expect(openSocket(`${services.wsUrl}/session/ws/${id}`, REBOUND)).rejects.toThrow('421');
  });

  test.each(['localhost', 'marcus.example', '[::1]:9000'])(
    'requests to %s are answered',
    async (host) => {
      expect(await askAs({ Host: host }, { method: 'GET', path: '/health' })).toMatchObject({
        status: 200,
      });
    },
  );
});

describe('a reset', () => {
  const PROXIED = { 'X-Forwarded-For': '192.0.2.7' };
  const reset = (headers = {}) =>
    request(`${services.url}/session/reset`, { method: 'POST', headers });

  test.each([
    ['a client without a token', PROXIED],
    ['a client with another token', { ...PROXIED, Authorization: 'Bearer guess' }],
    ['a client with an empty token', { ...PROXIED, Authorization: 'Bearer ' }],
  ])('through a proxy requires the token and is refused to %s', async (_name, headers) => {
    const { session_id: id } = await create();
    expect(await reset(headers)).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('by token') },
    });
    expect(await statusOf(id)).toMatchObject({ status: 'active' });
  });

  test('with the token ends all sessions', async () => {
    const { session_id: id } = await create();
    expect(await reset({ ...PROXIED, Authorization: 'Bearer the-token' })).toMatchObject({
      status: 200,
    });
    expect(await statusOf(id)).toBeUndefined();
  });
});

describe('the live channel', () => {
  test('answers a heartbeat with the status and the queue', async () => {
    const { session_id: id } = await create();
    const client = await socketOf(id);
    client.send({ type: 'heartbeat' });
    const message = await client.next(({ type }) => type === 'status_update');
    expect(Object.keys(message)).toEqual(['type', 'session_status', 'queue_status']);
    expect(message.session_status).toMatchObject({ session_id: id, status: 'active' });
  });

  test('announces a freed seat, which goes to the head of the queue', async () => {
    const [first] = [await create(), await create(), await create()];
    const waiting = await create();
    const client = await socketOf(waiting.session_id);
    await request(`${services.url}/session/remove/${first.session_id}`, { method: 'DELETE' });
    const message = await client.next((it) => it.session_status?.status === 'active');
    expect(message.type).toBe('queue_update');
    expect(message.session_status.activated_at).toEqual(expect.any(Number));
  });

  test('ends the session when its socket closes, and promotes the next one', async () => {
    const first = await create();
    await create();
    await create();
    const waiting = await create();
    const waitingClient = await socketOf(waiting.session_id);
    const client = await socketOf(first.session_id);
    client.socket.close();
    await waitingClient.next((it) => it.session_status?.status === 'active');
    expect(await statusOf(first.session_id)).toBeUndefined();
  });

  test('drops the connection after "disconnect" without a close frame', async () => {
    const { session_id: id } = await create();
    const client = await socketOf(id);
    client.send({ type: 'disconnect' });
    expect(await client.closed).toBe(1006);
    expect(await statusOf(id)).toBeUndefined();
  });

  test.each(['no json', '[]', '7', 'null'])('closes on the malformed frame %s', async (frame) => {
    const { session_id: id } = await create();
    const client = await socketOf(id);
    client.send(frame);
    expect(await client.closed).toBe(1006);
    expect(await statusOf(id)).toBeUndefined();
  });

  test('keeps the session when its first socket closes after a second one has opened', async () => {
    const { session_id: id } = await create();
    const first = await socketOf(id);
    const second = await socketOf(id);
    first.socket.close();
    await first.closed;
    second.send({ type: 'heartbeat' });
    await second.next(({ type }) => type === 'status_update');
    expect(await statusOf(id)).toMatchObject({ status: 'active' });
  });

  test('is refused for a session that does not exist', async () => {
    await expect(socketOf('unknown')).rejects.toThrow('404');
    const { session_id: id } = await create();
    await request(`${services.url}/session/remove/${id}`, { method: 'DELETE' });
    await expect(socketOf(id)).rejects.toThrow('404');
  });

  test('does not answer heartbeats once the session has ended', async () => {
    const { session_id: id } = await create();
    const client = await socketOf(id);
    await request(`${services.url}/session/remove/${id}`, { method: 'DELETE' });
    client.send({ type: 'heartbeat' });
    await client.next(({ type }) => type === 'ping');
    expect(client.received.map(({ type }: { type: string }) => type)).not.toContain(
      'status_update',
    );
    client.socket.close();
  });

  test('allows two connections per session: a third closes the oldest', async () => {
    const { session_id: id } = await create();
    const [first] = [await socketOf(id), await socketOf(id), await socketOf(id)];
    expect(await first.closed).toBe(1006);
    expect(await statusOf(id)).toMatchObject({ status: 'active' });
  });

  test('pings a silent client', async () => {
    const client = await socketOf((await create()).session_id);
    expect(await client.next(({ type }) => type === 'ping')).toEqual({ type: 'ping' });
  });

  test('closes with 1000 when all sessions are reset', async () => {
    const client = await socketOf((await create()).session_id);
    const { body } = await request(`${services.url}/session/reset`, { method: 'POST' });
    expect(body.message).toBe('All sessions have been reset. Closed 1 WebSocket connections.');
    expect(await client.closed).toBe(1000);
  });

  test('refuses versioned addresses and foreign pages at the handshake', async () => {
    const { session_id: id } = await create();
    await expect(openSocket(`${services.wsUrl}/latest/session/ws/${id}`)).rejects.toThrow('403');
    await expect(
      openSocket(`${services.wsUrl}/session/ws/${id}`, { Origin: 'https://evil.example' }),
    ).rejects.toThrow('403');
  });
});

test('a session’s data is deleted when it ends', async () => {
  const first = await openClient(services.url);
  await first.postJson('/latest/openai/extract_all', { text: 'Caffeine from Coffea arabica.' });
  const { body } = await first.json('/latest/openai/list_extractions');
  const [{ filename }] = body.extraction_files;
  await request(`${services.url}/session/remove/${first.sessionId}`, { method: 'DELETE' });
  const second = await openClient(services.url);
  expect(await second.json(`/latest/openai/get_extraction/${filename}`)).toMatchObject({
    status: 404,
    body: { detail: `Extraction result not found: ${filename}` },
  });
});
