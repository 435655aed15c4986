/** How long connections are kept, and that stopping does not wait for them. */
import { Agent, get, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';
import { startServices } from '../../../testing/startServices';
import { createHttpServer } from './createHttpServer';
import { stopServing } from './stopServing';

const HOST = '127.0.0.1';

let agent: Agent;
beforeEach(() => {
  agent = new Agent({ keepAlive: true });
});
afterEach(() => agent.destroy());

const ask = (url: string) => get(url, { agent });

/** Sends a request and leaves the connection open and idle, like a proxy. */
async function keepConnection(url: string) {
  const request = ask(url);
  const [response] = await once(request, 'response');
  const { socket } = request;
  if (!socket) throw new Error('An answer without a connection');
  response.resume();
  await once(response, 'end');
  return { keepAlive: response.headers['keep-alive'], socket };
}

test('the services keep an idle connection for longer than the 60 s of nginx', async () => {
  const services = await startServices();
  const { keepAlive } = await keepConnection(`${services.url}/health`);
  await services.stop();
  expect(keepAlive).toBe('timeout=65');
});

describe('a server that is stopping', () => {
  let server: Server;
  let url: string;
  let closed: jest.Mock<Promise<void>>;
  beforeEach(async () => {
    closed = jest.fn(async () => undefined);
    server = createHttpServer((request, response) => {
      if (request.url === '/at-once') response.end();
    }).listen(0, HOST);
    await once(server, 'listening');
    url = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const gone = (socket: Socket) => (socket.closed ? undefined : once(socket, 'close'));

  test('does not wait for idle connections', async () => {
    const { socket } = await keepConnection(`${url}/at-once`);
    const serverClosed = once(server, 'close');
    await stopServing(server, closed);
    await Promise.all([gone(socket), serverClosed]);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('accepts no request while it cleans up', async () => {
    expect.assertions(1);
    await stopServing(server, () =>
      expect(once(ask(`${url}/at-once`), 'response')).rejects.toThrow('ECONNREFUSED'),
    );
  });

  test.each([
    ['all is put away', async () => undefined],
    ['putting away failed', () => Promise.reject(new Error('No room'))],
  ])('aborts answers in progress when %s', async (_case, close) => {
    const request = ask(`${url}/never`);
    const hungUp = expect(once(request, 'response')).rejects.toThrow('socket hang up');
    await once(server, 'request');
    await stopServing(server, close).catch(() => undefined);
    await hungUp;
  });

  test('reports why cleaning up failed', async () => {
    const close = () => Promise.reject(new Error('No room'));
    await expect(stopServing(server, close)).rejects.toThrow('No room');
  });
});
