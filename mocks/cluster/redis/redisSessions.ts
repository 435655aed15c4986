import { randomUUID } from 'node:crypto';
import type { SessionSettings } from '../../services/config';
import { describeSession } from '../../services/sessions/sessionEntry';
import { queueIsFull, tooManySessions } from '../../services/sessions/sessionRefusals';
import type {
  Sessions,
  SessionsListener,
  SessionsSnapshot,
  SocketToken,
} from '../../services/sessions/sessions';
import type { QueueStatus, Session, SessionStatus } from '../../services/sessions/sessionTypes';
import type { RedisConnection } from './redisConnection';
import { readScript } from './redisScript';
import { SessionNews } from './sessionNews';
import { entryOf, statusOf, type Reply, type Row } from './sessionRows';

const KEYS = [
  'waiting',
  'active',
  'alive',
  'sessions',
  'sockets',
  'addresses',
  'counters',
  'garbage',
  'claimed',
];

/** After this long, in milliseconds, another process deletes what was handed out for it. */
const CLAIM_MS = 15_000;

const SCRIPT = readScript('sessionLine', 'sessionSteps');

type Settings = Pick<
  SessionSettings,
  'seats' | 'maxWaiting' | 'maxPerAddress' | 'idleMs' | 'sweepMs'
>;

/** The sessions of all processes, in Redis. The settings must be the same in all of them. */
export class RedisSessions implements Sessions {
  /** Distinguishes this process's own news. */
  private readonly node = randomUUID();
  private readonly keys: readonly string[];
  private readonly channel: string;
  private readonly news: SessionNews;
  private readonly sweeping: NodeJS.Timeout;
  private isClosed = false;

  /**
   * @param prefix of all keys, with a hash tag so that a Redis Cluster keeps them together
   * @param now milliseconds since 1970 in place of Redis' own clock, for tests
   */
  constructor(
    private readonly connection: RedisConnection,
    private readonly settings: Settings,
    prefix: string,
    private readonly now?: () => number,
  ) {
    this.keys = KEYS.map((name) => `${prefix}:${name}`);
    this.channel = `${prefix}:news`;
    this.news = new SessionNews(connection.openSubscription(), this.channel, this.node);
    this.sweeping = setInterval(() => {
      // The connection reports that Redis is away; the next sweep makes up for this one.
      this.sweep().catch(() => undefined);
    }, settings.sweepMs);
  }

  async create(
    userId: string | null,
    address: string | null = null,
    wantedId: string = randomUUID(),
  ): Promise<Session> {
    const args = [wantedId, randomUUID(), userId ?? '', address ?? ''];
    const [answer] = await this.step('create', args);
    const [id, code, own] = answer as readonly [string, string, number];
    if (id !== '') return describeSession(...entryOf(answer as Row));
    throw code === 'QUEUE_FULL' ? queueIsFull() : tooManySessions(own);
  }

  status(id: string): Promise<SessionStatus | null> {
    return this.statusAfter('status', id);
  }

  async statuses(ids: Iterable<string>): Promise<SessionsSnapshot> {
    const reply = await this.step('statuses', [...ids]);
    const rows = reply[0] as readonly Row[];
    const statuses = new Map(rows.map((row) => [row[0], statusOf(row, reply)] as const));
    return { statuses, queue: this.queueOf(reply) };
  }

  admit(id: string): Promise<SessionStatus | null> {
    return this.statusAfter('admit', id);
  }

  touch(id: string): Promise<SessionStatus | null> {
    return this.statusAfter('touch', id);
  }

  async attach(id: string): Promise<SocketToken | null> {
    const token = randomUUID();
    const [isThere] = await this.step('attach', [id, token]);
    return isThere ? token : null;
  }

  detach(id: string, token: SocketToken): Promise<boolean> {
    return this.isDone('detach', [id, token]);
  }

  remove(id: string): Promise<boolean> {
    return this.isDone('remove', [id]);
  }

  async expire(id?: string): Promise<number> {
    const [count] = await (id === undefined
      ? this.step('expireAll')
      : this.step('expireOne', [id]));
    return Number(count);
  }

  async sweep(): Promise<void> {
    await this.step('sweep');
  }

  async queue(): Promise<QueueStatus> {
    return this.queueOf(await this.step('queue'));
  }

  /** Of all sessions that have not ended, silent or not. */
  async ids(): Promise<readonly string[]> {
    const [ids] = await this.step('ids');
    return ids as readonly string[];
  }

  async takeEnded(): Promise<readonly string[]> {
    if (this.isClosed) return [];
    const [ids] = await this.step('takeEnded', [CLAIM_MS]);
    return ids as readonly string[];
  }

  async confirmDeleted(ids: readonly string[]): Promise<void> {
    await this.step('confirmDeleted', ids);
  }

  onChange(listener: SessionsListener): void {
    this.news.onChange(listener);
  }

  onGap(listener: () => void): void {
    this.news.onGap(listener);
  }

  /** The sessions go on in the other processes. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.sweeping);
    this.news.close();
  }

  private async isDone(name: string, args: readonly string[]): Promise<boolean> {
    const [done] = await this.step(name, args);
    return done === 1;
  }

  private async statusAfter(name: string, id: string): Promise<SessionStatus | null> {
    const reply = await this.step(name, [id]);
    return reply[0] === null ? null : statusOf(reply[0] as Row, reply);
  }

  private queueOf([, active, waiting]: Reply): QueueStatus {
    const { seats } = this.settings;
    return {
      active_sessions: active,
      max_concurrent_users: seats,
      waiting_queue_length: waiting,
      available_slots: Math.max(0, seats - active),
    };
  }

  private async step(name: string, args: readonly (string | number)[] = []): Promise<Reply> {
    const { seats, maxWaiting, maxPerAddress, idleMs, sweepMs } = this.settings;
    const limits = [seats, maxWaiting, maxPerAddress, idleMs, sweepMs, this.now?.() ?? ''];
    const all = [this.channel, this.node, name, ...limits, ...args];
    const reply = (await this.connection.run(SCRIPT, this.keys, all)) as Reply;
    const [, , , version, ended] = reply;
    if (version > 0) this.news.seeOwn(version, ended);
    return reply;
  }
}
