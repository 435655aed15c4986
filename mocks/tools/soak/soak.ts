/**
 * `npm run soak -- [--clients 200] [--seconds 60]`: simulated clients join, work, drop and
 * leave on loopback, with the contract's times shortened fiftyfold. Ends with code 1 when a seat
 * too many was taken, somebody was overtaken or waited for ever, or the services were left with
 * connections, timers or memory of those who had gone.
 *
 * `npm run soak -- --nodes 3 [--clients 200]`: so many nodes on a Redis of their own, each with so many clients, while
 * a node is killed, Redis is killed, and a node is told to stop. `-- --short` does that with three nodes of 20 clients
 * each, in half a minute.
 *
 * `npm run soak -- --library [--articles 20000] [--drawings 25] [--clients 50] [--seconds 60] [--pause 1000]`: a team's
 * library of that size on a PostgreSQL server of its own, and so many curators at once, each of whom says something
 * every so many milliseconds. Ends with code 1 when an acknowledged event was lost, a call failed, or the database
 * reads a whole large table for one of the commonest questions.
 *
 * `npm run soak -- --finding [--compounds 100000] [--folder] [--cartridge]`: how long searches take to their first hits
 * and to all of them among so many made compounds, on a server of its own, with RDKit's cartridge or without, or in a
 * folder. Ends with code 1 when a search fails.
 */
import { parseArgs } from 'node:util';
import { runProgram } from '../../hosts/node/runProgram';
import { hasPostgres } from '../../testing/postgresServer';
import { hasRedis } from '../../testing/redisServer';
import { clusterFaults, clusterReport } from './cluster/clusterReport';
import { longSoak, shortSoak, type ClusterSoakOptions } from './cluster/clusterTimes';
import { runClusterSoak } from './cluster/runClusterSoak';
import { findingReport } from './library/findingReport';
import { librarySoakFaults, librarySoakReport } from './library/librarySoakReport';
import { runFinding } from './library/runFinding';
import { runLibrarySoak, type LibrarySoakOptions } from './library/runLibrarySoak';
import { runSoak } from './runSoak';
import { startSoakServices } from './soakProcess';
import { soakFaults, soakReport } from './soakReport';
import { SOAK_TIMES } from './soakTimes';

const OPTIONS = {
  clients: { type: 'string' },
  seconds: { type: 'string', default: '60' },
  nodes: { type: 'string', default: '1' },
  short: { type: 'boolean', default: false },
  library: { type: 'boolean', default: false },
  finding: { type: 'boolean', default: false },
  compounds: { type: 'string', default: '100000' },
  folder: { type: 'boolean', default: false },
  cartridge: { type: 'boolean', default: false },
  articles: { type: 'string', default: '20000' },
  drawings: { type: 'string', default: '25' },
  pause: { type: 'string', default: '1000' },
} as const;

runProgram(async () => {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.finding) {
    const compounds = wholeNumber('compounds', values.compounds);
    return tell(
      findingReport(
        await runFinding({ compounds, isFolder: values.folder, hasCartridge: values.cartridge }),
      ),
      [],
    );
  }
  const seconds = wholeNumber('seconds', values.seconds);
  if (values.library) {
    return soakLibrary({
      articles: wholeNumber('articles', values.articles),
      drawings: wholeNumber('drawings', values.drawings),
      curators: wholeNumber('clients', values.clients ?? '50'),
      seconds,
      pauseMs: wholeNumber('pause', values.pause),
    });
  }
  const clients = wholeNumber('clients', values.clients ?? '200');
  const nodes = wholeNumber('nodes', values.nodes);
  if (values.short) return soakCluster(shortSoak());
  if (nodes > 1) return soakCluster(longSoak(nodes, clients));
  return soakSeats({ clients, seconds, times: SOAK_TIMES });
});

async function soakSeats(options: Parameters<typeof runSoak>[1]): Promise<void> {
  const services = await startSoakServices(options.times);
  try {
    const outcome = await runSoak(services, options);
    tell(soakReport(options, outcome), soakFaults(outcome));
  } finally {
    await services.stop();
  }
}

async function soakCluster(options: ClusterSoakOptions): Promise<void> {
  if (!hasRedis()) throw new Error('Several nodes need a redis-server on this machine');
  const outcome = await runClusterSoak(options);
  tell(clusterReport(options, outcome), clusterFaults(options, outcome));
}

async function soakLibrary(options: LibrarySoakOptions): Promise<void> {
  if (!hasPostgres()) throw new Error('A library needs a PostgreSQL server on this machine');
  const outcome = await runLibrarySoak(options);
  tell(librarySoakReport(options, outcome), librarySoakFaults(outcome));
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
