import { tableLines } from '../bench/table';
import type { SoakOptions, SoakOutcome } from './runSoak';

/** Growth of the heap from half-way to the end that garbage alone does not explain. */
const MAX_GROWTH_BYTES = 4_000_000;

/** The faults that a soak test found, as text; the aim is none. */
export function soakFaults(outcome: SoakOutcome): string[] {
  const { findings, visits, vitals, sessionsLeft, mostSeats } = outcome;
  const never = visits.filter((it) => it.outcome === 'never served').length;
  const { before, midway, after } = vitals;
  const growth = after.heapBytes - midway.heapBytes;
  return [
    ...findings,
    ...(mostSeats > 3 ? [`${mostSeats} seats were taken at once`] : []),
    ...(never > 0 ? [`${never} waited for ever`] : []),
    ...(visits.some(({ waited }) => waited)
      ? []
      : ['nobody waited: too few clients to prove much']),
    ...(sessionsLeft > 0 ? [`${sessionsLeft} sessions were left`] : []),
    ...(after.connections > before.connections ? [`${after.connections} connections left`] : []),
    ...(after.timers > before.timers ? [`${after.timers - before.timers} timers left`] : []),
    ...(growth > MAX_GROWTH_BYTES ? [`the heap grew by ${megabytes(growth)} MB`] : []),
  ];
}

/** What a soak was like, beside its faults. */
export function soakReport({ clients, seconds }: SoakOptions, outcome: SoakOutcome): string[] {
  const { visits, mostSeats, vitals } = outcome;
  const { before, midway, after } = vitals;
  const [median, longest] = waitingTimes(outcome);
  return tableLines([
    [`${clients} clients, ${seconds} s`, ''],
    ['Visits', String(visits.length)],
    ['  of them waited first', String(visits.filter(({ waited }) => waited).length)],
    ['Most seats taken', String(mostSeats)],
    ['Waiting, ms: median / longest', `${median} / ${longest}`],
    ['Heap, MB: before / midway / after', heaps([before, midway, after])],
    ['Connections: before / midway / after', counts([before, midway, after], 'connections')],
    ['Timers: before / midway / after', counts([before, midway, after], 'timers')],
  ]);
}

type AllVitals = readonly SoakOutcome['vitals']['before'][];

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
const heaps = (all: AllVitals) => all.map(({ heapBytes }) => megabytes(heapBytes)).join(' / ');
const counts = (all: AllVitals, key: 'connections' | 'timers') =>
  all.map((vitals) => vitals[key]).join(' / ');

function waitingTimes({ visits }: SoakOutcome): [median: number, longest: number] {
  const times = visits
    .flatMap(({ waited, createdAt, activatedAt }) =>
      waited && activatedAt !== undefined ? [Math.round(activatedAt - createdAt)] : [],
    )
    .sort((a, b) => a - b);
  return [times[Math.floor(times.length / 2)] ?? 0, times.at(-1) ?? 0];
}
