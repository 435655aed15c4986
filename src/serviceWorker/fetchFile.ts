import { contentHash, isHashed } from './builtFiles';

export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

interface FetchOptions {
  /** Of the content that is wanted. */
  readonly hash: string;
  readonly fetch: Fetch;
  readonly signal?: AbortSignal;
  readonly onReceived?: (bytes: number) => void;
}

/** They describe the bytes on the wire, not those that were decoded and are kept. */
const WIRE_HEADERS = ['Content-Encoding', 'Content-Length', 'Transfer-Encoding'];

/**
 * A file from the server, with the content that the build made. If the browser's own cache has another one,
 * the server is asked once more.
 *
 * @throws Error if there is no such file, or the server has another version
 */
export async function fetchFile(address: string, options: FetchOptions): Promise<Response> {
  const { hash, fetch, signal = null } = options;
  const first = isHashed(address) ? 'default' : 'no-cache';
  for (const cache of [first, 'reload'] as const) {
    const answer = await fetch(address, { cache, signal });
    if (!answer.ok) throw new Error(`The server answered ${answer.status} to ${address}`);
    const checked = await ifOfHash(answer, hash, options.onReceived);
    if (checked) return checked;
  }
  throw new Error(`The server has another version of ${address}`);
}

/** The answer as it can be stored, if its content is the one that is wanted. */
export async function ifOfHash(
  answer: Response,
  hash: string,
  onReceived?: (bytes: number) => void,
): Promise<Response | undefined> {
  const content = await readContent(answer, onReceived);
  return (await contentHash(content)) === hash ? storable(content, answer.headers) : undefined;
}

/** Without what concerns this one transfer, and without its redirects, which browsers refuse for a page. */
function storable(content: ArrayBuffer, received: Headers): Response {
  const headers = new Headers(received);
  WIRE_HEADERS.forEach((name) => headers.delete(name));
  return new Response(content, { headers });
}

async function readContent(
  answer: Response,
  onReceived: (bytes: number) => void = () => undefined,
): Promise<ArrayBuffer> {
  if (!answer.body) return answer.arrayBuffer();
  let received = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      onReceived(received);
      controller.enqueue(chunk);
    },
  });
  return new Response(answer.body.pipeThrough(counted)).arrayBuffer();
}
