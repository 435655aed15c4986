import { isFromThisMachine, type Sender } from '../http/clientAddress';
import { digestOf } from '../http/digest';
import { HttpError } from '../http/httpError';

/** A request to reset, and header `Authorization` of it. */
export interface ResetRequest extends Sender {
  readonly authorization: string | undefined;
}

/**
 * A reset ends everybody's work: it is for programs on this machine, and for those who say the token as
 * `Authorization: Bearer`.
 *
 * @param token empty when there is none
 * @throws HttpError 403
 */
export async function requireResetRight(request: ResetRequest, token: string): Promise<void> {
  if (isFromThisMachine(request)) return;
  const said = /^Bearer (.+)/i.exec(request.authorization ?? '')?.[1] ?? '';
  if (token !== '' && areEqual(await digestOf(said), await digestOf(token))) return;
  throw new HttpError(403, 'Sessions are reset from the machine of the services, or by token.');
}

/** Takes the same time wherever they differ. */
const areEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0;
