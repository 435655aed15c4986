import type { RecordKind, SessionRecords } from '../../services/stores/sessionRecords';
import type { RedisConnection } from './redisConnection';
import { readScript } from './redisScript';

const PUT = readScript('putRecord');
const LIST = readScript('listRecords');
const REMOVE = readScript('removeRecords');

/** The records of all processes, in Redis. */
export class RedisRecords implements SessionRecords {
  /** @param prefix of all keys, with a hash tag */
  constructor(
    private readonly connection: RedisConnection,
    private readonly prefix: string,
  ) {}

  async get<Value>(sessionId: string, kind: RecordKind<Value>, key: string) {
    const { values } = this.keysOf(sessionId, kind);
    const text = await this.connection.ask((redis) => redis.hget(values, key));
    return text === null ? undefined : valueOf(kind, text);
  }

  async list<Value>(sessionId: string, kind: RecordKind<Value>) {
    const { values, order } = this.keysOf(sessionId, kind);
    const listed = (await this.connection.run(LIST, [values, order])) as readonly string[];
    return listed.flatMap((key, index) =>
      index % 2 === 0 ? [[key, valueOf(kind, listed[index + 1] ?? 'null')] as const] : [],
    );
  }

  async keys(sessionId: string, kind: RecordKind<unknown>): Promise<readonly string[]> {
    const { order } = this.keysOf(sessionId, kind);
    return this.connection.ask((redis) => redis.zrange(order, '0', '-1'));
  }

  async put<Value>(sessionId: string, kind: RecordKind<Value>, key: string, value: Value) {
    await this.write(sessionId, kind, [key, JSON.stringify(value)]);
  }

  putIfAbsent<Value>(sessionId: string, kind: RecordKind<Value>, key: string, value: Value) {
    return this.write(sessionId, kind, [key, JSON.stringify(value), 'new']);
  }

  async remove(sessionId: string, kind: RecordKind<unknown>, key: string): Promise<void> {
    const { values, order } = this.keysOf(sessionId, kind);
    await this.connection.ask((redis) => redis.multi().hdel(values, key).zrem(order, key).exec());
  }

  async removeSession(sessionId: string): Promise<void> {
    const { kinds, start } = this.keysOf(sessionId, { name: '' });
    await this.connection.run(REMOVE, [kinds], [start]);
  }

  private async write(
    sessionId: string,
    kind: RecordKind<unknown>,
    args: readonly string[],
  ): Promise<boolean> {
    const { kinds, values, order } = this.keysOf(sessionId, kind);
    const put = await this.connection.run(PUT, [kinds, values, order], [kind.name, ...args]);
    return put === 1;
  }

  private keysOf(sessionId: string, { name }: RecordKind<unknown>) {
    const kinds = `${this.prefix}:records:${sessionId}`;
    const start = `${kinds}:`;
    return { kinds, start, values: `${start}${name}:values`, order: `${start}${name}:order` };
  }
}

/** Only `write` writes texts of a kind, and it is given no other type of value. */
const valueOf = <Value>(_kind: RecordKind<Value>, text: string): Value => JSON.parse(text);
