import { readConfig, type ServicesConfig } from '../../services/config';

/** Enough that nobody waits: the worker serves its own tab only. */
const SEATS = 100;

/** A day: the session ends with the tab, which a browser may let sleep for hours. */
const IDLE_MS = 24 * 60 * 60 * 1000;

/** The services' settings in a tab, whose only client is its page. */
export function ownConfig(languageModelUrl: string | null): ServicesConfig {
  const config = readConfig({});
  return {
    ...config,
    sessions: { ...config.sessions, seats: SEATS, idleMs: IDLE_MS },
    // Nobody else could send a cookie, or keep one.
    sessionGate: 'strict',
    rateLimits: 'off',
    corsOrigins: [],
    // Reading letters would take another 6 MB and a worker of its own.
    readScans: false,
    // The key is the user's, and comes with each request from the page.
    callersModelUrl: languageModelUrl,
  };
}
