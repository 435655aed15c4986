/** A short soak with several nodes; `npm run soak -- --nodes 3` is the long one. */
import { describeWithRedis } from '../../../testing/startRedis';
import { clusterFaults } from './clusterReport';
import { shortSoak } from './clusterTimes';
import { runClusterSoak } from './runClusterSoak';

jest.setTimeout(180_000);

describeWithRedis(
  'three nodes, of which one is killed and one stops, and a Redis that is killed',
  () => {
    test('give no seat twice, let nobody overtake or wait for ever, and leave nothing behind', async () => {
      const options = shortSoak();
      const outcome = await runClusterSoak(options);
      expect(clusterFaults(options, outcome)).toEqual([]);
      expect(outcome.watch.mostSeats).toBe(options.seats);
    });
  },
);
