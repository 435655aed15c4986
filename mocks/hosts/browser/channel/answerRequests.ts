import type {
  FromServicesWorker,
  WorkerRequest,
} from '../../../../src/platform/browser/servicesWorker/messages';
import type { FetchHandler } from '../../../services/http/hostBindings';
import { readForm } from './readForm';

/** Where the page believes the services to be. */
const PREFIX = '/api';

type Post = (message: FromServicesWorker, transfer: Transferable[]) => void;

/** Answers requests that come as messages. */
export function answerRequests(handler: Promise<FetchHandler>, post: Post) {
  const underWay = new Map<number, AbortController>();

  async function answer(request: WorkerRequest): Promise<void> {
    const { id } = request;
    const abort = new AbortController();
    underWay.set(id, abort);
    try {
      const response = await (
        await handler
      )(toRequest(request, abort.signal), {
        // This machine: nobody else can send a message here.
        peer: '127.0.0.1',
        prefix: PREFIX,
        readForm: (limits) => readForm(request.body, limits),
        cutConnection: () => abort.abort(),
      });
      const body = response.body ? await response.arrayBuffer() : null;
      abort.signal.throwIfAborted();
      const { status } = response;
      const headers = [...response.headers];
      post({ kind: 'answer', id, status, headers, body }, body ? [body] : []);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      post({ kind: 'failure', id, message }, []);
    } finally {
      underWay.delete(id);
    }
  }

  return {
    answer,
    abort: (id: number) =>
      underWay.get(id)?.abort(new DOMException('The client has gone away', 'AbortError')),
  };
}

/** The request as if the services were mounted at the root. */
function toRequest({ url, method, headers, body }: WorkerRequest, signal: AbortSignal): Request {
  const own = new URL(url);
  own.pathname = own.pathname.slice(PREFIX.length) || '/';
  const sent = new Headers(headers.map(([name, value]): [string, string] => [name, value]));
  // The parts of a form are read by `readForm`; without a body the type would be missing.
  if (body.kind === 'form') sent.set('Content-Type', 'multipart/form-data');
  return new Request(own, {
    method,
    headers: sent,
    signal,
    ...(body.kind === 'text' && { body: body.text }),
  });
}
