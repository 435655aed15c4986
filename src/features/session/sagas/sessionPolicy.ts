import type { BackoffPolicy } from '@/lib/saga/backoff';

/** Second specification, section 9. All times in milliseconds. */
export const SESSION_CREATION: BackoffPolicy = {
  attempts: 3,
  firstDelayMs: 1_000,
  factor: 2,
  maxDelayMs: 5_000,
};

export const CHANNEL_RECONNECTION: BackoffPolicy = {
  attempts: 5,
  firstDelayMs: 2_000,
  factor: 1.5,
  maxDelayMs: 15_000,
};

export const CHANNEL_CONNECT_LIMIT_MS = 10_000;

/** An attempt counts as overcome only after this long; else a flapping server would be hammered. */
export const CHANNEL_STABLE_AFTER_MS = 30_000;

/**
 * Services that do not know a session so soon after making it would be asked for the next one without
 * end (several of them behind one address do that), so the next one waits.
 */
export const SHORT_LIFE_MS = 10_000;
export const RENEWAL_PAUSE_MS = SESSION_CREATION.maxDelayMs;

export const HEARTBEAT_INTERVAL_MS = 15_000;

/** RFC 6455 section 7.4.1: the purpose of the connection has been fulfilled. */
export const CLOSE_NORMAL = 1000;

/** RFC 6455 section 7.4.2: 4000-4999 are private; ours says that a heartbeat stayed unanswered. */
export const CLOSE_SILENT = 4000;
