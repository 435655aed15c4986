import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { FetchHandler, HostBindings } from '../../../services/http/hostBindings';
import { ANSWER_HEADERS } from '../../../services/http/answerHeaders';
import { logUnexpected, toErrorAnswer } from '../../../services/http/errorAnswer';
import { HttpError } from '../../../services/http/httpError';
import { drainRequest } from './drainRequest';
import { createHostGuard } from './hostGuard';
import { readForm } from './readForm';

/** Node's bindings of a request; these two are for code on the bare connection, such as forwarding. */
interface NodeBindings extends HostBindings {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

interface WebListenerOptions {
  /** Host names it answers to besides this machine's. */
  readonly hosts: readonly string[];
  /** Mount path, `/api` or empty; whatever mounts it strips the path from the request's URL. */
  readonly prefix?: string;
  /** Which addresses are proxies on other machines that may name their clients; none by default. */
  readonly isProxy?: (address: string) => boolean;
}

/** Connects a Node server to a handler of standard web requests. */
export function webListener(
  app: { readonly fetch: FetchHandler },
  { hosts, prefix = '', isProxy = () => false }: WebListenerOptions,
): RequestListener {
  const guard = createHostGuard(hosts);
  const listener = getRequestListener(
    // Over HTTP/1.1 these are Node's own types; the package's type allows for HTTP/2.
    (request, { incoming, outgoing }) =>
      app.fetch(
        request,
        bindingsOf(incoming as IncomingMessage, outgoing as ServerResponse, { prefix, isProxy }),
      ),
    {
      errorHandler: answerUnreadable,
      overrideGlobalObjects: false,
      // That would cut off a client that is still sending half a second after the answer.
      autoCleanupIncoming: false,
    },
  );
  return (incoming, outgoing) =>
    guard(incoming, outgoing, () => {
      // Before Node's own listener, which discards the rest of a body that nobody has begun to read, whatever
      // its length.
      outgoing.prependOnceListener('finish', () => {
        if (!incoming.complete) drainRequest(incoming);
      });
      void listener(incoming, outgoing);
    });
}

const bindingsOf = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { prefix, isProxy }: Required<Pick<WebListenerOptions, 'prefix' | 'isProxy'>>,
): NodeBindings => ({
  incoming,
  outgoing,
  prefix,
  peer: incoming.socket.remoteAddress ?? '',
  peerIsProxy: isProxy(incoming.socket.remoteAddress ?? ''),
  readForm: (limits, signal) => readForm(incoming, limits, signal),
  cutConnection: () => void incoming.socket.destroy(),
});

/**
 * Node's bindings of a request.
 *
 * @throws Error for one that did not come through `webListener`
 */
export function nodeBindings(bindings: HostBindings): NodeBindings {
  if (isOfNode(bindings)) return bindings;
  throw new Error('The request did not come by a server of Node');
}

const isOfNode = (bindings: HostBindings): bindings is NodeBindings => 'incoming' in bindings;

/** A request that has no valid URL, such as `OPTIONS *`. */
function answerUnreadable(error: unknown): Response {
  const failure =
    error instanceof RequestError ? new HttpError(400, 'The request is not valid HTTP') : error;
  logUnexpected(failure, 'A request');
  const { status, body } = toErrorAnswer(failure);
  const type = { 'Content-Type': 'application/json; charset=utf-8' };
  const headers = { ...ANSWER_HEADERS, 'Cache-Control': 'no-store', ...type };
  return Response.json(body, { status, headers });
}
