import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { request } from '../../testing/servicesClient';
import type { LaneReport } from '../tasks/taskRunner';
import { answerLaneHealth } from './laneHealth';

const UP: LaneReport = { lane: 'short', state: 'up' };

/** Asks at these times, in ms; answers how many probes were made, and the last answer. */
async function askAt(times: readonly number[], report: LaneReport = UP) {
  let time = 0;
  const probe = jest.fn(async () => [report]);
  const server = express()
    .use(answerLaneHealth(probe, () => time))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let body: unknown;
  for (time of times) ({ body } = await request(url));
  server.close();
  server.closeAllConnections();
  return { probes: probe.mock.calls.length, body };
}

test('however many ask, the lanes are probed once in five seconds', async () => {
  expect(await askAt([0, 1, 2_500, 4_999])).toMatchObject({ probes: 1 });
  expect(await askAt([0, 4_999, 5_000, 9_999])).toMatchObject({ probes: 2 });
});

test.each([
  ['up', 'OK'],
  ['busy', 'OK'],
  ['down', 'DEGRADED'],
] as const)('a lane that is %s makes the services %s', async (state, status) => {
  const lane = { lane: 'long-1', state };
  expect(await askAt([0], lane)).toMatchObject({ body: { status, lanes: [lane] } });
});
