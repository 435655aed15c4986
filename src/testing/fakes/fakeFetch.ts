/** A request as received by the fake server. */
export interface FakeRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** As passed to `fetch`: text for JSON, a FormData for uploads. */
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  /** `no-cors` checks whether a server is there, whoever may read its answer. */
  readonly mode: RequestMode | undefined;
}

/** Answers a request; a promise that never settles simulates a server that hangs. */
export type FakeHandler = (request: FakeRequest) => Response | Promise<Response>;

export interface FakeServer {
  readonly fetch: typeof globalThis.fetch;
  /** Every request, oldest first. */
  readonly requests: readonly FakeRequest[];
  /** Later handlers win. `path` matches the end of the path, e.g. `/session/create`. */
  on(method: string, path: string | RegExp, handler: FakeHandler): void;
  requestsTo(path: string | RegExp): readonly FakeRequest[];
  /** The server shuts down: open requests fail, and nothing connects any more. */
  shutDown(): void;
}

export const jsonResponse = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
  });

/** A server that does not answer until the client aborts. */
export const hang: FakeHandler = ({ signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

export const refuseConnection: FakeHandler = () => Promise.reject(new TypeError('Failed to fetch'));

export function createFakeServer(): FakeServer {
  const routes: { method: string; path: string | RegExp; handler: FakeHandler }[] = [];
  const requests: FakeRequest[] = [];
  const down = new AbortController();
  const matches = (path: string | RegExp, url: URL) =>
    typeof path === 'string' ? url.pathname.endsWith(path) : path.test(url.pathname);

  async function fakeFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = describe(input, init);
    request.signal?.throwIfAborted();
    down.signal.throwIfAborted();
    requests.push(request);
    const route = routes.findLast(
      ({ method, path }) => method === request.method && matches(path, request.url),
    );
    if (!route) return jsonResponse({ detail: 'Not Found' }, { status: 404 });
    const signals = request.signal ? [request.signal, down.signal] : [down.signal];
    return untilAborted(Promise.resolve(route.handler(request)), signals);
  }

  return {
    fetch: fakeFetch,
    requests,
    on: (method, path, handler) => routes.push({ method, path, handler }),
    requestsTo: (path) => requests.filter(({ url }) => matches(path, url)),
    shutDown: () => down.abort(new TypeError('Failed to fetch')),
  };
}

function describe(input: RequestInfo | URL, init: RequestInit | undefined): FakeRequest {
  const asRequest = typeof Request !== 'undefined' && input instanceof Request ? input : undefined;
  const address = asRequest ? asRequest.url : String(input);
  return {
    method: (init?.method ?? asRequest?.method ?? 'GET').toUpperCase(),
    url: new URL(address, 'http://marcus.test'),
    headers: new Headers(init?.headers ?? asRequest?.headers),
    body: init?.body,
    signal: init?.signal ?? asRequest?.signal ?? undefined,
    mode: init?.mode,
  };
}

/** Real fetch rejects at once when its signal fires or its connection breaks. */
function untilAborted<T>(work: Promise<T>, signals: readonly AbortSignal[]): Promise<T> {
  return new Promise((resolve, reject) => {
    const settled = new AbortController();
    for (const signal of signals) {
      const abort = () => reject(signal.reason as Error);
      signal.addEventListener('abort', abort, { once: true, signal: settled.signal });
    }
    work.then(resolve, reject).finally(() => settled.abort());
  });
}
