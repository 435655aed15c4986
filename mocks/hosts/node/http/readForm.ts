import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import type { Form, FormLimits, UploadedFile } from '../../../services/http/form';
import { HttpError } from '../../../services/http/httpError';
import { drainRequest } from './drainRequest';

const MAX_FIELD_BYTES = 2 * 1024 * 1024;
const MAX_PARTS = 40;

/**
 * Reads a form, multipart or urlencoded, as it arrives, without buffering beyond the limits.
 *
 * @throws HttpError 413 for a file or request over the limits, 400 for a malformed form; the signal's reason
 *   on abort
 */
export async function readForm(
  request: IncomingMessage,
  limits: FormLimits,
  signal: AbortSignal,
): Promise<Form> {
  const declared = Number(request.headers['content-length'] ?? 0);
  try {
    signal.throwIfAborted();
    if (declared > limits.multipartBytes) throw tooLarge('request', limits.multipartBytes);
    return await collect(request, limits, signal);
  } catch (error) {
    drainRequest(request);
    throw error;
  }
}

function collect(request: IncomingMessage, limits: FormLimits, signal: AbortSignal): Promise<Form> {
  let stopListening = (): void => undefined;
  const form = new Promise<Form>((resolve, reject) => {
    const parser = openParser(request, limits);
    const fields: Record<string, string> = {};
    const files: Record<string, UploadedFile> = {};
    const fail = (error: unknown) => {
      request.unpipe(parser);
      reject(error);
    };
    const onAbort = () => fail(signal.reason);
    signal.addEventListener('abort', onAbort);
    stopListening = () => signal.removeEventListener('abort', onAbort);
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) fail(tooLarge(`field ${name}`, MAX_FIELD_BYTES));
      fields[name] = value;
    });
    parser.on('file', (name, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => fail(tooLarge('file', limits.fileBytes)));
      // A form that ends within a file fails both streams; unhandled, this error would end the process.
      stream.on('error', (error) => fail(brokenForm(error)));
      stream.on('end', () => {
        files[name] = { filename: filename ?? '', mimeType, bytes: Buffer.concat(chunks) };
      });
    });
    parser.on('partsLimit', () => fail(new HttpError(400, 'The form has too many parts')));
    parser.on('error', (error) => fail(brokenForm(error)));
    parser.on('close', () => resolve({ fields, files }));
    countBytes(request, limits.multipartBytes, fail);
    request.once('aborted', () => fail(new HttpError(400, 'The upload was broken off')));
    request.pipe(parser);
  });
  return form.finally(stopListening);
}

function openParser(request: IncomingMessage, limits: FormLimits): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: {
        // One byte more: busboy reports a file that exactly reaches its limit as truncated.
        fileSize: limits.fileBytes + 1,
        fieldSize: MAX_FIELD_BYTES,
        parts: MAX_PARTS,
      },
    });
  } catch (error) {
    throw brokenForm(error);
  }
}

function countBytes(request: IncomingMessage, limit: number, fail: (error: unknown) => void): void {
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > limit) fail(tooLarge('request', limit));
  });
}

const tooLarge = (what: string, limit: number) =>
  new HttpError(413, `The ${what} is too large (max: ${limit} bytes)`);

function brokenForm(error: unknown): HttpError {
  const reason = error instanceof Error ? error.message : 'unknown format';
  return new HttpError(400, `There was an error parsing the body: ${reason}`);
}
