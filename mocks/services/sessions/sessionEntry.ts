import type { Session, SessionStatus } from './sessionTypes';

/**
 * Estimated waiting time in seconds per place in the queue, as announced by the reference services: 900 s for
 * 3 seats (docs/contract.md 3.4).
 */
const WAIT_SECONDS_A_PLACE = 300;

/** A session in memory; times in milliseconds since 1970. */
export interface SessionEntry {
  readonly id: string;
  readonly userId: string | null;
  /** Null for this machine. */
  readonly address: string | null;
  readonly createdAt: number;
  lastActivity: number;
  activatedAt: number | null;
  active: boolean;
  /** Identifies the session's current connection; null until the first one. */
  socket: string | null;
}

/** @param place in the queue, from 1; meaningful only while waiting */
export function describeSession(entry: SessionEntry, place: number): Session {
  const session: Session = {
    session_id: entry.id,
    user_id: entry.userId,
    created_at: entry.createdAt / 1000,
    last_activity: entry.lastActivity / 1000,
    status: entry.active ? 'active' : 'waiting',
  };
  if (!entry.active) return { ...session, queue_position: place };
  if (entry.activatedAt === null) return session;
  // The reference services leave the last place in the answer; clients must rely on `status` only.
  return { ...session, queue_position: 1, activated_at: entry.activatedAt / 1000 };
}

/** The same session as its owner sees it. */
export function describeStatus(
  entry: SessionEntry,
  place: number,
  activeCount: number,
): SessionStatus {
  const status = { ...describeSession(entry, place), active_users_count: activeCount };
  return entry.active ? status : { ...status, estimated_wait_time: place * WAIT_SECONDS_A_PLACE };
}
