import { setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { readCookie } from '../http/cookie';
import type { WebContext } from '../http/webApp';

/** The name the session gate looks for (docs/contract.md 1.4). */
const NAME = 'marcus_session_id';

/** The session id in a request's cookie. */
export const cookieSessionId = (call: WebContext): string | undefined =>
  readCookie(call.req.header('Cookie'), NAME);

/**
 * Gives the session to clients that keep cookies: the published front end sends no id with its calls, and
 * elements that load pictures cannot. Scripts cannot read the cookie, and pages of other sites cannot send
 * it.
 */
export function giveSessionCookie(call: WebContext, id: string): void {
  setCookie(call, NAME, id, cookieOptions(call));
}

/**
 * Clears the cookie of a session that was removed. A cookie with another id is kept: all tabs of a browser
 * share one cookie, and it may belong to a later tab.
 */
export function takeSessionCookie(call: WebContext, removedId: string): void {
  if (cookieSessionId(call) !== removedId) return;
  setCookie(call, NAME, '', { ...cookieOptions(call), expires: new Date(0) });
}

const cookieOptions = (call: WebContext): CookieOptions => ({
  httpOnly: true,
  sameSite: 'Strict',
  // A proxy in front may have put the services under a prefix that they cannot see.
  path: '/',
  // The services speak plain HTTP; a proxy in front that handles TLS says so in its headers.
  secure: call.req.header('X-Forwarded-Proto') === 'https',
});
