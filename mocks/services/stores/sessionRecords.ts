/** The type of the records of one name. */
export interface RecordKind<Value> {
  readonly name: string;
  /** Ties the type to the name; never set at run time. */
  readonly value?: Value;
}

export const recordKind = <Value>(name: string): RecordKind<Value> => ({ name });

/**
 * Small JSON-serializable values of sessions, by kind and key. Each method is atomic: concurrent calls from
 * several processes take effect in some order. Returned values are the caller's own copies.
 */
export interface SessionRecords {
  get<Value>(sessionId: string, kind: RecordKind<Value>, key: string): Promise<Value | undefined>;
  /** Keys and values, ordered by when each key was first put. */
  list<Value>(
    sessionId: string,
    kind: RecordKind<Value>,
  ): Promise<readonly (readonly [key: string, value: Value])[]>;
  /** The keys of `list`, without the cost of reading the values. */
  keys(sessionId: string, kind: RecordKind<unknown>): Promise<readonly string[]>;
  /** Overwriting a value keeps its position in the order. */
  put<Value>(sessionId: string, kind: RecordKind<Value>, key: string, value: Value): Promise<void>;
  /** @returns false if the key already had a value, which is kept */
  putIfAbsent<Value>(
    sessionId: string,
    kind: RecordKind<Value>,
    key: string,
    value: Value,
  ): Promise<boolean>;
  remove(sessionId: string, kind: RecordKind<unknown>, key: string): Promise<void>;
  removeSession(sessionId: string): Promise<void>;
}
