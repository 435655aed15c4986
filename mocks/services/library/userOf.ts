import { isFromThisMachine, senderOf } from '../http/clientAddress';
import { HttpError } from '../http/httpError';
import type { WebContext } from '../http/webApp';
import type { LibraryUsers } from './librarySettings';
import { mayActAs, type LibraryUser, type Role } from './roles';

/** Characters of a name; addresses of e-mail have at most 254 (RFC 5321, 4.5.3.1.3). */
const NAME_LIMIT = 254;

/**
 * Who makes a request. A header counts only if it comes from a proxy that the settings list, since anybody else can
 * write it, too.
 *
 * @throws HttpError 401 if nobody is named, 403 if who is has no role
 */
export function userOf(call: WebContext, users: LibraryUsers): LibraryUser {
  const sender = senderOf(call);
  if ('only' in users) {
    if (isFromThisMachine(sender)) return { name: users.only, role: 'administrator' };
    throw new HttpError(403, 'This library is for the machine it is on: no proxy names its users');
  }
  const name = sender.peerIsProxy === true ? nameIn(call.req.header(users.header)) : undefined;
  if (name === undefined) throw new HttpError(401, 'Nobody is signed in');
  const role = users.roleOf(name);
  if (role === undefined) throw new HttpError(403, `${name} has no role in this library`);
  return { name, role };
}

/** @throws HttpError 403 unless they may do what that role may */
export function requireRole(user: LibraryUser, role: Role): void {
  if (!mayActAs(user, role)) {
    throw new HttpError(403, `This takes a ${role}, and ${user.name} is a ${user.role}`);
  }
}

/** Nothing that two people could both be taken for, and nothing that hides on a screen. */
function nameIn(header: string | undefined): string | undefined {
  const name = header?.normalize('NFC').trim() ?? '';
  return name === '' || name.length > NAME_LIMIT || /[\p{C},]/u.test(name) ? undefined : name;
}
