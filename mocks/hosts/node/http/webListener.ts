import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { FetchHandler, HostBindings } from '../../../services/http/hostBindings';
import { ANSWER_HEADERS } from '../../../services/http/answerHeaders';
import { logUnexpected, toErrorAnswer } from '../../../services/http/errorAnswer';
import { HttpError } from '../../../services/http/httpError';
import { drainRequest } from './drainRequest';
import { createHostGuard } from './hostGuard';
import { readForm } from './readForm';

/** What Node tells of a request; these two are for what works on the bare connection, as forwarding does. */
interface NodeBindings extends HostBindings {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

interface WebListenerOptions {
  /** Names beside this machine's under which it is asked. */
  readonly hosts: readonly string[];
  /** Where it is mounted, `/api` or nothing; what mounts it takes that off the requests' path. */
  readonly prefix?: string;
}

/** Lets a server of Node ask what answers requests of the web's standard. */
export function webListener(
  app: { readonly fetch: FetchHandler },
  { hosts, prefix = '' }: WebListenerOptions,
): RequestListener {
  const guard = createHostGuard(hosts);
  const listener = getRequestListener(
    // Over HTTP/1.1 they are Node's; the package's type allows for HTTP/2.
    (request, { incoming, outgoing }) =>
      app.fetch(
        request,
        bindingsOf(incoming as IncomingMessage, outgoing as ServerResponse, prefix),
      ),
    {
      errorHandler: answerUnreadable,
      overrideGlobalObjects: false,
      // That would cut off a client which still sends half a second after the answer.
      autoCleanupIncoming: false,
    },
  );
  return (incoming, outgoing) =>
    guard(incoming, outgoing, () => {
      outgoing.once('finish', () => {
        if (!incoming.complete) drainRequest(incoming);
      });
      void listener(incoming, outgoing);
    });
}

const bindingsOf = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  prefix: string,
): NodeBindings => ({
  incoming,
  outgoing,
  prefix,
  peer: incoming.socket.remoteAddress ?? '',
  readForm: (limits) => readForm(incoming, limits),
  cutConnection: () => void incoming.socket.destroy(),
});

/** What Node tells of a request. @throws Error for one that did not come by `webListener` */
export function nodeBindings(bindings: HostBindings): NodeBindings {
  if (isOfNode(bindings)) return bindings;
  throw new Error('The request did not come by a server of Node');
}

const isOfNode = (bindings: HostBindings): bindings is NodeBindings => 'incoming' in bindings;

/** A request of which no URL can be made, such as `OPTIONS *`. */
function answerUnreadable(error: unknown): Response {
  const failure =
    error instanceof RequestError ? new HttpError(400, 'The request is not valid HTTP') : error;
  logUnexpected(failure, 'A request');
  const { status, body } = toErrorAnswer(failure);
  const type = { 'Content-Type': 'application/json; charset=utf-8' };
  const headers = { ...ANSWER_HEADERS, 'Cache-Control': 'no-store', ...type };
  return Response.json(body, { status, headers });
}
