/** What the records of one name hold. */
export interface RecordKind<Value> {
  readonly name: string;
  /** Ties the type to the name; never there. */
  readonly value?: Value;
}

export const recordKind = <Value>(name: string): RecordKind<Value> => ({ name });

/**
 * Small values of sessions that JSON can carry, by kind and key. Each method is one step: what several
 * processes do at the same time has some order. What is given back is the caller's own copy.
 */
export interface SessionRecords {
  get<Value>(sessionId: string, kind: RecordKind<Value>, key: string): Promise<Value | undefined>;
  /** Keys and values in the order in which the keys were first put. */
  list<Value>(
    sessionId: string,
    kind: RecordKind<Value>,
  ): Promise<readonly (readonly [key: string, value: Value])[]>;
  /** The keys of `list` without the cost of its values. */
  keys(sessionId: string, kind: RecordKind<unknown>): Promise<readonly string[]>;
  /** A value that was there keeps its place in the order. */
  put<Value>(sessionId: string, kind: RecordKind<Value>, key: string, value: Value): Promise<void>;
  /** @returns false when the key had a value, which stays */
  putIfAbsent<Value>(
    sessionId: string,
    kind: RecordKind<Value>,
    key: string,
    value: Value,
  ): Promise<boolean>;
  remove(sessionId: string, kind: RecordKind<unknown>, key: string): Promise<void>;
  removeSession(sessionId: string): Promise<void>;
}
