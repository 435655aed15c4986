import { request } from '../../testing/servicesClient';
import { startServices, type RunningServices } from '../../testing/startServices';

jest.setTimeout(120_000);

let services: RunningServices;
beforeAll(async () => {
  services = await startServices({ MARCUS_RATE_LIMITS: 'reference' });
});
afterAll(() => services.stop());

test('answers 429 with the contract’s message and headers, then with the penalty', async () => {
  const call = () => request(`${services.url}/session/queue`);
  for (let count = 1; count <= 40; count += 1) {
    const { status, headers } = await call();
    expect(status).toBe(200);
    expect(headers.get('X-RateLimit-Current')).toBe(String(count));
  }
  const exceeded = await call();
  expect(exceeded.status).toBe(429);
  expect(exceeded.body).toEqual({
    detail:
      'Rate limit exceeded for session endpoint. ' +
      'You have made 40/40 requests in the last 60 seconds.',
    error_code: 'RATE_LIMIT_EXCEEDED',
    retry_after: 10,
    endpoint_type: 'session',
    current_requests: 40,
    limit: 40,
    window: 60,
  });
  expect(exceeded.headers.get('Retry-After')).toBe('10');
  expect(exceeded.headers.get('X-RateLimit-Remaining')).toBe('0');
  const penalty = await call();
  expect(penalty.status).toBe(429);
  expect(penalty.body).toMatchObject({ limit: 0, current_requests: 0 });
  expect(penalty.headers.get('X-RateLimit-Limit')).toBe('0');
});

test('counts a client that changes its session or user id as one client', async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 100; count += 1) {
    const headers = { 'X-Session-ID': `invented-${count}` };
    const { status } = await request(`${services.url}/session/create?user_id=${count}`, {
      method: 'POST',
      headers,
    });
    statuses.add(status);
  }
  // The previous test has used up this minute's forty requests.
  expect([...statuses]).toEqual([429]);
});

test('counts each address behind a local proxy, and each session, separately', async () => {
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
  const create = { method: 'POST', ...from('192.0.2.1') };
  const { status, headers, body } = await request(`${services.url}/session/create`, create);
  expect(status).toBe(200);
  expect(headers.get('X-RateLimit-Current')).toBe('1');
  const own = { headers: { 'X-Session-ID': body.session.session_id } };
  const queue = await request(`${services.url}/session/queue`, own);
  expect(queue.headers.get('X-RateLimit-Current')).toBe('1');
});

test('never limits the health check', async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 100; count += 1) {
    statuses.add((await request(`${services.url}/health`)).status);
  }
  expect([...statuses]).toEqual([200]);
});
