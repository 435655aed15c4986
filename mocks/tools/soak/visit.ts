import { setTimeout as sleep } from 'node:timers/promises';
import type { Findings } from './findings';
import type { SoakHttp } from './httpClient';
import { openLiveSocket, type LiveMessage, type LiveSocket } from './liveSocket';
import type { VisitPlan } from './plan';
import { Presence } from './presence';
import type { SoakTimes } from './soakTimes';
import type { StallWatch } from './stallWatch';
import type { VisitRecord } from './visitRecord';

/** Even with a socket, a client asks by HTTP whether its session exists, on every n-th beat. */
const BEATS_A_STATUS = 10;

/** Share of the calls that make the services store something for the session. */
const STORING_SHARE = 0.1;

const STORING = {
  method: 'POST',
  path: '/latest/openai/extract_all',
  json: { text: 'Caffeine from Coffea arabica.' },
} as const;
const LISTING = { method: 'GET', path: '/latest/decimer/list_segments' } as const;

export interface SoakSurroundings {
  readonly http: SoakHttp;
  readonly wsUrl: string;
  readonly times: SoakTimes;
  readonly findings: Findings;
  readonly stalls: StallWatch;
  /** Aborted when a wait is so long that it counts as forever. */
  readonly patience: AbortSignal;
  /** Takes over the socket of a client that vanishes, to be freed at the end. */
  readonly abandon: (socket: LiveSocket) => void;
}

/** One session of one client, from joining to leaving. */
export async function visit(around: SoakSurroundings, plan: VisitPlan): Promise<VisitRecord> {
  const presence = await join(around);
  const socket = plan.channel === 'socket' ? await connect(around, presence) : undefined;
  const beating = startBeating(around, presence, socket);
  try {
    const outcome = await untilServed(around, presence, plan);
    if (outcome === 'served') await work(around, presence, plan.calls);
    clearInterval(beating);
    if (outcome !== 'expired') await leave(around, presence, socket, outcome, plan);
    return presence.record(outcome);
  } finally {
    clearInterval(beating);
    if (socket && plan.ending === 'vanish') around.abandon(socket);
    else socket?.destroy();
  }
}

async function join({ http, findings, times, stalls }: SoakSurroundings): Promise<Presence> {
  const { status, body } = await http.ask({ method: 'POST', path: '/session/create' });
  if (status !== 200 || !body.session) throw new Error(`No session was made: ${status}`);
  if (body.queue_status) findings.seeQueue(body.queue_status);
  return new Presence(body.session, times, findings, stalls);
}

function connect({ wsUrl, findings }: SoakSurroundings, presence: Presence): Promise<LiveSocket> {
  const hear = ({ session_status: status, queue_status: queue }: LiveMessage) => {
    if (queue) findings.seeQueue(queue);
    if (status) presence.see(status, true);
  };
  return openLiveSocket(`${wsUrl}/session/ws/${presence.id}`, hear);
}

function startBeating(
  around: SoakSurroundings,
  presence: Presence,
  socket: LiveSocket | undefined,
): NodeJS.Timeout {
  let beats = 0;
  let isAsking = false;
  const beat = () => {
    beats += 1;
    socket?.beat();
    // Services that are slow to answer are not asked faster than they can answer.
    if (isAsking || (socket && beats % BEATS_A_STATUS !== 0)) return;
    isAsking = true;
    beatByHttp(around, presence, socket !== undefined)
      .catch((error: unknown) => around.findings.add(`a sign of life failed: ${String(error)}`))
      .finally(() => {
        isAsking = false;
      });
  };
  return setInterval(beat, around.times.beatMs);
}

async function beatByHttp(
  { http, findings }: SoakSurroundings,
  presence: Presence,
  hasSocket: boolean,
): Promise<void> {
  const { id } = presence;
  const { status, body } = await http.ask(
    hasSocket
      ? { method: 'GET', path: `/session/status/${id}`, sessionId: id }
      : { method: 'POST', path: `/session/heartbeat/${id}`, sessionId: id },
  );
  if (body.queue_status) findings.seeQueue(body.queue_status);
  // With a socket, the answer may be older than what was pushed.
  if (body.session_status) presence.see(body.session_status, !hasSocket);
  if (status === 404) presence.miss();
}

async function untilServed(
  { times, patience }: SoakSurroundings,
  presence: Presence,
  { patienceMs }: VisitPlan,
): Promise<VisitRecord['outcome']> {
  while (!presence.isServed) {
    if (presence.isGone) return 'expired';
    if (patience.aborted) return 'never served';
    if (presence.ageMs > patienceMs) return 'impatient';
    await sleep(times.lookMs);
  }
  return 'served';
}

async function work(
  { http, findings }: SoakSurroundings,
  presence: Presence,
  calls: number,
): Promise<void> {
  for (let call = 0; call < calls && !presence.isGone; call += 1) {
    const askedAt = Date.now();
    const { status, body } = await http.ask({
      ...(Math.random() < STORING_SHARE ? STORING : LISTING),
      sessionId: presence.id,
    });
    if (status === 200) presence.seeWork(askedAt);
    else if (status === 404) presence.miss();
    else findings.add(`a call of an active session got ${status} ${body.error_code ?? ''}`);
  }
}

async function leave(
  { http }: SoakSurroundings,
  presence: Presence,
  socket: LiveSocket | undefined,
  outcome: VisitRecord['outcome'],
  plan: VisitPlan,
): Promise<void> {
  const ending = outcome === 'served' ? plan.ending : 'remove';
  presence.goes(ending !== 'vanish');
  if (ending === 'remove' || ending === 'beacon') {
    const method = ending === 'remove' ? 'DELETE' : 'POST';
    await http.ask({ method, path: `/session/remove/${presence.id}`, sessionId: presence.id });
    return;
  }
  socket?.end(ending);
}
