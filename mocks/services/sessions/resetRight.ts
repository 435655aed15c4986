import { isFromThisMachine, type Sender } from '../http/clientAddress';
import { digestOf } from '../http/digest';
import { HttpError } from '../http/httpError';

/** A reset request and its `Authorization` header. */
export interface ResetRequest extends Sender {
  readonly authorization: string | undefined;
}

/**
 * A reset ends every client's work, so only programs on this machine and clients that send the token as
 * `Authorization: Bearer` may request it.
 *
 * @param token empty if none is set
 * @throws HttpError 403
 */
export async function requireResetRight(request: ResetRequest, token: string): Promise<void> {
  if (isFromThisMachine(request)) return;
  const said = /^Bearer (.+)/i.exec(request.authorization ?? '')?.[1] ?? '';
  if (token !== '' && areEqual(await digestOf(said), await digestOf(token))) return;
  throw new HttpError(403, 'Sessions are reset from the machine of the services, or by token.');
}

/** Compares in constant time, wherever the values differ. */
const areEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0;
