/** Bytes of sessions, by keys that the services make themselves; the host says where they lie. */
export interface SessionFiles {
  /** @throws HttpError 404 when the session has ended, 413 when it would keep more than it may */
  write(sessionId: string, key: string, bytes: Uint8Array): Promise<void>;
  /** @throws when nothing was written under the key */
  read(sessionId: string, key: string): Promise<Uint8Array>;
  removeSession(sessionId: string): Promise<void>;
  /** Deletes all of them; what is written afterwards is refused. */
  close(): Promise<void>;
}
