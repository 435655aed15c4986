import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { answerJson } from '../../../services/http/answers';
import { createAnswerApp } from '../../../services/http/createAnswerApp';
import { createJsonParser } from '../../../services/http/readJson';
import { askAs, sendBytes } from '../../../testing/rawRequest';
import { webListener } from './webListener';

let server: Server;
let url: string;
let leave: () => void;
const left = new Promise<void>((resolve) => (leave = resolve));

beforeAll(async () => {
  const app = createAnswerApp({ corsOrigins: [] });
  app.get('/bindings', (call) => {
    const { peer, prefix } = call.env;
    return answerJson(call, { peer, prefix });
  });
  app.get('/path/:part', (call) => answerJson(call, call.req.param()));
  app.get('/slow', async (call) => {
    await new Promise((resolve) => call.req.raw.signal.addEventListener('abort', resolve));
    leave();
    return answerJson(call, {});
  });
  app.get('/cut', (call) => {
    call.env.cutConnection();
    return call.body(null);
  });
  app.post('/unread', (call) => answerJson(call, {}, 413));
  app.post('/json', createJsonParser(1000), (call) => answerJson(call, call.get('body')));
  const answer = webListener(app, { hosts: ['marcus.example'], prefix: '/api' });
  server = createServer({ requireHostHeader: false }, answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const get = (path: string, headers: Record<string, string> = { Host: 'localhost' }) =>
  askAs(url, headers, { method: 'GET', path });

test('tells who asks, and where the services are mounted', async () => {
  expect((await get('/bindings')).body).toEqual({ peer: '127.0.0.1', prefix: '/api' });
});

test.each([
  ['another host', 'evil.example', 421],
  ['one of its own', 'marcus.example:8080', 200],
])('is asked under the name of %s', async (_which, Host, status) => {
  expect(await get('/bindings', { Host })).toMatchObject({ status });
});

test('a request without a host, or for no path, is refused in the form of all errors', async () => {
  const answers = [
    await sendBytes(url, 'GET /bindings HTTP/1.1\r\nConnection: close\r\n\r\n'),
    await sendBytes(url, 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
  ];
  for (const { status, headers, body } of answers) {
    expect({ status, body }).toEqual({ status: 400, body: { detail: expect.any(String) } });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('an encoded slash divides no parts of a path', async () => {
  expect((await get('/path/a%2Fb')).body).toEqual({ part: 'a/b' });
  expect(await get('/path/a/b')).toMatchObject({ status: 404 });
});

test('a client that goes on sending what is refused can do so, and read the answer', async () => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const answered = once(socket, 'data');
  const length = 20_000_000;
  socket.write(
    `POST /json HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `Transfer-Encoding: chunked\r\n\r\n${length.toString(16)}\r\n`,
  );
  const sent = new Promise((resolve) => socket.write(Buffer.alloc(length, 'x'), resolve));
  expect(String(await answered)).toContain('413 Payload Too Large');
  // Without an error.
  expect(await sent).toBeFalsy();
  socket.destroy();
});

test.each([
  ['that nobody reads', '/unread'],
  ['that is refused while it is read', '/json'],
])('a body %s is drained up to a limit, and then cut off', async (_which, path) => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).resume();
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
      `Transfer-Encoding: chunked\r\n\r\n${(10 ** 9).toString(16)}\r\n`,
  );
  const megabyte = Buffer.alloc(2 ** 20, 'x');
  let sent = 0;
  while (!socket.destroyed && sent < 100) {
    const isWritten = await new Promise((resolve) =>
      socket.write(megabyte, (error) => resolve(!error)),
    );
    if (!isWritten) break;
    sent += 1;
  }
  socket.destroy();
  expect(sent).toBeGreaterThanOrEqual(60);
  expect(sent).toBeLessThan(100);
});

test('a handler learns that its client went away', async () => {
  const controller = new AbortController();
  const asked = fetch(`${url}/slow`, { signal: controller.signal });
  setTimeout(() => controller.abort(), 50);
  await expect(asked).rejects.toThrow();
  await left;
});

test('a connection that is cut gives no answer', async () => {
  await expect(fetch(`${url}/cut`)).rejects.toThrow();
});
