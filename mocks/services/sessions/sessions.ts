import type { QueueStatus, Session, SessionStatus } from './sessionTypes';

/** Identifies a connection of a session; the latest one issued is the session's current connection. */
export type SocketToken = string;

/** A snapshot of sessions and queue. */
export interface SessionsSnapshot {
  /** By id, without sessions that have ended. */
  readonly statuses: ReadonlyMap<string, SessionStatus>;
  readonly queue: QueueStatus;
}

/** Called after seats or queue have changed, with the ids of the sessions that ended in the process. */
export type SessionsListener = (ended: readonly string[]) => void;

/**
 * Active and waiting sessions: a fixed number of seats and a first-come-first-served queue.
 *
 * A freed seat goes to the head of the queue in the same step, so a newcomer can never overtake waiting
 * sessions. Each method is atomic: concurrent calls from several processes take effect in some order.
 */
export interface Sessions {
  /**
   * @param address of the client; null for this machine, which has no per-address limit
   * @param wantedId a UUID that the client chose, so that asking again after a lost answer returns the session
   *   that was created. Another id is issued while data of an ended session with that id is left.
   * @throws HttpError 503 when the queue is full, 429 when the address has reached its limit
   */
  create(userId: string | null, address?: string | null, wantedId?: string): Promise<Session>;
  /** The session as its owner sees it; null if it has ended. Reading is not a sign of life. */
  status(id: string): Promise<SessionStatus | null>;
  /** The status of many sessions and the queue, for the cost of a single pass over all sessions. */
  statuses(ids: Iterable<string>): Promise<SessionsSnapshot>;
  /** Like `status`, but counts as a sign of life if the session has a seat. */
  admit(id: string): Promise<SessionStatus | null>;
  /** Records a sign of life; null if the session has ended. */
  touch(id: string): Promise<SessionStatus | null>;
  /**
   * Makes a connection the session's current one, replacing any earlier one; null if the session has ended.
   */
  attach(id: string): Promise<SocketToken | null>;
  /**
   * Ends the session whose current connection has closed; closing a connection that has been replaced has no
   * effect. A process that closes connections because it is shutting down does not call this.
   *
   * @returns whether the session ended
   */
  detach(id: string, token: SocketToken): Promise<boolean>;
  /** @returns whether the session existed */
  remove(id: string): Promise<boolean>;
  /**
   * Ends one session, or all, as if they had been silent for too long.
   *
   * @returns how many
   */
  expire(id?: string): Promise<number>;
  /** Ends silent sessions and lets the queue move up. */
  sweep(): Promise<void>;
  queue(): Promise<QueueStatus>;
  /**
   * The ids of ended sessions whose data has not been collected for deletion yet. The caller must delete it and
   * then confirm; if there are several processes, each id goes to only one of them, and to another one if that
   * does not confirm in time.
   */
  takeEnded(): Promise<readonly string[]>;
  /** Tells that nothing of these ended sessions is left. */
  confirmDeleted(ids: readonly string[]): Promise<void>;
  onChange(listener: SessionsListener): void;
  /** Called when changes may have been missed: the caller must ask about the sessions it works for. */
  onGap(listener: () => void): void;
  /** Ends this process's participation; sessions held in its memory end. */
  close(): Promise<void>;
}
