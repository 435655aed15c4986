import { pipeline, Readable, type Duplex } from 'node:stream';
import { constants, createBrotliCompress, createDeflate, createGzip } from 'node:zlib';
import type { WebMiddleware } from '../../../services/http/webApp';
import { chooseEncoding, type Encoding } from './chooseEncoding';
import { isCompressible } from './mediaTypes';

/** Smaller answers fit into one packet anyway. */
const MIN_BYTES = 1024;

/** Brotli's own default, 11, takes seconds for a large script; the build compresses its files so. */
const BROTLI_QUALITY = 4;

const COMPRESSORS: Readonly<Record<Encoding, () => Duplex>> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: () => createGzip(),
  deflate: () => createDeflate(),
};

/** Compresses answers as their clients accept, unless they are already. They must state their length. */
export const compressAnswers: WebMiddleware = async (call, next) => {
  await next();
  const { body, status, headers } = call.res;
  const type = headers.get('Content-Type');
  if (type === null || !isCompressible(type)) return;
  headers.append('Vary', 'Accept-Encoding');
  // A range counts the bytes of the content as it is.
  if (call.req.method === 'HEAD' || body === null || status === 206) return;
  if (headers.has('Content-Encoding')) return;
  if (Number(headers.get('Content-Length')) < MIN_BYTES) return;
  const encoding = chooseEncoding(call.req.header('Accept-Encoding'));
  if (encoding === null) return;
  call.res = new Response(compressed(body, encoding), call.res);
  call.res.headers.delete('Content-Length');
  call.res.headers.set('Content-Encoding', encoding);
};

function compressed(body: ReadableStream, encoding: Encoding): ReadableStream {
  const compressor = COMPRESSORS[encoding]();
  // A failure, or the client's leaving, ends both streams; whoever reads the second learns of it.
  pipeline(Readable.fromWeb(body), compressor, () => undefined);
  return Readable.toWeb(compressor);
}
