import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from '../../../services/sessions/sessionTypes';
import type { Findings } from '../findings';
import { Presence } from '../presence';
import type { StallWatch } from '../stallWatch';
import type { VisitRecord } from '../visitRecord';
import { ClusterChannel } from './clusterChannel';
import type { ClusterHttp } from './clusterCall';
import type { ClusterSoakOptions } from './clusterTimes';
import type { NodeDirectory } from './nodeDirectory';

export interface ClusterSurroundings {
  readonly options: ClusterSoakOptions;
  readonly directory: NodeDirectory;
  readonly http: ClusterHttp;
  readonly findings: Findings;
  readonly stalls: StallWatch;
  /** Aborted when a wait is so long that it counts as for ever. */
  readonly patience: AbortSignal;
  /** Takes over the channel of a client that falls silent. */
  readonly abandon: (channel: ClusterChannel) => void;
}

export interface ClusterVisit extends VisitRecord {
  readonly reconnects: number;
  /** Calls that were refused because Redis was away. */
  readonly refusals: number;
}

/** Before a call is made again that got no answer, in milliseconds. */
const RETRY_MS = 250;

const LISTING = { method: 'GET', path: '/latest/docling_conversion/list_pdfs' } as const;

/** Share of the clients that leave without a word: their seats come back after the idle limit. */
const SILENT_SHARE = 0.1;

/** One session of one client, from joining to leaving, whatever breaks meanwhile. */
export async function clusterVisit(around: ClusterSurroundings): Promise<ClusterVisit> {
  const { options, findings, stalls, directory } = around;
  const { times } = options;
  const presence = new Presence(await join(around), times, findings, stalls);
  const channel = new ClusterChannel(directory, presence.id, {
    heard: ({ session_status: status, queue_status: queue }) => {
      if (queue) findings.seeQueue(queue);
      if (status) presence.see(status, true);
    },
    unknown: () => presence.miss(),
  });
  const beating = setInterval(() => {
    channel.beat();
    // An ended session is not told of its end: its client notices that nobody answers, and asks.
    if (channel.silentMs > times.idleMs) void missIfEnded(around, presence);
  }, times.beatMs);
  let refusals = 0;
  try {
    const outcome = await untilServed(around, presence);
    if (outcome === 'served') refusals = await stay(around, presence);
    clearInterval(beating);
    if (!presence.isGone) await leave(around, presence, channel);
    const { reconnects } = channel;
    return { ...presence.record(presence.isGone ? 'expired' : outcome), reconnects, refusals };
  } finally {
    clearInterval(beating);
    channel.end('close');
  }
}

async function missIfEnded({ http }: ClusterSurroundings, presence: Presence): Promise<void> {
  const answer = await http.ask({ method: 'GET', path: `/session/status/${presence.id}` });
  if (answer?.status === 404) presence.miss();
}

/** Asks with one id until it is answered: a lost answer must not leave a session behind. */
async function join({ http, patience, findings }: ClusterSurroundings): Promise<Session> {
  const json = { session_id: randomUUID() };
  for (;;) {
    const answer = await http.ask({ method: 'POST', path: '/session/create', json });
    if (answer?.body.queue_status) findings.seeQueue(answer.body.queue_status);
    if (answer?.body.session) return answer.body.session;
    if (answer && answer.status !== 503) throw new Error(`No session: ${answer.status}`);
    patience.throwIfAborted();
    await sleep(RETRY_MS);
  }
}

async function untilServed(
  { patience, options }: ClusterSurroundings,
  presence: Presence,
): Promise<VisitRecord['outcome']> {
  while (!presence.isServed) {
    if (presence.isGone) return 'expired';
    if (patience.aborted) return 'never served';
    await sleep(options.times.lookMs);
  }
  return 'served';
}

/** Works until it has stayed long enough. @returns how often it was refused because Redis was away */
async function stay(around: ClusterSurroundings, presence: Presence): Promise<number> {
  const { http, options, findings } = around;
  const until = Date.now() + Math.random() * options.stayMs;
  let refusals = 0;
  do {
    const askedAt = Date.now();
    const answer = await http.ask({ ...LISTING, sessionId: presence.id });
    if (answer?.status === 200) presence.seeWork(askedAt);
    else if (answer?.status === 404) presence.miss();
    else if (answer?.body.error_code === 'STATE_AWAY') refusals += 1;
    else if (answer) findings.add(`an active session got ${answer.status}`);
    await sleep(RETRY_MS);
  } while (Date.now() < until && !presence.isGone);
  return refusals;
}

async function leave(
  { http, patience, abandon }: ClusterSurroundings,
  presence: Presence,
  channel: ClusterChannel,
): Promise<void> {
  if (Math.random() < SILENT_SHARE) {
    presence.goes(false);
    channel.end('silent');
    return abandon(channel);
  }
  presence.goes(true);
  channel.end('close');
  const path = `/session/remove/${presence.id}`;
  while (!patience.aborted) {
    if ((await http.ask({ method: 'DELETE', path }))?.status === 200) return;
    await sleep(RETRY_MS);
  }
}
