import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { pipeline, type Duplex } from 'node:stream';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createProxyServer } from 'httpxy';
import { FOREIGN_HOST, isAllowedHost } from '../../../services/http/allowedHosts';
import { forwardedForOf } from '../../../services/http/clientAddress';
import { isAllowedOrigin } from '../../../services/http/cors';
import { HttpError } from '../../../services/http/httpError';
import type { WebHandler } from '../../../services/http/webApp';
import { endWithError } from '../http/plainAnswer';
import { senderOfIncoming } from '../http/senderOfIncoming';
import { nodeBindings } from '../http/webListener';
import { systemErrorCode } from '../systemErrorCode';
import { headersForBrowser, wordlessError } from './farAnswer';
import { cookiesForInstallation } from './farCookies';
import type { Installation } from './installation';

/** Time limit for opening a live channel, milliseconds; the page gives up after 10 s. */
const UPGRADE_LIMIT_MS = 10_000;

/** Each of the streams between the installation and the page listens for its end; Node warns from eleven on. */
const CLOSE_LISTENERS = 20;

export interface ForwardingOptions {
  /** How long the installation may be silent, milliseconds; long articles take minutes to read. */
  readonly silenceMs: number;
  readonly corsOrigins: readonly string[];
  /** Host names of the page, in addition to this machine's. */
  readonly hosts: readonly string[];
}

export interface Forwarding {
  /** Sends a request on, whatever its path, and its answer back. */
  readonly forward: WebHandler;
  /**
   * Forwards connections below `prefix` to the live channel.
   *
   * @param isAlone false if other handlers also accept sockets on this server
   */
  readonly attachWebSocket: (server: Server, prefix: string, isAlone?: boolean) => void;
}

/**
 * Forwards the page's requests to its own server to an installation, so that the page stays on one origin:
 * the installation's list of origins is irrelevant, and uploads and answers are streamed.
 */
export function createForwarding(
  installation: Installation,
  { silenceMs, corsOrigins, hosts }: ForwardingOptions,
): Forwarding {
  const { apiUrl, socketUrl } = installation;
  const proxy = createProxyServer({ changeOrigin: true, selfHandleResponse: true });
  const channels = createProxyServer({ changeOrigin: true });
  channels.on('error', (_error, _request, socket) => {
    // An open channel cannot carry an answer, so it just ends.
    if (socket instanceof Socket && socket.bytesWritten === 0 && !socket.destroyed) {
      endWithError(socket, 502, { detail: `The live channel at ${socketUrl} cannot be reached.` });
    }
  });
  const silent = new WeakSet<IncomingMessage>();
  proxy.on('proxyReq', (sent, request) => sent.once('timeout', () => silent.add(request)));
  proxy.on('proxyRes', (answer, _request, response) => sendBack(answer, response, installation));
  const failure = (request: IncomingMessage, error: unknown) =>
    silent.has(request)
      ? new HttpError(504, `The services at ${apiUrl} did not answer within ${silenceMs / 1000} s.`)
      : new HttpError(
          502,
          `The services at ${apiUrl} cannot be reached (${systemErrorCode(error) ?? 'no answer'}).`,
        );
  return {
    forward: async (call) => {
      const { incoming, outgoing } = nodeBindings(call.env);
      replaceOwnHeaders(incoming, apiUrl);
      outgoing.setHeaders(call.res.headers);
      outgoing.setMaxListeners(CLOSE_LISTENERS);
      try {
        await proxy.web(incoming, outgoing, { target: apiUrl, proxyTimeout: silenceMs });
      } catch (error) {
        if (!outgoing.headersSent) throw failure(incoming, error);
        // One that has half of the answer can be told nothing.
        outgoing.destroy();
      }
      return RESPONSE_ALREADY_SENT;
    },
    attachWebSocket: (server, prefix, isAlone = true) =>
      void server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        const { url = '', headers } = request;
        const isOurs = url.startsWith(`${prefix}/`);
        if (!isOurs && !isAlone) return;
        if (!isAllowedHost(headers.host, hosts)) return endWithError(socket, 421, FOREIGN_HOST);
        if (!isOurs || !isAllowedOrigin(headers.origin, headers.host, corsOrigins)) {
          return endWithError(socket, 403, { detail: 'Forbidden' });
        }
        if (!(socket instanceof Socket)) return;
        request.url = url.slice(prefix.length);
        replaceOwnHeaders(request, apiUrl);
        const options = { target: socketUrl, upgradeTimeout: UPGRADE_LIMIT_MS };
        // Its failures are reported through the event: the promise settles when the connection is already
        // gone.
        void channels.ws(request, socket, options, head);
      }),
  };
}

/**
 * Makes the request look like one from the installation's own page, with only the cookies that the
 * installation set.
 */
function replaceOwnHeaders(request: IncomingMessage, apiUrl: string): void {
  const { headers } = request;
  if (headers.origin !== undefined) headers.origin = new URL(apiUrl).origin;
  const cookie = cookiesForInstallation(headers.cookie);
  const askedFor = forwardedForOf(senderOfIncoming(request));
  delete headers.referer;
  delete headers.cookie;
  if (cookie !== undefined) headers.cookie = cookie;
  if (askedFor !== undefined) headers['x-forwarded-for'] = askedFor;
}

function sendBack(
  answer: IncomingMessage,
  response: ServerResponse,
  installation: Installation,
): void {
  const { apiUrl } = installation;
  const error = wordlessError(answer, installation);
  if (error) {
    answer.resume();
    response.writeHead(error.status, { 'Content-Type': 'application/json; charset=utf-8' });
    return void response.end(JSON.stringify({ detail: error.message }));
  }
  response.writeHead(answer.statusCode ?? 502, headersForBrowser(answer.headers, apiUrl));
  // The reader may leave, or the installation fail half-way; in both cases nobody is left to notify.
  pipeline(answer, response, () => undefined);
}
