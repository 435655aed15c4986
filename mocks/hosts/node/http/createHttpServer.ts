import { createServer, type RequestListener, type Server } from 'node:http';
import { answerProtocolErrors } from './protocolErrors';

/**
 * Times of a server's connections, in milliseconds. An idle one is kept for longer than those in front keep
 * theirs, so that they close it: a server that closes first cuts off the request that is sent just then.
 * nginx keeps its connections to a server for 60 s (ngx_http_upstream_module, `keepalive_timeout`).
 */
export const CONNECTION_TIMES = {
  keepAliveTimeout: 65_000,
  // Releases of Node have counted the idle time before a request into the time for its headers.
  headersTimeout: 66_000,
} as const;

/** A server for programs that answer over HTTP, not listening yet; see `CONNECTION_TIMES`. */
export function createHttpServer(answer: RequestListener): Server {
  // A request without Host is refused by the host guard, in words: Node's own refusal has none.
  const server = createServer({ ...CONNECTION_TIMES, requireHostHeader: false }, answer);
  answerProtocolErrors(server);
  return server;
}
