import { HttpError } from '../http/httpError';
import { isPdfStart, PDF_START_BYTES } from '../stores/checkUpload';

/**
 * The PDF of a request's body as it arrives.
 *
 * @throws HttpError 413 above `maxBytes`, 400 for anything but a PDF
 */
export async function* pdfChunks(
  { body, headers }: Pick<Request, 'body' | 'headers'>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  if (Number(headers.get('Content-Length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const reader = body?.getReader();
  let start = new Uint8Array();
  for (let received = 0; ;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    // Not cancelled when it throws: in Node that would cut the connection before the answer is sent.
    if (done && !isPdfStart(start)) throw new HttpError(400, 'The file is not a PDF document');
    if (done) return;
    received += value.length;
    if (received > maxBytes) throw tooLarge(maxBytes);
    if (start.length < PDF_START_BYTES) {
      start = new Uint8Array([...start, ...value.subarray(0, PDF_START_BYTES - start.length)]);
    }
    yield value;
  }
}

const tooLarge = (maxBytes: number) =>
  new HttpError(413, `The file is too large (max: ${maxBytes} bytes)`);
