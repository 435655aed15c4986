import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isFromThisMachine } from '../http/clientAddress';
import { HttpError } from '../http/httpError';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * A reset ends everybody's work: it is for programs on this machine, and for those who say the token as
 * `Authorization: Bearer`.
 *
 * @param token empty when there is none
 * @throws HttpError 403
 */
export function requireResetRight(request: IncomingMessage, token: string): void {
  if (isFromThisMachine(request)) return;
  const said = /^Bearer (.+)/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  // Digests are of one length, and comparing them takes the same time wherever they differ.
  if (token !== '' && timingSafeEqual(digest(said), digest(token))) return;
  throw new HttpError(403, 'Sessions are reset from the machine of the services, or by token.');
}
