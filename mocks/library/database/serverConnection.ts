/** Milliseconds to wait for a connection before a call fails. */
const CONNECT_LIMIT_MS = 5_000;

/** Milliseconds without a word after which the system asks whether the other side is there. */
const ASK_AFTER_MS = 10_000;

/**
 * How each connection to a PostgreSQL server is made. A firewall that forgets one, or a host that is gone, says
 * nothing of it: the system has to ask, and by itself it would after two hours.
 *
 * @param url such as `postgres://user@host/database`
 */
export const connectionTo = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: CONNECT_LIMIT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: ASK_AFTER_MS,
});
