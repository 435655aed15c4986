import { readConfig, type ServicesConfig } from '../../services/config';
import { WITHOUT_SEATS } from '../../services/seats';
import { LARGEST_IN_PAGE_MB } from '../../services/uploadLimit';

/** A day: the session ends with the tab, which a browser may let sleep for hours. */
const IDLE_MS = 24 * 60 * 60 * 1000;

/** Articles of the largest size that a tab keeps: on the disk, of which a browser gives a page its part. */
const LARGEST_KEPT = 4;

/** The services' settings in a tab, whose only client is its page. */
export function ownConfig(languageModelUrl: string | null): ServicesConfig {
  const config = readConfig({
    MARCUS_SEATS: WITHOUT_SEATS,
    MARCUS_MAX_UPLOAD_MB: String(LARGEST_IN_PAGE_MB),
  });
  return {
    ...config,
    sessions: { ...config.sessions, idleMs: IDLE_MS },
    // Nobody else could send a cookie, or keep one.
    sessionGate: 'strict',
    rateLimits: 'off',
    limits: { ...config.limits, sessionBytes: LARGEST_KEPT * config.limits.fileBytes },
    corsOrigins: [],
    // Reading letters would take another 6 MB and a worker of its own.
    readScans: false,
    // The key is the user's, and comes with each request from the page.
    callersModelUrl: languageModelUrl,
  };
}
