import type { RecordKind, SessionRecords } from './sessionRecords';

/** JSON values by key. */
type Texts = Map<string, string>;

/** The records of a single process, in memory. */
export class MemoryRecords implements SessionRecords {
  private readonly sessions = new Map<string, Map<string, Texts>>();

  async get<Value>(
    sessionId: string,
    kind: RecordKind<Value>,
    key: string,
  ): Promise<Value | undefined> {
    const text = this.find(sessionId, kind)?.get(key);
    return text === undefined ? undefined : valueOf(kind, text);
  }

  async list<Value>(sessionId: string, kind: RecordKind<Value>) {
    const texts = [...(this.find(sessionId, kind) ?? [])];
    return texts.map(([key, text]) => [key, valueOf(kind, text)] as const);
  }

  async keys(sessionId: string, kind: RecordKind<unknown>): Promise<readonly string[]> {
    return [...(this.find(sessionId, kind)?.keys() ?? [])];
  }

  async put<Value>(sessionId: string, kind: RecordKind<Value>, key: string, value: Value) {
    const kinds = this.sessions.get(sessionId) ?? new Map<string, Texts>();
    const texts = kinds.get(kind.name) ?? new Map<string, string>();
    this.sessions.set(sessionId, kinds.set(kind.name, texts.set(key, JSON.stringify(value))));
  }

  async putIfAbsent<Value>(sessionId: string, kind: RecordKind<Value>, key: string, value: Value) {
    if (this.find(sessionId, kind)?.has(key)) return false;
    await this.put(sessionId, kind, key, value);
    return true;
  }

  async remove(sessionId: string, kind: RecordKind<unknown>, key: string): Promise<void> {
    this.find(sessionId, kind)?.delete(key);
  }

  async removeSession(sessionId: string): Promise<void> {
    this.sessions.delete(sessionId);
  }

  private find(sessionId: string, kind: RecordKind<unknown>): Texts | undefined {
    return this.sessions.get(sessionId)?.get(kind.name);
  }
}

/** Only `put` writes texts of a kind, and it accepts no other type of value. */
const valueOf = <Value>(_kind: RecordKind<Value>, text: string): Value => JSON.parse(text);
