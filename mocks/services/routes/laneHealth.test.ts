import { createRouter } from '../http/webApp';
import type { LaneReport } from '../tasks/taskRunner';
import { answerLaneHealth } from './laneHealth';

const UP: LaneReport = { lane: 'short', state: 'up' };

/** Asks at these times, in ms; returns the number of probes and the last answer. */
async function askAt(times: readonly number[], report: LaneReport = UP) {
  let time = 0;
  const probe = jest.fn(async () => [report]);
  const app = createRouter().get(
    '/',
    answerLaneHealth(probe, () => time),
  );
  let body: unknown;
  for (time of times) body = await (await app.request('/')).json();
  return { probes: probe.mock.calls.length, body };
}

test('the lanes are probed at most once in five seconds, however many requests come', async () => {
  expect(await askAt([0, 1, 2_500, 4_999])).toMatchObject({ probes: 1 });
  expect(await askAt([0, 4_999, 5_000, 9_999])).toMatchObject({ probes: 2 });
});

test.each([
  ['up', 'OK'],
  ['busy', 'OK'],
  ['down', 'DEGRADED'],
] as const)('a lane that is %s makes the status %s', async (state, status) => {
  const lane = { lane: 'long-1', state };
  expect(await askAt([0], lane)).toMatchObject({ body: { status, lanes: [lane] } });
});
