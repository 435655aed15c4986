import { pino, type DestinationStream } from 'pino';
import type { LogLevel } from './operationSettings';
import type { Watch } from './operation';

/** Paths that proxies ask for every few seconds. */
const PROBES = new Set(['/health', '/ready', '/health/lanes']);

/**
 * A log of JSON lines on the standard error. It has ids, patterns of routes, hashes of sessions and times; nothing
 * that a user or an article says.
 */
export function openLog(
  level: LogLevel,
  destination: DestinationStream = pino.destination({ fd: 2, sync: false }),
): Watch {
  const log = pino({ level, base: { pid: process.pid } }, destination);
  return {
    request: (answered) => {
      const isProbe = PROBES.has(answered.route) && answered.status < 400;
      if (answered.status >= 500) log.error(answered, 'request');
      else if (isProbe) log.debug(answered, 'request');
      else log.info(answered, 'request');
    },
    jobEnded: (job) => log.info(job, 'task'),
    jobStalled: (id) => log.warn({ id }, 'task of a dead worker goes back into the queue'),
    trouble: (message) => log.error({ reason: message }, 'trouble'),
  };
}
