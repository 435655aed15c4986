import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpServer } from '../../mocks/hosts/node/http/createHttpServer';

export interface Proxy {
  readonly origin: string;
  /** Number of sockets refused. */
  readonly refused: () => number;
  readonly close: () => void;
}

/** Sits in front of a server like some companies' proxies: HTTP passes, a WebSocket's handshake does not. */
export async function startProxyWithoutSockets(target: string): Promise<Proxy> {
  let refusals = 0;
  const server = createHttpServer((incoming, answer) => {
    const { method, headers, url = '/' } = incoming;
    const passedOn = request(target + url, { ...(method && { method }), headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    incoming.pipe(passedOn);
  });
  server.on('upgrade', (_request, socket) => {
    refusals += 1;
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    refused: () => refusals,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
