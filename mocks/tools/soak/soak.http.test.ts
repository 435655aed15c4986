/** A short soak test; `npm run soak` is the long one. */
import { runSoak } from './runSoak';
import { startSoakServices, type SoakServices } from './soakProcess';
import { soakFaults } from './soakReport';
import { SOAK_TIMES } from './soakTimes';

jest.setTimeout(180_000);

/** An idle limit of 1.5 seconds, so that clients that vanish without a socket time out during the test. */
const TIMES = { ...SOAK_TIMES, beatMs: 100, idleMs: 1_500, pauseMs: 100 };

let services: SoakServices;
beforeAll(async () => {
  services = await startSoakServices(TIMES);
});
afterAll(() => services.stop());

test('seats stay three, nobody is overtaken or waits for ever, and nothing is left behind', async () => {
  const outcome = await runSoak(services, { clients: 24, seconds: 5, times: TIMES });
  expect(soakFaults(outcome)).toEqual([]);
  expect(outcome.mostSeats).toBe(3);
});
