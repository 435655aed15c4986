import type { QueueStatus, Session, SessionStatus } from './sessionTypes';

/** Names one connection of a session; the latest one given is the session's own. */
export type SocketToken = string;

/** Sessions and queue at one moment. */
export interface SessionsSnapshot {
  /** By id; those that are gone are not in it. */
  readonly statuses: ReadonlyMap<string, SessionStatus>;
  readonly queue: QueueStatus;
}

/** Called after seats or queue have changed, with the ids of the sessions that ended with it. */
export type SessionsListener = (ended: readonly string[]) => void;

/**
 * Who works and who waits: a fixed number of seats and a first-come-first-served queue.
 *
 * A seat that becomes free goes to the head of the queue in the same step, so a newcomer can never overtake
 * those who wait. Each method is one step: what several processes do at the same time has some order.
 */
export interface Sessions {
  /**
   * @param address where the client is; null for this machine, which is not held to a number of its own
   * @throws HttpError 503 when the queue is full, 429 when the address has its share of it
   */
  create(userId: string | null, address?: string | null): Promise<Session>;
  /** The session as its owner sees it, null when it is gone; reading does not count as a sign of life. */
  status(id: string): Promise<SessionStatus | null>;
  /** The status of many and the queue, at the cost of one look at all sessions. */
  statuses(ids: Iterable<string>): Promise<SessionsSnapshot>;
  /** As `status`; a sign of life if the session has a seat. */
  admit(id: string): Promise<SessionStatus | null>;
  /** Records a sign of life; null when the session is gone. */
  touch(id: string): Promise<SessionStatus | null>;
  /** Makes a connection the session's own, in place of an earlier one; null when the session is gone. */
  attach(id: string): Promise<SocketToken | null>;
  /**
   * Ends the session whose own connection has closed; a connection that another has replaced takes nothing
   * with it. A process that closes connections because it stops itself does not call it.
   *
   * @returns whether the session ended
   */
  detach(id: string, token: SocketToken): Promise<boolean>;
  /** @returns whether the session was there */
  remove(id: string): Promise<boolean>;
  /**
   * Ends one session, or all, as if they had given no sign of life for too long.
   *
   * @returns how many
   */
  expire(id?: string): Promise<number>;
  /** Ends the sessions without a sign of life and lets the queue move up. */
  sweep(): Promise<void>;
  queue(): Promise<QueueStatus>;
  /**
   * The ids of sessions that ended and whose belongings nobody has taken away yet. Whoever takes them
   * deletes those; of several processes, one gets each id.
   */
  takeEnded(): Promise<readonly string[]>;
  onChange(listener: SessionsListener): void;
  /** This process takes no more part; sessions that live in its memory end. */
  close(): Promise<void>;
}
