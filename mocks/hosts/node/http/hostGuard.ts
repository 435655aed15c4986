import type { IncomingMessage, ServerResponse } from 'node:http';
import { FOREIGN_HOST, isAllowedHost } from '../../../services/http/allowedHosts';
import { answerHeadersOf } from './plainAnswer';

/** RFC 9112, section 3.2. */
const NO_HOST = { detail: 'The request names no host' };

/** Answers 421 to requests for other hosts. Node's own types suffice, so webpack's server can use it, too. */
export function createHostGuard(hosts: readonly string[]) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (isAllowedHost(request.headers.host, hosts)) return next();
    const isMissing = request.headers.host === undefined;
    const body = JSON.stringify(isMissing ? NO_HOST : FOREIGN_HOST);
    response.writeHead(isMissing ? 400 : 421, answerHeadersOf(body)).end(body);
  };
}
