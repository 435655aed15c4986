import type { FromServicesWorker, ToServicesWorker, WorkerBody, WorkerRequest } from './messages';

/** What is used of a worker; a port serves as well. */
export interface ServicesPort {
  postMessage(message: ToServicesWorker, transfer?: Transferable[]): void;
}

export interface WorkerFetch {
  readonly fetch: typeof globalThis.fetch;
  /** Takes what the worker sends. */
  readonly receive: (message: FromServicesWorker) => void;
  /** Ends all requests: the worker is gone. */
  readonly fail: (reason: string) => void;
}

type Settle = (message: FromServicesWorker) => void;

/** Statuses whose answers have no body (Fetch Standard, "null body status"). */
const WITHOUT_BODY = [204, 205, 304];

/**
 * `fetch` by messages to a worker.
 *
 * @param port opens it on the first request
 * @param baseUrl what addresses are relative to
 */
export function createWorkerFetch(port: () => ServicesPort, baseUrl: string): WorkerFetch {
  const waiting = new Map<number, Settle>();
  let lastId = 0;

  /** Resolves with what the worker says of the request; rejects when it is given up, or cannot be sent. */
  const ask = (request: Omit<WorkerRequest, 'id' | 'kind'>, signal: AbortSignal | null) => {
    const id = ++lastId;
    let stopListening = (): void => undefined;
    const answer = new Promise<FromServicesWorker>((resolve, reject) => {
      waiting.set(id, resolve);
      const onAbort = () => {
        port().postMessage({ kind: 'abort', id });
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', onAbort);
      stopListening = () => signal?.removeEventListener('abort', onAbort);
      port().postMessage({ kind: 'request', id, ...request });
    });
    return answer.finally(() => {
      waiting.delete(id);
      stopListening();
    });
  };

  return {
    fetch: async (input, { signal = null, method = 'GET', headers, body } = {}) => {
      signal?.throwIfAborted();
      const url = new URL(String(input), baseUrl).href;
      const request = { url, method, headers: [...new Headers(headers)], body: bodyOf(body) };
      const message = await ask(request, signal);
      if (message.kind === 'answer') return responseOf(message);
      throw new TypeError(message.kind === 'failure' ? message.message : 'No answer');
    },
    receive: (message) => {
      if (message.kind !== 'download') waiting.get(message.id)?.(message);
    },
    fail: (reason) => {
      for (const [id, settle] of waiting) settle({ kind: 'failure', id, message: reason });
    },
  };
}

function responseOf({
  status,
  headers,
  body,
}: Extract<FromServicesWorker, { kind: 'answer' }>): Response {
  const init = { status, headers: headers.map(([name, value]): [string, string] => [name, value]) };
  return new Response(WITHOUT_BODY.includes(status) ? null : body, init);
}

/** @throws TypeError for a kind of body that the application does not send */
function bodyOf(body: BodyInit | null | undefined): WorkerBody {
  if (body === null || body === undefined) return { kind: 'none' };
  if (typeof body === 'string') return { kind: 'text', text: body };
  if (body instanceof FormData) return { kind: 'form', entries: [...body] };
  throw new TypeError('This kind of body cannot be sent to a worker');
}
