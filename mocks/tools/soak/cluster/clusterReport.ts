import { tableLines } from '../../bench/table';
import type { ClusterSoakOptions } from './clusterTimes';
import type { ClusterOutcome } from './runClusterSoak';

/** The faults that a soak with several nodes found, as text; the aim is none. */
export function clusterFaults({ seats }: ClusterSoakOptions, outcome: ClusterOutcome): string[] {
  const { findings, visits, visitsOfClients, watch, mostSeats, arrivals, leftovers } = outcome;
  const never = visits.filter((it) => it.outcome === 'never served').length;
  const taken = Math.max(mostSeats, watch.mostSeats);
  return [
    ...findings,
    ...(taken > seats ? [`${taken} of ${seats} seats were taken at once`] : []),
    ...(watch.idleSeats > 0 ? [`${watch.idleSeats} times somebody waited beside a free seat`] : []),
    ...(never > 0 ? [`${never} waited for ever`] : []),
    ...(Math.min(...visitsOfClients) === 0 ? ['somebody was never served'] : []),
    ...(arrivals === visits.length
      ? []
      : [`${arrivals} sessions were made for ${visits.length} visits`]),
    ...(visits.some(({ waited }) => waited) ? [] : ['nobody waited: too few to prove much']),
    ...(leftovers.length > 0 ? [`left behind: ${leftovers.slice(0, 5).join(', ')}`] : []),
  ];
}

/** What a soak was like, beside its faults. */
export function clusterReport(options: ClusterSoakOptions, outcome: ClusterOutcome): string[] {
  const { visits, visitsOfClients, watch, scripts } = outcome;
  const waits = visits
    .flatMap(({ waited, createdAt, activatedAt }) =>
      waited && activatedAt !== undefined ? [activatedAt - createdAt] : [],
    )
    .sort((a, b) => a - b);
  const sum = (of: 'reconnects' | 'refusals') => visits.reduce((all, it) => all + it[of], 0);
  const lost = visits.filter((it) => it.outcome === 'expired').length;
  return tableLines([
    [`${options.nodes} nodes, ${options.clients} clients, ${options.seats} seats`, ''],
    ['Sessions: made / visits that know theirs', `${outcome.arrivals} / ${visits.length}`],
    ['Seated', String(visits.filter(({ activatedAt }) => activatedAt !== undefined).length)],
    ['Most seats: by Redis / by the clients', `${watch.mostSeats} / ${outcome.mostSeats}`],
    ['Looks into Redis', String(watch.samples)],
    [
      'Waiting, s: median / p99 / longest',
      [0.5, 0.99, 1].map((q) => seconds(waits, q)).join(' / '),
    ],
    [
      'Visits of a client: least / most',
      `${Math.min(...visitsOfClients)} / ${Math.max(...visitsOfClients)}`,
    ],
    ['Sockets opened again', String(sum('reconnects'))],
    ['Sessions lost by silence', String(lost)],
    ['Calls refused while Redis was away', String(sum('refusals'))],
    ['Scripts since Redis returned: calls / mean µs', `${scripts.calls} / ${scripts.meanUs}`],
  ]);
}

/** @param sorted milliseconds */
function seconds(sorted: readonly number[], quantile: number): string {
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * quantile));
  return ((sorted[index] ?? 0) / 1000).toFixed(1);
}
