import type { BackoffPolicy } from '@/lib/saga/backoff';

/** docs/requirements/session.md S9.4, S9.5. All times in milliseconds. */
export const SESSION_CREATION: BackoffPolicy = {
  attempts: 3,
  firstDelayMs: 1_000,
  factor: 2,
  maxDelayMs: 5_000,
};

/** For asking after a stored session; creation has its limit in the API. */
export const OPENING_LIMIT_MS = 10_000;

/** How often the user may ask to try again after failures in a row. */
export const CONNECTION_RETRIES = 3;

/** How often the services are asked whether they are back, while no session can be had. */
export const RETURN_CHECKED_EVERY_MS = 30_000;

/** A stored session that saw no input for longer is not taken up again. */
export const INACTIVITY_LIMIT_MS = 1_800_000;
export const ACTIVITY_NOTED_EVERY_MS = 15_000;

/** Long enough for a busy tab to answer, short enough not to be noticed at a reload. */
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

/** For asking after the session once more before a reconnect, when the first question stayed unanswered. */
export const RECHECK_LIMIT_MS = 2_000;

/** An attempt counts as overcome only after this long; else a flapping server would be hammered. */
export const CHANNEL_STABLE_AFTER_MS = 30_000;

/** How long sockets count as impossible: a proxy or a network may have changed meanwhile. */
export const UNAVAILABLE_RETRY_MS = 5 * 60_000;

/**
 * Services that do not know a session so soon after making it would be asked for the next one without
 * end (several of them behind one address do that), so the next one waits.
 */
export const SHORT_LIFE_MS = 10_000;
export const RENEWAL_PAUSE_MS = SESSION_CREATION.maxDelayMs;

export const HEARTBEAT_INTERVAL_MS = 15_000;

/** The services forget a session that was silent for so long (docs/contract.md 3.4). */
export const SERVICES_IDLE_LIMIT_MS = 300_000;

/** RFC 6455 section 7.4.1: the purpose of the connection has been fulfilled. */
export const CLOSE_NORMAL = 1000;

/** RFC 6455 section 7.4.2: 4000-4999 are private; ours says that a heartbeat stayed unanswered. */
export const CLOSE_SILENT = 4000;
