import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningCluster } from '../../../testing/startCluster';
import type { FaultTimes } from './clusterTimes';
import type { NodeDirectory } from './nodeDirectory';

/** Lets each fault happen once, at its time; resolves when all have. */
export async function runFaults(
  cluster: RunningCluster,
  directory: NodeDirectory,
  faults: FaultTimes,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const began = Date.now();
  const at = (ms: number) => sleep(Math.max(0, began + ms - Date.now()));
  const startAnother = async () => directory.enter(await cluster.startNode(env));

  const killNode = async () => {
    await at(faults.nodeDies);
    const node = directory.pick();
    await node.kill();
    // Until a proxy's check finds it missing, calls to it fail.
    await at(faults.nodeReturns);
    directory.leave(node);
    await startAnother();
  };
  const killRedis = async () => {
    await at(faults.redisDies);
    await cluster.redis.kill();
    await at(faults.redisReturns);
    await cluster.redis.start();
  };
  const drainNode = async () => {
    await at(faults.nodeDrains);
    const node = directory.pick();
    directory.leave(node);
    await node.stop();
    await startAnother();
  };
  await Promise.all([killNode(), killRedis(), drainNode()]);
}
