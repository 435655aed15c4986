import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Backend } from './backend';
import { openBackend } from './openBackend';
import { readPageConfig } from './serving/pageConfig';
import { request } from '../../testing/servicesClient';

/** Nothing listens on this port, which belongs to a privileged service that no machine runs. */
const INSTALLATION = { MARCUS_API_URL: 'http://127.0.0.1:1/api' };
const CANNOT_BE_REACHED = {
  status: 502,
  body: { detail: 'The services at http://127.0.0.1:1/api cannot be reached (ECONNREFUSED).' },
};

let backend: Backend | undefined;
let server: Server | undefined;
afterEach(async () => {
  server?.close();
  await backend?.close();
  backend = undefined;
});

/** Starts what the page's own server answers, and sends it a request. */
async function open(env: Readonly<Record<string, string>>) {
  backend = await openBackend(readPageConfig(env), env);
  server = createServer(backend.listener()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return (path: string, init?: RequestInit) => request(`http://127.0.0.1:${port}${path}`, init);
}

test('with an installation the stand-ins answer here, and everything else is forwarded to it', async () => {
  const ask = await open(INSTALLATION);
  const { status, headers } = await ask('/stand-ins/coconut/submissions');
  expect(status).toBe(200);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(await ask('/session/create', { method: 'POST' })).toMatchObject(CANNOT_BE_REACHED);
});

test('pages of other origins cannot submit anything to the stand-ins', async () => {
  const ask = await open(INSTALLATION);
  const headers = { Origin: 'https://other.example', 'Content-Type': 'application/json' };
  expect(
    await ask('/stand-ins/coconut/auth/login', { method: 'POST', headers, body: '{}' }),
  ).toMatchObject({ status: 403 });
});

test('a delay of the stand-ins that is not a number is refused at start', async () => {
  await expect(open({ ...INSTALLATION, MARCUS_STAND_IN_DELAY_MS: 'soon' })).rejects.toThrow(
    'MARCUS_STAND_IN_DELAY_MS',
  );
});

test('everything is forwarded to an installation if all look-ups are real', async () => {
  const ask = await open({ ...INSTALLATION, MARCUS_LOOKUPS: 'online' });
  expect(await ask('/stand-ins/coconut/submissions')).toMatchObject(CANNOT_BE_REACHED);
});
