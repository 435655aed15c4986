import { setTimeout as sleep } from 'node:timers/promises';
import { Findings } from './findings';
import { createSoakHttp } from './httpClient';
import type { LiveSocket } from './liveSocket';
import { planVisit } from './plan';
import { findOvertakings, mostSeatsAtOnce } from './seatRules';
import type { SoakServices } from './soakProcess';
import type { SoakTimes } from './soakTimes';
import { StallWatch } from './stallWatch';
import { visit, type SoakSurroundings } from './visit';
import type { VisitRecord } from './visitRecord';
import type { Vitals } from './vitals';

/** Seats (docs/requirements/session.md S9.1) without a setting. */
const SEATS = 3;

/** Interval at which the state after a soak test is checked until it has settled. */
const SETTLE_LOOK_MS = 100;

export interface SoakOptions {
  readonly clients: number;
  readonly seconds: number;
  readonly times: SoakTimes;
}

export interface SoakOutcome {
  readonly visits: readonly VisitRecord[];
  /** Broken rules, in words. */
  readonly findings: readonly string[];
  readonly mostSeats: number;
  /** How the services were: before anybody came, half-way, and after all had gone. */
  readonly vitals: { readonly before: Vitals; readonly midway: Vitals; readonly after: Vitals };
  /** Sessions left after all clients had gone, waiting or active. */
  readonly sessionsLeft: number;
}

/**
 * Lets clients join, work, drop and leave for a while, then admits no more and waits until all that stay are
 * served.
 */
export async function runSoak(services: SoakServices, options: SoakOptions): Promise<SoakOutcome> {
  const { times, seconds, clients } = options;
  const http = createSoakHttp(services.url);
  const findings = new Findings(SEATS);
  const patience = new AbortController();
  const abandoned = new Set<LiveSocket>();
  const stalls = new StallWatch(times.livenessMs / 2);
  const around = {
    http,
    wsUrl: services.wsUrl,
    times,
    findings,
    stalls,
    patience: patience.signal,
    abandon: (socket: LiveSocket) => void abandoned.add(socket),
  };
  const visits: VisitRecord[] = [];
  const before = await services.vitals();
  const endsAt = Date.now() + seconds * 1000;
  const lives = Array.from({ length: clients }, () => live(around, endsAt, visits));
  await sleep((seconds * 1000) / 2);
  const midway = await services.vitals();
  const drain = setTimeout(() => patience.abort(), (seconds * 1000) / 2 + times.drainMs);
  await Promise.all(lives);
  clearTimeout(drain);
  const sessionsLeft = await untilEmpty(around);
  abandoned.forEach((socket) => socket.destroy());
  http.close();
  stalls.stop();
  return {
    visits,
    findings: [...findings.inWords(), ...findOvertakings(visits)],
    mostSeats: mostSeatsAtOnce(visits),
    vitals: { before, midway, after: await untilCalm(services, before, times) },
    sessionsLeft,
  };
}

/** One client that returns again and again. */
async function live(around: SoakSurroundings, endsAt: number, visits: VisitRecord[]) {
  const { times, findings } = around;
  while (Date.now() < endsAt) {
    await sleep(Math.random() * times.pauseMs);
    try {
      visits.push(await visit(around, planVisit(times.impatienceMs)));
    } catch (error) {
      findings.add(`a visit failed: ${String(error)}`);
    }
  }
}

/** Vanished clients time out after the idle limit; @returns how many sessions remain even then */
async function untilEmpty({ http, times }: SoakSurroundings): Promise<number> {
  const givesUpAt = Date.now() + 2 * times.idleMs + times.drainMs;
  for (;;) {
    const { body } = await http.ask({ method: 'GET', path: '/session/queue' });
    const { active_sessions: active = 0, waiting_queue_length: waiting = 0 } =
      body.queue_status ?? {};
    if (active + waiting === 0 || Date.now() > givesUpAt) return active + waiting;
    await sleep(SETTLE_LOOK_MS);
  }
}

/** Connections take a moment to end on the other side. */
async function untilCalm(
  services: SoakServices,
  before: Vitals,
  times: SoakTimes,
): Promise<Vitals> {
  const givesUpAt = Date.now() + times.drainMs;
  for (;;) {
    const vitals = await services.vitals();
    const isCalm = vitals.connections <= before.connections && vitals.timers <= before.timers;
    if (isCalm || Date.now() > givesUpAt) return vitals;
    await sleep(SETTLE_LOOK_MS);
  }
}
