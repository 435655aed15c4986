import { connect } from 'node:net';
import { once } from 'node:events';
import { sendBytes } from '../../../testing/rawRequest';
import { openSocket } from '../../../testing/socketClient';
import { Breach, type Attack, type Family, type Target } from '../attackTypes';
import { requireRefusal } from '../judge';

const HOST = 'Host: 127.0.0.1\r\n';
const UPGRADE = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';

const malformed: Readonly<Record<string, readonly [bytes: string, status: number]>> = {
  'no HTTP': ['\u0000\u0001hello\r\n\r\n', 400],
  'no host': ['GET /health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  'two lengths': [`POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nx`, 400],
  'a length and chunks': [
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nx`,
    400,
  ],
  'a negative length': [`POST / HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n`, 400],
  'a header of 64 kB': [`GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(65_536)}\r\n\r\n`, 431],
  'an unknown method': [`BREW / HTTP/1.1\r\n${HOST}\r\n`, 400],
  'a tunnel': [`CONNECT a:1 HTTP/1.1\r\n${HOST}\r\n`, 405],
  'an unknown expectation': [
    `GET / HTTP/1.1\r\n${HOST}Expect: more\r\nConnection: close\r\n\r\n`,
    417,
  ],
  'a socket elsewhere': [`GET /x HTTP/1.1\r\n${HOST}${UPGRADE}\r\n`, 403],
  'a socket without a key': [`GET /session/ws/x HTTP/1.1\r\n${HOST}${UPGRADE}\r\n`, 404],
  'an unknown version of HTTP': [`GET /health HTTP/9.9\r\n${HOST}\r\n`, 400],
};

/** Frames that must end the connection, never the services. */
const frames: Readonly<Record<string, string | Buffer>> = {
  'no JSON': '{"type"',
  'a list': '[]',
  bytes: Buffer.from([0, 1, 2]),
  'a frame of a megabyte': 'x'.repeat(1_000_000),
  'a frame nested 2,000 deep': '['.repeat(2_000),
};

const socketUrl = async (target: Target) =>
  `${target.url.replace('http', 'ws')}/session/ws/${await target.sessionId()}`;

const frame = (name: string, data: string | Buffer): Attack => ({
  name: `${name} by socket`,
  run: async (target) => {
    const client = await openSocket(await socketUrl(target));
    client.socket.send(data);
    await client.closed;
  },
});

export const protocol: Family = {
  name: 'protocol',
  attacks: [
    ...Object.entries(malformed).map(([name, [bytes, status]]) => ({
      name,
      run: async ({ url }: Target) => requireRefusal(await sendBytes(url, bytes), [status]),
    })),
    ...Object.entries(frames).map(([name, data]) => frame(name, data)),
    {
      name: '300 sockets for invented sessions',
      run: async ({ url }) => {
        const address = `${url.replace('http', 'ws')}/session/ws/`;
        const tries = Array.from({ length: 300 }, (_, index) => openSocket(`${address}x${index}`));
        const opened = (await Promise.allSettled(tries)).filter((it) => it.status === 'fulfilled');
        if (opened.length > 0) throw new Breach(`${opened.length} were accepted`);
      },
    },
    {
      name: '50 sockets for one session',
      run: async (target) => {
        const address = await socketUrl(target);
        const clients = [];
        for (let count = 0; count < 50; count += 1) clients.push(await openSocket(address));
        await Promise.all(clients.slice(0, 48).map(({ closed }) => closed));
        clients.slice(48).forEach(({ socket }) => socket.terminate());
      },
    },
    {
      name: '200 requests that never end',
      run: async ({ url }) => {
        const { hostname, port } = new URL(url);
        const sockets = Array.from({ length: 200 }, () => connect(Number(port), hostname));
        await Promise.all(sockets.map((socket) => once(socket, 'connect')));
        sockets.forEach((socket) =>
          socket.write(`POST /health HTTP/1.1\r\n${HOST}Content-Length: 9\r\n`),
        );
        sockets.forEach((socket) => socket.destroy());
      },
    },
    {
      name: '500 requests at once on one connection',
      run: async ({ url }) => {
        const one = `GET /health HTTP/1.1\r\n${HOST}\r\n`;
        const last = `GET /health HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
        const { status } = await sendBytes(url, one.repeat(499) + last);
        if (status !== 200) throw new Breach(`answered ${status}`);
      },
    },
  ],
};
