import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster, type RunningCluster } from '../../../testing/startCluster';
import { Findings } from '../findings';
import { findOvertakings, mostSeatsAtOnce } from '../seatRules';
import { StallWatch } from '../stallWatch';
import { createClusterHttp } from './clusterCall';
import type { ClusterChannel } from './clusterChannel';
import { runFaults } from './clusterFaults';
import { nodeEnvironment, type ClusterSoakOptions } from './clusterTimes';
import { clusterVisit, type ClusterSurroundings, type ClusterVisit } from './clusterVisit';
import { NodeDirectory } from './nodeDirectory';
import { SeatWatch } from './seatWatch';

const SETTLE_LOOK_MS = 200;

export interface ClusterOutcome {
  readonly visits: readonly ClusterVisit[];
  /** Visits by client. */
  readonly visitsOfClients: readonly number[];
  /** Broken rules, in words. */
  readonly findings: readonly string[];
  /** By what the clients know of themselves. */
  readonly mostSeats: number;
  /** By what Redis has. */
  readonly watch: Pick<SeatWatch, 'samples' | 'mostSeats' | 'idleSeats'>;
  /** Sessions that Redis counted. */
  readonly arrivals: number;
  readonly scripts: { readonly calls: number; readonly meanUs: number };
  /** Keys of sessions in Redis and folders of files after all have gone. */
  readonly leftovers: readonly string[];
}

/**
 * Lets clients join, work and leave on several nodes while a node is killed, Redis is killed, and a node is told to
 * stop; then admits no more and waits until all are served and gone.
 */
export async function runClusterSoak(options: ClusterSoakOptions): Promise<ClusterOutcome> {
  const cluster = await startCluster();
  try {
    return await soak(cluster, options);
  } finally {
    await cluster.stop();
  }
}

async function soak(cluster: RunningCluster, options: ClusterSoakOptions): Promise<ClusterOutcome> {
  const { times, faults, seats } = options;
  const env = nodeEnvironment(options);
  const directory = new NodeDirectory();
  const starting = Array.from({ length: options.nodes }, () => cluster.startNode(env));
  (await Promise.all(starting)).forEach((node) => directory.enter(node));
  const patience = new AbortController();
  const silent: ClusterChannel[] = [];
  const around: ClusterSurroundings = {
    options,
    directory,
    http: createClusterHttp(directory),
    findings: new Findings(seats),
    stalls: new StallWatch(times.livenessMs / 2),
    patience: patience.signal,
    abandon: (channel) => void silent.push(channel),
  };
  const watch = new SeatWatch(cluster.redis.url, seats);
  const endsAt = Date.now() + faults.joinsEnd;
  const drain = setTimeout(() => patience.abort(), faults.joinsEnd + times.drainMs);
  const visiting = Array.from({ length: options.clients }, () => live(around, endsAt));
  await runFaults(cluster, directory, faults, env);
  const byClient = await Promise.all(visiting);
  clearTimeout(drain);
  const leftovers = await untilEmpty(cluster, watch, 2 * times.idleMs + times.drainMs);
  const visits = byClient.flat();
  const outcome = {
    visits,
    visitsOfClients: byClient.map(({ length }) => length),
    findings: [...around.findings.inWords(), ...findOvertakings(visits)],
    mostSeats: mostSeatsAtOnce(visits),
    watch,
    arrivals: await watch.arrivals(),
    scripts: await watch.scriptCalls(),
    leftovers,
  };
  silent.forEach((channel) => channel.destroy());
  around.http.close();
  around.stalls.stop();
  watch.stop();
  return outcome;
}

/** One client that returns again and again. */
async function live(around: ClusterSurroundings, endsAt: number): Promise<ClusterVisit[]> {
  const visits: ClusterVisit[] = [];
  while (Date.now() < endsAt) {
    await sleep(Math.random() * around.options.times.pauseMs);
    try {
      visits.push(await clusterVisit(around));
    } catch (error) {
      around.findings.add(`a visit failed: ${String(error)}`);
    }
  }
  return visits;
}

/** Silent clients' sessions end after the idle limit. */
async function untilEmpty(
  cluster: RunningCluster,
  watch: SeatWatch,
  limitMs: number,
): Promise<readonly string[]> {
  const givesUpAt = Date.now() + limitMs;
  for (;;) {
    const folders = cluster.foldersLeft();
    const left = [...(await watch.keysLeft()), ...(folders > 0 ? [`${folders} folders`] : [])];
    if (left.length === 0 || Date.now() > givesUpAt) return left;
    await sleep(SETTLE_LOOK_MS);
  }
}
