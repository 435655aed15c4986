import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { askAs } from '../../../testing/rawRequest';
import { request } from '../../../testing/servicesClient';
import { webListener } from '../http/webListener';
import { createPageRoutes } from './pageRoutes';

let dist: string;
let server: Server;
let url: string;

beforeAll(async () => {
  dist = mkdtempSync(path.join(tmpdir(), 'marcus-dist-'));
  mkdirSync(path.join(dist, 'assets/workers'), { recursive: true });
  mkdirSync(path.join(dist, 'ketcher/assets'), { recursive: true });
  const files = {
    'index.html': '<!doctype html><html><head></head><body></body></html>',
    'assets/main.0123456789ab.js': 'x',
    'assets/main.0123456789ab.js.map': '{}',
    'assets/decoder.0123456789ab.wasm': '',
    'assets/workers/reader.0123456789ab.js': 'x',
    'picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'build-info.json': '{}',
    '.secret': 'x',
    'ketcher/index.html': '<!doctype html><title>Structure editor</title>',
    'ketcher/assets/ketcher.0123456789ab.js': 'x',
    'ketcher/build-info.json': '{}',
  };
  Object.entries(files).forEach(([name, text]) => writeFileSync(path.join(dist, name), text));
  const page = await createPageRoutes(dist, { apiUrl: '/api' });
  server = createServer(webListener(page, { hosts: [] })).listen(0);
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true });
});

test.each(['/', '/index.html'])(
  'serves the page at %s, to be revalidated each time',
  async (address) => {
    const { status, headers, body } = await request(url + address);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(body).toContain('marcus-config');
  },
);

test('lets hashed files be cached forever', async () => {
  const { headers } = await request(`${url}/assets/main.0123456789ab.js`);
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('Content-Type')).toMatch(/^text\/javascript/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test('serves the structure editor under its own policy, and caches its hashed files', async () => {
  const page = await request(`${url}/ketcher/index.html`);
  expect(page.status).toBe(200);
  expect(page.headers.get('Cache-Control')).toBe('no-cache');
  const policy = page.headers.get('Content-Security-Policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  const script = await request(`${url}/ketcher/assets/ketcher.0123456789ab.js`);
  expect(script.headers.get('Cache-Control')).toContain('immutable');
  expect(script.headers.get('Content-Security-Policy')).toBe(policy);
  const application = await request(`${url}/`);
  expect(application.headers.get('Content-Security-Policy')).not.toBe(policy);
});

test('gives WebAssembly its type, without which it cannot be streamed', async () => {
  const { headers } = await request(`${url}/assets/decoder.0123456789ab.wasm`);
  expect(headers.get('Content-Type')).toBe('application/wasm');
});

test.each([
  '/assets/missing.js',
  '/some/route',
  '/assets/main.0123456789ab.js.map',
  '/build-info.json',
  '/ketcher/build-info.json',
  '/ketcher/',
  '/.secret',
  '/%2e%2e/package.json',
  '/assets/',
])('answers %s with 404, not with the page', async (address) => {
  const { status, body } = await request(url + address);
  expect(status).toBe(404);
  expect(body).toBe('Not Found');
});

test('the application is framed by nobody, the editor only by our own pages', async () => {
  const application = await request(`${url}/`);
  expect(application.headers.get('X-Frame-Options')).toBe('DENY');
  const editor = await request(`${url}/ketcher/index.html`);
  expect(editor.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
});

test.each(['/', '/assets/main.0123456789ab.js', '/missing', '/ketcher/index.html'])(
  'allows other origins to load no part of the page (%s)',
  async (address) => {
    const { headers } = await request(url + address);
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  },
);

/** Of a document or a worker; the files that it loads need none of these. */
const POLICIES = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Frame-Options',
];

test.each([
  '/',
  '/missing',
  '/picture.svg',
  '/ketcher/index.html',
  '/assets/workers/reader.0123456789ab.js',
  '/assets/w%6frkers/reader.0123456789ab.js',
])('sends the policies with %s, a document or a worker', async (address) => {
  const { headers } = await request(url + address);
  expect(POLICIES.filter((name) => !headers.has(name))).toEqual([]);
  expect(headers.get('Permissions-Policy')).toContain('camera=()');
});

test.each(['/assets/main.0123456789ab.js', '/assets/decoder.0123456789ab.wasm'])(
  'sends no policy with %s, which a document loads',
  async (address) => {
    const { headers } = await request(url + address);
    expect(POLICIES.filter((name) => headers.has(name))).toEqual([]);
  },
);

test('sends no header about transport: this server speaks plain HTTP', async () => {
  const { headers } = await request(`${url}/`);
  expect(headers.has('Strict-Transport-Security')).toBe(false);
});

/** Sends the path as it is, and reports whether it was answered with a file. */
async function statusOf(method: string, path: string, headers: Record<string, string> = {}) {
  const { status } = await askAs(url, { Host: 'localhost', ...headers }, { method, path });
  return status;
}

test.each([
  ['/assets/m%61in.0123456789ab.js', 200],
  ['/assets/main.0123456789ab.js?v=/../1', 200],
  ['http://localhost/assets/main.0123456789ab.js', 200],
  ['/ketcher/../assets/main.0123456789ab.js', 404],
  ['/ketcher/%2e%2e/assets/main.0123456789ab.js', 404],
  ['/assets/./main.0123456789ab.js', 404],
  ['/assets/m%2561in.0123456789ab.js', 404],
])('takes the path %s as it was sent, decoded once', async (path, status) => {
  expect(await statusOf('GET', path)).toBe(status);
});

test('serves the editor under its own policy however its path is written', async () => {
  const editor = await request(`${url}/ketcher/index.html`);
  const encoded = await request(`${url}/%6betcher/index.html`);
  const policy = 'Content-Security-Policy';
  expect(encoded.headers.get(policy)).toBe(editor.headers.get(policy));
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('answers %s with 404', async (method) => {
  expect(await statusOf(method, '/assets/main.0123456789ab.js')).toBe(404);
  expect(await statusOf(method, '/')).toBe(404);
});

test('answers only requests for its own host', async () => {
  expect(await statusOf('GET', '/', { Host: 'evil.example' })).toBe(421);
});

test('sends the page again only when it has changed', async () => {
  const { headers } = await request(`${url}/`);
  const condition = { 'If-None-Match': headers.get('ETag') ?? '' };
  expect(await statusOf('GET', '/', condition)).toBe(304);
  expect(await statusOf('HEAD', '/', condition)).toBe(304);
  expect(await statusOf('GET', '/', { 'If-None-Match': '"other"' })).toBe(200);
});

test('answers HEAD like GET, without the content', async () => {
  for (const path of ['/', '/assets/main.0123456789ab.js', '/missing']) {
    const ask = (method: string) => askAs(url, { Host: 'localhost' }, { method, path });
    const [get, head] = [await ask('GET'), await ask('HEAD')];
    const { date: _then, ...expected } = get.headers;
    expect(head).toMatchObject({ status: get.status, text: '', headers: expected });
  }
});
