import { HttpError } from './httpError';

/** Supported values of `Content-Encoding`, which may also be absent. */
const PACKINGS = ['gzip', 'deflate'] as const;

/**
 * The decompressed body of a request as text.
 *
 * @param limitBytes applies to the decompressed body, however small the compressed one is
 * @throws HttpError 413 over the limit, 415 for an unknown encoding, 400 for a corrupt body
 */
export async function readBodyText(request: Request, limitBytes: number): Promise<string> {
  const decoder = decoderFor(request.headers.get('Content-Type') ?? '');
  const packing = (request.headers.get('Content-Encoding') ?? 'identity').toLowerCase();
  const declared = Number(request.headers.get('Content-Length') ?? 0);
  if (packing === 'identity' && declared > limitBytes) throw tooLarge();
  const body = await bodyOf(request);
  if (body === null) return '';
  const reader = unpacked(body, packing).getReader();
  let text = '';
  let received = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(refuseBroken);
    if (done) return text + decoder.decode();
    received += value.length;
    // Not cancelled: in Node that would cut the connection before the answer is sent.
    if (received > limitBytes) throw tooLarge();
    text += decoder.decode(value, { stream: true });
  }
}

/** Firefox gives no stream of a request's body. There the request comes from the page, and is in memory anyway. */
async function bodyOf(request: Request): Promise<Bytes | null> {
  const { body }: Partial<Request> = request;
  if (body !== undefined) return body;
  const whole = await request.blob();
  return whole.size === 0 ? null : whole.stream();
}

function decoderFor(contentType: string) {
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  const unknown = new HttpError(415, `unsupported charset "${charset.toUpperCase()}"`);
  if (!/^utf-/i.test(charset)) throw unknown;
  try {
    return new TextDecoder(charset);
  } catch {
    throw unknown;
  }
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

function unpacked(body: Bytes, packing: string): Bytes {
  if (packing === 'identity') return body;
  const known = PACKINGS.find((it) => it === packing);
  if (!known) throw new HttpError(415, `unsupported content encoding "${packing}"`);
  return body.pipeThrough(new DecompressionStream(known));
}

function refuseBroken(error: unknown): never {
  throw new HttpError(400, error instanceof Error ? error.message : 'The body is broken');
}

const tooLarge = () => new HttpError(413, 'The request is too large');
