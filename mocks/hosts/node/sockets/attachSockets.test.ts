import { createServer, type Server } from 'node:http';
import { connect as connectRaw, type AddressInfo } from 'node:net';
import { openSocket } from '../../../testing/socketClient';
import { openMemorySessions } from '../../../services/sessions/openMemorySessions';
import { openSessionDesk, type SessionDesk } from '../../../services/sessions/sessionDesk';
import type { Admission } from '../../../services/sessions/clientSocket';
import { stateIsAway } from '../../../services/stores/stateIsAway';
import { attachSockets } from './attachSockets';

const SETTINGS = {
  seats: 1,
  maxWaiting: 1,
  maxPerAddress: 30,
  idleMs: 300_000,
  sweepMs: 5_000,
  pingMs: 30_000,
  livenessMs: 20_000,
  pushPauseMs: 0,
};

/** To the library's channel. */
const admit = jest.fn<Promise<Admission>, []>();

let desk: SessionDesk;
let server: Server;

beforeEach(async () => {
  desk = openSessionDesk(openMemorySessions(SETTINGS), SETTINGS, async () => undefined);
  server = createServer();
  const everywhere = { prefix: '', corsOrigins: [], hosts: [], isAlone: true };
  const { livenessMs } = SETTINGS;
  const channels = { sessions: desk.sockets, library: { admit } };
  attachSockets(server, { channels, livenessMs, isProxy: () => false, ...everywhere });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(async () => {
  await desk.close();
  await new Promise((resolve) => server.close(resolve));
});

const connect = (id: string) =>
  openSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/session/ws/${id}`);

test('who is connected hears of each change of the queue', async () => {
  const client = await connect((await desk.sessions.create(null)).session_id);
  await desk.sessions.create(null);
  const { queue_status } = await client.next(({ type }) => type === 'queue_update');
  expect(queue_status).toMatchObject({ active_sessions: 1, waiting_queue_length: 1 });
});

/** Requests a channel and resets the connection once `when` has resolved. */
async function leaveEarly(path: string, when: () => Promise<unknown>): Promise<void> {
  const raw = connectRaw((server.address() as AddressInfo).port, '127.0.0.1');
  const lines = [
    `GET ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  raw.write(`${lines.join('\r\n')}\r\n\r\n`);
  await when();
  raw.resetAndDestroy();
}

test('who goes away while the sessions are asked takes nobody along', async () => {
  const { session_id: id } = await desk.sessions.create(null);
  let answer: () => void = () => undefined;
  const status = desk.sessions.status.bind(desk.sessions);
  const asked = new Promise<void>((resolve) => {
    jest.spyOn(desk.sessions, 'status').mockImplementationOnce(async (asking) => {
      resolve();
      await new Promise<void>((next) => (answer = next));
      return status(asking);
    });
  });
  await leaveEarly(`/session/ws/${id}`, () => asked);
  await new Promise((next) => setTimeout(next, 50));
  answer();
  await new Promise((next) => setImmediate(next));
  expect(await desk.sessions.status(id)).toMatchObject({ status: 'active' });
  await connect(id);
});

test('the connections are closed as for a restart when the desk closes', async () => {
  const client = await connect((await desk.sessions.create(null)).session_id);
  await desk.close();
  expect(await client.closed).toBe(1012);
});

test('a connection is refused with 503 while the sessions cannot be asked', async () => {
  const { session_id: id } = await desk.sessions.create(null);
  jest.spyOn(desk.sessions, 'status').mockRejectedValueOnce(stateIsAway());
  await expect(connect(id)).rejects.toThrow('Unexpected server response: 503');
  await connect(id);
});

test('who goes away while the library is asked gives their place back', async () => {
  const open = jest.fn(() => ({ onFrame: () => undefined, onClose: () => undefined }));
  let answer: () => void = () => undefined;
  const givenUp = new Promise<void>((giveUp) => {
    admit.mockImplementationOnce(async () => {
      await new Promise<void>((next) => (answer = next));
      return { open, giveUp };
    });
  });
  await leaveEarly('/library/live', async () => {
    while (admit.mock.calls.length === 0) await new Promise((next) => setImmediate(next));
  });
  await new Promise((next) => setTimeout(next, 50));
  answer();
  await givenUp;
  expect(open).not.toHaveBeenCalled();
});
