import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBackend, type Backend } from './openBackend';
import { readPageConfig } from './serving/pageConfig';
import { request } from './testing/servicesClient';

const INSTALLATION = { MARCUS_API_URL: 'https://marcus.example/api' };

let backend: Backend | null = null;
let server: Server | undefined;
afterEach(async () => {
  server?.close();
  await backend?.close();
  backend = null;
});

/** Opens what the page's own server answers, and asks it. */
async function open(env: Readonly<Record<string, string>>) {
  backend = await openBackend(readPageConfig(env), env);
  if (backend === null) return null;
  server = createServer(backend.app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return (path: string, init?: RequestInit) => request(`http://127.0.0.1:${port}${path}`, init);
}

test('beside an installation the stand-ins answer alone, with the headers of the services', async () => {
  const ask = await open(INSTALLATION);
  const { status, headers } = (await ask?.('/stand-ins/coconut/submissions')) ?? {};
  expect(status).toBe(200);
  expect(headers?.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers?.get('Cache-Control')).toBe('no-store');
  expect(await ask?.('/session/create', { method: 'POST' })).toMatchObject({ status: 404 });
  expect(backend?.attachWebSocket).toBeUndefined();
});

test('pages of other origins can submit nothing to the stand-ins', async () => {
  const ask = await open(INSTALLATION);
  const headers = { Origin: 'https://other.example', 'Content-Type': 'application/json' };
  expect(
    await ask?.('/stand-ins/coconut/auth/login', { method: 'POST', headers, body: '{}' }),
  ).toMatchObject({ status: 403 });
});

test('a delay of the stand-ins that is no number is refused at start', async () => {
  await expect(open({ ...INSTALLATION, MARCUS_STAND_IN_DELAY_MS: 'soon' })).rejects.toThrow(
    'MARCUS_STAND_IN_DELAY_MS',
  );
});

test('nothing answers beside an installation when all look-ups are real', async () => {
  expect(await open({ ...INSTALLATION, MARCUS_LOOKUPS: 'online' })).toBeNull();
});
