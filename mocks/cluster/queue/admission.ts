import type { Redis } from 'ioredis';
import type { CommonKind, QueueKind, QueueNames } from './queueNames';

export interface QueueLimits {
  /** Tasks of all sessions that may wait. */
  readonly maxWaiting: number;
  /** Tasks of one session that may wait. */
  readonly maxWaitingEach: number;
}

/** A task before it is let into the queue. */
export interface Applicant {
  readonly id: string;
  readonly kind: QueueKind;
  /** Hash of the session's id. */
  readonly owner: string;
  /** SHA-256 of task and input. */
  readonly digest: string;
}

export type AdmissionDecision =
  | { readonly kind: 'admitted'; readonly turn: number }
  | { readonly kind: 'full' | 'owner-full'; readonly waiting: number }
  | { readonly kind: 'poisoned' };

/** Nobody waits longer than a request may last, 300 s; a node that died leaves its tokens behind. */
const FORGET_MS = 600_000;

/** A task whose worker died is tried once more; if that dies, too, it is refused for this long. */
const MAX_DEATHS = 2;
const POISONED_MS = 3_600_000;

/** Priorities of BullMQ end here; beyond, tasks are served in the order they came until the queue is empty once. */
const LAST_TURN = 2_097_151;

/**
 * Lets a task in, by one step for all nodes. Tokens of those that were let in and have not begun are counted, so
 * that what is on its way into the queue counts, too. A task's priority is its turn: the one after that being
 * served, or after the session's last one. So who asks for one drawing waits for one turn, not for the forty
 * of another (start-time fair queueing).
 */
const ADMIT = `
local waiting, each, turns, now, poisoned = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
if redis.call('EXISTS', poisoned) == 1 then return {'poisoned', 0} end
local time = redis.call('TIME')
local ms = time[1] * 1000 + math.floor(time[2] / 1000)
local forget = tonumber(ARGV[5])
redis.call('ZREMRANGEBYSCORE', waiting, 0, ms - forget)
redis.call('ZREMRANGEBYSCORE', each, 0, ms - forget)
local all = redis.call('ZCARD', waiting)
if all >= tonumber(ARGV[3]) then return {'full', all} end
local own = redis.call('ZCARD', each)
if own >= tonumber(ARGV[4]) then return {'owner-full', own} end
if all == 0 then redis.call('DEL', turns, now) end
local served = tonumber(redis.call('GET', now) or 0)
local turn = math.max(served, tonumber(redis.call('HGET', turns, ARGV[2]) or 0)) + 1
redis.call('HSET', turns, ARGV[2], turn)
redis.call('ZADD', waiting, ms, ARGV[1])
redis.call('ZADD', each, ms, ARGV[1])
redis.call('PEXPIRE', each, forget)
return {'admitted', turn}`;

/**
 * A worker begins: the task no longer waits, and its turn is the one being served. Runs that have begun and not
 * ended are those whose worker died, whatever else became of the job: a worker that dies also has jobs that it
 * had not begun.
 */
const BEGIN = `
local now, runs, poisoned = KEYS[3], KEYS[4], KEYS[5]
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('ZREM', KEYS[2], ARGV[1])
if tonumber(ARGV[2]) > tonumber(redis.call('GET', now) or 0) then redis.call('SET', now, ARGV[2]) end
if redis.call('SCARD', runs) >= tonumber(ARGV[4]) then
  redis.call('SET', poisoned, 1, 'PX', ARGV[5])
  redis.call('DEL', runs)
end
if redis.call('EXISTS', poisoned) == 1 then return 'poisoned' end
redis.call('SADD', runs, ARGV[3])
redis.call('PEXPIRE', runs, ARGV[6])
return 'begun'`;

/** Who may wait in the queue, and in which turn each is served; shared by all nodes and workers. */
export class Admission {
  constructor(
    private readonly redis: Redis,
    private readonly names: Pick<QueueNames, 'key'>,
  ) {}

  async admit(task: Applicant, limits: QueueLimits): Promise<AdmissionDecision> {
    const { id, kind, owner, digest } = task;
    const keys = [...this.#tokens(kind, owner), this.#key(kind, 'turns'), this.#key(kind, 'now')];
    const { maxWaiting, maxWaitingEach } = limits;
    const [decision, number] = (await this.redis.eval(
      ADMIT,
      5,
      ...keys,
      this.#poisonedKey(digest),
      id,
      owner,
      maxWaiting,
      maxWaitingEach,
      FORGET_MS,
    )) as [string, number];
    if (decision === 'poisoned') return { kind: 'poisoned' };
    if (decision === 'admitted') return { kind: 'admitted', turn: Math.min(number, LAST_TURN) };
    return { kind: decision === 'full' ? 'full' : 'owner-full', waiting: number };
  }

  /**
   * A worker begins a task.
   *
   * @param run names this run of it
   * @returns `poisoned` if it, or another with the same input, has ended workers and must not run
   */
  async begin(
    { id, kind, owner, digest, turn }: Applicant & { readonly turn: number },
    run: string,
  ): Promise<'begun' | 'poisoned'> {
    const keys = [...this.#tokens(kind, owner), this.#key(kind, 'now'), this.#runsKey(id)];
    const begun = await this.redis.eval(
      BEGIN,
      5,
      ...keys,
      this.#poisonedKey(digest),
      id,
      turn,
      run,
      MAX_DEATHS,
      POISONED_MS,
      FORGET_MS,
    );
    return begun === 'poisoned' ? 'poisoned' : 'begun';
  }

  /** A run of a task has ended, however; its worker lives. */
  async end(id: string, run: string): Promise<void> {
    await this.redis.srem(this.#runsKey(id), run);
  }

  /** A task that was let in goes without having begun. */
  async leave({ id, kind, owner }: Omit<Applicant, 'digest'>): Promise<void> {
    for (const key of this.#tokens(kind, owner)) await this.redis.zrem(key, id);
  }

  async waiting(kind: QueueKind): Promise<number> {
    return this.redis.zcard(this.#key(kind, 'waiting'));
  }

  /** Tasks that wait, by kind. */
  async depth(): Promise<Record<CommonKind, number>> {
    return { long: await this.waiting('long'), background: await this.waiting('background') };
  }

  #tokens(kind: QueueKind, owner: string): [string, string] {
    return [this.#key(kind, 'waiting'), this.#key(kind, 'waiting', owner)];
  }

  #key(kind: QueueKind, ...parts: readonly string[]): string {
    return this.names.key('admission', kind, ...parts);
  }

  #runsKey(id: string): string {
    return this.names.key('runs', id);
  }

  #poisonedKey(digest: string): string {
    return this.names.key('poisoned', digest);
  }
}
