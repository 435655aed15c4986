/** Bytes of sessions, by keys that the services make themselves; the host says where they lie. */
export interface SessionFiles {
  /** @throws HttpError 413 when the session would keep more than it may, 404 when they are closed */
  write(sessionId: string, key: string, bytes: Uint8Array): Promise<void>;
  /** @throws when nothing was written under the key */
  read(sessionId: string, key: string): Promise<Uint8Array>;
  /** Deletes all files of a session; it may be told more than once. */
  removeSession(sessionId: string): Promise<void>;
  /** Deletes all of them; what is written afterwards is refused. */
  close(): Promise<void>;
}
