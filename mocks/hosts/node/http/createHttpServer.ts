import { createServer, type RequestListener, type Server } from 'node:http';
import { answerProtocolErrors } from './protocolErrors';

/**
 * Timeouts of a server's connections, in milliseconds. Idle connections are kept longer than a proxy in front
 * keeps its own, so that the proxy closes them: if the server closes first, it cuts off a request that is
 * being sent. nginx keeps its connections to a server for 60 s (ngx_http_upstream_module,
 * `keepalive_timeout`).
 */
export const CONNECTION_TIMES = {
  keepAliveTimeout: 65_000,
  // Some releases of Node count the idle time before a request towards the timeout for its headers.
  headersTimeout: 66_000,
} as const;

/** An HTTP server that is not listening yet; see `CONNECTION_TIMES`. */
export function createHttpServer(answer: RequestListener): Server {
  // The host guard refuses a request without Host, with a message; Node's own refusal has none.
  const server = createServer({ ...CONNECTION_TIMES, requireHostHeader: false }, answer);
  answerProtocolErrors(server);
  return server;
}
