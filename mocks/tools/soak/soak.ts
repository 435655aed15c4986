/**
 * `npm run soak -- [--clients 200] [--seconds 60]`: simulated clients join, work, drop and
 * leave on loopback, with the contract's times shortened fiftyfold. Ends with code 1 when a seat
 * too many was taken, somebody was overtaken or waited for ever, or the services were left with
 * connections, timers or memory of those who had gone.
 *
 * `npm run soak -- --nodes 3 [--clients 200]`: so many nodes on a Redis of their own, each with so many clients, while
 * a node is killed, Redis is killed, and a node is told to stop. `-- --short` does that with three nodes of 20 clients
 * each, in half a minute.
 */
import { parseArgs } from 'node:util';
import { runProgram } from '../../hosts/node/runProgram';
import { hasRedis } from '../../testing/redisServer';
import { clusterFaults, clusterReport } from './cluster/clusterReport';
import { longSoak, shortSoak, type ClusterSoakOptions } from './cluster/clusterTimes';
import { runClusterSoak } from './cluster/runClusterSoak';
import { runSoak } from './runSoak';
import { startSoakServices } from './soakProcess';
import { soakFaults, soakReport } from './soakReport';
import { SOAK_TIMES } from './soakTimes';

runProgram(async () => {
  const { values } = parseArgs({
    options: {
      clients: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '60' },
      nodes: { type: 'string', default: '1' },
      short: { type: 'boolean', default: false },
    },
  });
  const nodes = wholeNumber('nodes', values.nodes);
  if (values.short) return soakCluster(shortSoak());
  if (nodes > 1) return soakCluster(longSoak(nodes, wholeNumber('clients', values.clients)));
  const options = {
    clients: wholeNumber('clients', values.clients),
    seconds: wholeNumber('seconds', values.seconds),
    times: SOAK_TIMES,
  };
  const services = await startSoakServices(options.times);
  try {
    const outcome = await runSoak(services, options);
    tell(soakReport(options, outcome), soakFaults(outcome));
  } finally {
    await services.stop();
  }
});

async function soakCluster(options: ClusterSoakOptions): Promise<void> {
  if (!hasRedis()) throw new Error('Several nodes need a redis-server on this machine');
  const outcome = await runClusterSoak(options);
  tell(clusterReport(options, outcome), clusterFaults(options, outcome));
}

function tell(report: readonly string[], faults: readonly string[]): void {
  console.log(report.join('\n'));
  faults.forEach((fault) => console.log(`Broken: ${fault}`));
  if (faults.length > 0) process.exitCode = 1;
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} must be a whole number above 0, not "${text}"`);
}
