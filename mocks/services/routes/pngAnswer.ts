import { answerBytes, setHeaders } from '../http/answers';
import { setAttachment } from '../http/attachment';
import { isNotModified } from '../http/conditions';
import type { WebContext } from '../http/webApp';
import { sha256 } from '../stores/sha256';

/** Sends a picture as an attachment with an ETag; 304 if the client already has it. */
export async function answerPng(
  call: WebContext,
  filename: string,
  png: Uint8Array,
): Promise<Response> {
  const tag = `"${(await sha256(png)).slice(0, 32)}"`;
  setAttachment(call, filename);
  setHeaders(call, { ETag: tag, 'Cache-Control': 'private, no-cache' });
  if (isNotModified((name) => call.req.header(name), { etag: tag })) return call.body(null, 304);
  return answerBytes(call, 'image/png', png);
}
