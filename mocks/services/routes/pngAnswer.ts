import { answerBytes, setHeaders } from '../http/answers';
import { setAttachment } from '../http/attachment';
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
  if (hasAlready(call, tag)) return call.body(null, 304);
  return answerBytes(call, 'image/png', png);
}

/** Tags are compared weakly, and a client may ask for the answer in any case (RFC 9110, 13.1.2; RFC 9111, 5.2.1.4). */
function hasAlready({ req }: WebContext, tag: string): boolean {
  if (/(?:^|,)\s*no-cache\s*(?:,|$)/.test(req.header('Cache-Control') ?? '')) return false;
  const known = (req.header('If-None-Match') ?? '').split(',').map((it) => it.trim());
  return known.some((it) => it === '*' || it.replace(/^W\//, '') === tag);
}
