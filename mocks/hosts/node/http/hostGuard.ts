import type { IncomingMessage, ServerResponse } from 'node:http';
import { FOREIGN_HOST, isAllowedHost } from '../../../services/http/allowedHosts';
import { answerHeadersOf } from './plainAnswer';

/** RFC 9112, section 3.2. */
const NO_HOST = { detail: 'The request names no host' };

/**
 * Answers 421 to requests for other hosts. Uses no Express features, so that it also works with the
 * development server's older Express.
 */
export function createHostGuard(hosts: readonly string[]) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (isAllowedHost(request.headers.host, hosts)) return next();
    const isMissing = request.headers.host === undefined;
    const body = JSON.stringify(isMissing ? NO_HOST : FOREIGN_HOST);
    response.writeHead(isMissing ? 400 : 421, answerHeadersOf(body)).end(body);
  };
}
