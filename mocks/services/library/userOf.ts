import { isFromThisMachine, senderOf, type Sender } from '../http/clientAddress';
import { HttpError } from '../http/httpError';
import type { WebContext } from '../http/webApp';
import type { LibraryUsers } from './librarySettings';
import { mayActAs, type LibraryUser, type Role } from './roles';
import { isUserName } from './userName';

/** Where a request comes from, and a header of it. */
export interface Caller {
  readonly sender: Sender;
  readonly header: (name: string) => string | undefined;
}

/**
 * Who makes a request. A header counts only if it comes from a proxy that the settings list, since anybody else can
 * write it, too.
 *
 * @throws HttpError 401 if nobody is named, 403 if who is has no role
 */
export function userNamedBy({ sender, header }: Caller, users: LibraryUsers): LibraryUser {
  if ('only' in users) {
    if (isFromThisMachine(sender)) return { name: users.only, role: 'administrator' };
    throw new HttpError(403, 'This library is for the machine it is on: no proxy names its users');
  }
  const name = sender.peerIsProxy === true ? nameIn(header(users.header)) : undefined;
  if (name === undefined) throw new HttpError(401, 'Nobody is signed in');
  const role = users.roleOf(name);
  if (role === undefined) throw new HttpError(403, `${name} has no role in this library`);
  return { name, role };
}

/** The same, of a call of the services. */
export const userOf = (call: WebContext, users: LibraryUsers): LibraryUser =>
  userNamedBy({ sender: senderOf(call), header: (name) => call.req.header(name) }, users);

/** @throws HttpError 403 unless they may do what that role may */
export function requireRole(user: LibraryUser, role: Role): void {
  if (!mayActAs(user, role)) {
    throw new HttpError(403, `This takes a ${role}, and ${user.name} is a ${user.role}`);
  }
}

function nameIn(header = ''): string | undefined {
  const name = textOf(header).normalize('NFC').trim();
  return isUserName(name) ? name : undefined;
}

/** What a proxy meant by a header: hosts take each byte for a character, and most proxies write UTF-8. */
function textOf(header: string): string {
  const bytes = Uint8Array.from(header, (byte) => byte.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return header;
  }
}
