import { open } from 'node:fs/promises';
import { createStreamBody } from '@hono/node-server/utils/stream';
import { setHeaders } from '../../../services/http/answers';
import {
  isNotModified,
  isPreconditionFailed,
  isRangeCurrent,
  type Validators,
} from '../../../services/http/conditions';
import { HttpError } from '../../../services/http/httpError';
import type { WebContext } from '../../../services/http/webApp';
import { byteRangeOf, type ByteRange } from './byteRange';
import { mediaTypeOf } from './mediaTypes';
import { findStoredFile, type StoredFile } from './storedFile';

/**
 * Answers GET and HEAD with a file or the requested part of it; with what the build has compressed of it, if
 * there is such a file and the client accepts it.
 *
 * @param file must be safe to serve
 * @returns null if there is no such file
 * @throws HttpError 412 or 416
 */
export async function answerFile(
  call: WebContext,
  file: string,
  cacheControl: string,
): Promise<Response | null> {
  const header = (name: string) => call.req.header(name);
  const stored = await findStoredFile(file, header);
  if (stored === null) return null;
  const validators = validatorsOf(stored);
  if (isPreconditionFailed(header, validators)) throw new HttpError(412, 'Precondition Failed');
  const kept = { 'Accept-Ranges': 'bytes', 'Cache-Control': cacheControl, ETag: validators.etag };
  if (isNotModified(header, validators)) {
    setHeaders(call, { ...kept, 'Last-Modified': validators.lastModified });
    return call.body(null, 304);
  }
  const range = isRangeCurrent(header, validators)
    ? byteRangeOf(header('Range'), stored.size)
    : undefined;
  if (range === null) {
    setHeaders(call, { 'Content-Range': `bytes */${stored.size}` });
    throw new HttpError(416, 'Range Not Satisfiable');
  }
  const headers = {
    ...kept,
    'Last-Modified': validators.lastModified,
    'Content-Type': mediaTypeOf(file),
    ...(stored.encoding && { 'Content-Encoding': stored.encoding }),
  };
  return answerBytes(call, stored.path, { size: stored.size, range, headers });
}

interface Part {
  /** Of the file, bytes. */
  readonly size: number;
  /** Undefined for the whole file. */
  readonly range: ByteRange | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

async function answerBytes(
  call: WebContext,
  file: string,
  { size, range, headers }: Part,
): Promise<Response> {
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const length = end - start + 1;
  const isEmpty = call.req.method === 'HEAD' || length === 0;
  // Opened first: an error must not be answered with the headers of the file.
  const handle = isEmpty ? null : await open(file);
  setHeaders(call, { ...headers, 'Content-Length': String(length) });
  if (range) setHeaders(call, { 'Content-Range': `bytes ${start}-${end}/${size}` });
  const status = range ? 206 : 200;
  if (!handle) return call.body(null, status);
  return call.body(createStreamBody(handle.createReadStream({ start, end })), status);
}

const validatorsOf = ({ size, changed }: StoredFile): Required<Validators> => ({
  etag: `W/"${size.toString(16)}-${changed.getTime().toString(16)}"`,
  lastModified: changed.toUTCString(),
});
