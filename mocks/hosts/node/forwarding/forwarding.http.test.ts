import { once } from 'node:events';
import { createServer, request as sendRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { createAnswerApp } from '../../../services/http/createAnswerApp';
import { mountAt } from '../http/mountAt';
import { webListener } from '../http/webListener';
import { openBrowserClient } from '../../../testing/browserClient';
import { request } from '../../../testing/servicesClient';
import { openSocket } from '../../../testing/socketClient';
import { startServices } from '../../../testing/startServices';
import { createForwarding } from './createForwarding';
import { installationOf } from './installation';

jest.setTimeout(120_000);

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listen(answer: RequestListener): Promise<{ server: Server; address: string }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  return { server, address: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The page's own server, which forwards to `apiUrl`. */
async function forwardTo(apiUrl: string, silenceMs = 30_000): Promise<string> {
  const { forward, attachWebSocket } = createForwarding(installationOf({ apiUrl }), {
    silenceMs,
    corsOrigins: [],
    hosts: [],
  });
  const app = createAnswerApp({ corsOrigins: [] });
  app.all('*', forward);
  const { server, address } = await listen(
    mountAt('/api', webListener(app, { hosts: [] }), (_request, response) => void response.end()),
  );
  attachWebSocket(server, '/api');
  return address;
}

/** An installation below `/base`, with the page's own server in front of it. */
async function installation(answer: RequestListener) {
  const far = await listen(answer);
  const apiUrl = `http://${far.address}/base`;
  return { far, apiUrl, url: `http://${await forwardTo(apiUrl)}/api` };
}

describe('a request to the page’s own server', () => {
  test('reaches the installation with its method, path, query, body and session', async () => {
    const { far, url } = await installation(async (incoming, answer) => {
      const { method, url: path, headers } = incoming;
      let body = '';
      for await (const chunk of incoming) body += String(chunk);
      answer.setHeader('Content-Type', 'application/json');
      answer.end(JSON.stringify({ method, path, body, headers }));
    });
    const { body } = await request(`${url}/latest/x?a=1`, {
      method: 'POST',
      headers: { 'X-Session-ID': 'id', Origin: new URL(url).origin, Cookie: 'other=1' },
      body: 'words',
    });
    expect(body).toMatchObject({ method: 'POST', path: '/base/latest/x?a=1', body: 'words' });
    expect(body.headers).toMatchObject({
      host: far.address,
      origin: `http://${far.address}`,
      'x-session-id': 'id',
    });
    expect(body.headers).not.toHaveProperty('cookie');
  });

  test('streams both ways, without buffering the whole', async () => {
    const { url } = await installation((incoming, answer) => void incoming.pipe(answer));
    const upload = sendRequest(`${url}/echo`, { method: 'POST' });
    upload.write('first');
    const [answer] = await once(upload, 'response');
    const [chunk] = await once(answer, 'data');
    expect(String(chunk)).toBe('first');
    upload.end('last');
    const [rest] = await once(answer, 'data');
    expect(String(rest)).toBe('last');
  });

  test('is aborted there when the page aborts it', async () => {
    let given = () => {};
    const up = new Promise<void>((resolve) => (given = resolve));
    const { url } = await installation((_incoming, answer) => {
      answer.on('close', given);
      upArrived();
    });
    let upArrived = () => {};
    const arrived = new Promise<void>((resolve) => (upArrived = resolve));
    const controller = new AbortController();
    const asked = fetch(`${url}/slow`, { signal: controller.signal }).catch(() => 'given up');
    await arrived;
    controller.abort();
    expect(await asked).toBe('given up');
    await up;
  });

  test.each([
    ['text/html', 502, 'answered "502 Bad Gateway" without a reason.'],
    ['text/plain', 500, 'answered "500 Internal Server Error" without a reason.'],
    ['text/html', 413, 'too large. Maximum allowed size is 10MB.'],
  ])('is answered with JSON instead of %s with %d', async (type, status, detail) => {
    const { url } = await installation((_incoming, answer) => {
      answer.writeHead(status, { 'Content-Type': type }).end('<h1>nginx</h1>');
    });
    expect(await request(`${url}/x`)).toMatchObject({
      status,
      body: { detail: expect.stringContaining(detail) },
    });
  });

  test('is answered with the installation’s own message if it has one', async () => {
    const refusal = { detail: 'Session not found or expired.', error_code: 'SESSION_NOT_FOUND' };
    const { url } = await installation((_incoming, answer) => {
      answer.writeHead(404, { 'Content-Type': 'application/json' }).end(JSON.stringify(refusal));
    });
    expect(await request(`${url}/x`)).toMatchObject({ status: 404, body: refusal });
  });

  test('is answered 502 with the reason if nothing listens there', async () => {
    const { server, address } = await listen(() => undefined);
    await new Promise((resolve) => server.close(resolve));
    servers.length = 0;
    const url = await forwardTo(`http://${address}/base`);
    expect(await request(`http://${url}/api/session/create`, { method: 'POST' })).toMatchObject({
      status: 502,
      body: {
        detail: `The services at http://${address}/base cannot be reached (ECONNREFUSED).`,
      },
    });
  });

  test('is answered 504 if the installation stays silent', async () => {
    const far = await listen(() => undefined);
    const url = await forwardTo(`http://${far.address}`, 200);
    expect(await request(`http://${url}/api/x`)).toMatchObject({
      status: 504,
      body: { detail: `The services at http://${far.address} did not answer within 0.2 s.` },
    });
  });

  test('from a page of another origin is refused here', async () => {
    let asked = 0;
    const { url } = await installation((_incoming, answer) => {
      asked += 1;
      answer.end();
    });
    const headers = { Origin: 'https://evil.example' };
    expect(await request(`${url}/session/create`, { method: 'POST', headers })).toMatchObject({
      status: 403,
    });
    expect(asked).toBe(0);
  });
});

describe('an answer of the installation', () => {
  const answering = (headers: Record<string, string>) =>
    installation((_incoming, answer) => void answer.writeHead(200, headers).end('x'));

  test('keeps its type and name, and our restrictions on its content', async () => {
    const { url } = await answering({
      'Content-Type': 'image/svg+xml',
      'Content-Disposition': 'attachment; filename="a.svg"',
      'Content-Security-Policy': "script-src 'unsafe-inline'",
      'Access-Control-Allow-Origin': '*',
      'Retry-After': '3',
    });
    const { headers } = await request(`${url}/x`);
    expect(headers.get('Content-Type')).toBe('image/svg+xml');
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="a.svg"');
    expect(headers.get('Retry-After')).toBe('3');
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.has('Access-Control-Allow-Origin')).toBe(false);
  });

  test.each([
    ['its own path', '/base/latest/docs?a=1', '/api/latest/docs?a=1'],
    ['elsewhere', 'https://other.example/x', 'https://other.example/x'],
    ['another path of its host', '/outside', '/outside'],
  ])('redirects to %s', async (_where, location, expected) => {
    const { url } = await installation((_incoming, answer) => {
      answer.writeHead(307, { Location: location }).end();
    });
    const { headers } = await fetch(`${url}/x`, { redirect: 'manual' });
    expect(headers.get('Location')).toBe(expected);
  });

  test('returns its cookies to the installation, and to no other server', async () => {
    const seen: (string | undefined)[] = [];
    const { url } = await installation((incoming, answer) => {
      seen.push(incoming.headers.cookie);
      const cookie = 'lane=7; Path=/base; Domain=127.0.0.1; Secure; HttpOnly; SameSite=None';
      answer.writeHead(200, { 'Set-Cookie': cookie }).end();
    });
    const client = openBrowserClient(url);
    const { headers } = await client.request('/x');
    expect(headers.getSetCookie()).toEqual(['far.lane=7; HttpOnly; Path=/; SameSite=Strict']);
    await client.request('/x');
    expect(seen).toEqual([undefined, 'lane=7']);
  });
});

describe('the live channel', () => {
  async function liveInstallation() {
    const { far, apiUrl, url } = await installation(() => undefined);
    const sockets = new WebSocketServer({ server: far.server });
    sockets.on('connection', (socket, incoming) => {
      socket.on('message', (data) => socket.send(String(data)));
      socket.send(JSON.stringify({ path: incoming.url, origin: incoming.headers.origin }));
    });
    return { far, apiUrl, wsUrl: url.replace('http', 'ws') };
  }

  test('is forwarded with its path, as if from a page of the installation', async () => {
    const { far, wsUrl } = await liveInstallation();
    const Origin = new URL(wsUrl.replace('ws', 'http')).origin;
    const client = await openSocket(`${wsUrl}/session/ws/some-id`, { Origin });
    expect(await client.next(({ path }) => path !== undefined)).toEqual({
      path: '/base/session/ws/some-id',
      origin: `http://${far.address}`,
    });
    client.send({ type: 'heartbeat' });
    expect(await client.next(({ type }) => type === 'heartbeat')).toEqual({ type: 'heartbeat' });
    client.socket.close();
    await client.closed;
  });

  test('is refused to pages of other origins', async () => {
    const { wsUrl } = await liveInstallation();
    const Origin = 'https://evil.example';
    await expect(openSocket(`${wsUrl}/session/ws/id`, { Origin })).rejects.toThrow('403');
  });

  test('is refused with 502 if nothing listens there', async () => {
    const { server, address } = await listen(() => undefined);
    await new Promise((resolve) => server.close(resolve));
    servers.length = 0;
    const url = await forwardTo(`http://${address}/base`);
    await expect(openSocket(`ws://${url}/api/session/ws/id`)).rejects.toThrow('502');
  });
});

test('this project’s services work behind it, for a client that names no session', async () => {
  const services = await startServices();
  try {
    const client = openBrowserClient(`http://${await forwardTo(services.url)}/api`);
    await client.request('/session/create', { method: 'POST' });
    const text = 'Caffeine from Coffea arabica.';
    expect(await client.postJson('/latest/openai/extract_all', { text })).toMatchObject({
      status: 200,
      body: { positions: expect.arrayContaining([expect.anything()]) },
    });
  } finally {
    await services.stop();
  }
});
