import type { BackoffPolicy } from '@/lib/saga/backoff';

/** docs/requirements/session.md S9.4, S9.5. All times in milliseconds. */
export const SESSION_CREATION: BackoffPolicy = {
  attempts: 3,
  firstDelayMs: 1_000,
  factor: 2,
  maxDelayMs: 5_000,
};

/** For checking a stored session; the limit for creating one is set in the API layer. */
export const OPENING_LIMIT_MS = 10_000;

/** How often the user may retry after consecutive failures. */
export const CONNECTION_RETRIES = 3;

/** How often to check whether the services are back while no session can be opened. */
export const RETURN_CHECKED_EVERY_MS = 30_000;

/** A stored session that was idle for longer than this is not resumed. */
export const INACTIVITY_LIMIT_MS = 1_800_000;
export const ACTIVITY_NOTED_EVERY_MS = 15_000;

/** Long enough for a busy tab to answer, short enough to go unnoticed on a reload. */
export const CLAIM_WAIT_MS = 250;

export const TAB_ANNOUNCED_EVERY_MS = 15_000;
export const TAB_FORGOTTEN_AFTER_MS = 3 * TAB_ANNOUNCED_EVERY_MS + 5_000;

export const CHANNEL_RECONNECTION: BackoffPolicy = {
  attempts: 5,
  firstDelayMs: 2_000,
  factor: 1.5,
  maxDelayMs: 15_000,
};

export const CHANNEL_CONNECT_LIMIT_MS = 10_000;

/** For checking the session once more before a reconnect, if the first check got no response. */
export const RECHECK_LIMIT_MS = 2_000;

/** A connection must last this long to count as a success; otherwise we would hammer a flapping server. */
export const CHANNEL_STABLE_AFTER_MS = 30_000;

/** How long sockets count as impossible; the proxy or network may have changed by then. */
export const UNAVAILABLE_RETRY_MS = 5 * 60_000;

/**
 * If the services lose a session this soon after creating it (as several instances behind one address
 * do), we would request sessions in an endless loop, so the next request is delayed.
 */
export const SHORT_LIFE_MS = 10_000;
export const RENEWAL_PAUSE_MS = SESSION_CREATION.maxDelayMs;

export const HEARTBEAT_INTERVAL_MS = 15_000;

/** The services drop a session after this much silence (docs/contract.md 3.4). */
export const SERVICES_IDLE_LIMIT_MS = 300_000;

/** RFC 6455 section 7.4.2: 4000-4999 are private; ours means that a heartbeat went unanswered. */
export const CLOSE_SILENT = 4000;

/** RFC 6455's registry: the service restarts, and its clients should reconnect after a random delay. */
export const CLOSE_RESTART = 1012;

/** Spread of that delay: all clients of a node lose it at the same moment. */
export const RESTART_SPREAD_MS = 2_000;
