import { setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { readCookie } from '../http/cookie';
import type { WebContext } from '../http/webApp';

/** The name that the gate looks for (docs/contract.md 1.4). */
const NAME = 'marcus_session_id';

/** The id in a request's cookie. */
export const cookieSessionId = (call: WebContext): string | undefined =>
  readCookie(call.req.header('Cookie'), NAME);

/**
 * Hands the session to a client that keeps cookies: the published front end sends no id with its calls,
 * and elements that load pictures cannot. No script can read it, no page of another site sends it.
 */
export function giveSessionCookie(call: WebContext, id: string): void {
  setCookie(call, NAME, id, cookieOptions(call));
}

/**
 * Takes the cookie of a session that was removed. One that holds another id stays: all tabs of a browser
 * share one cookie, and it may be that of a later tab.
 */
export function takeSessionCookie(call: WebContext, removedId: string): void {
  if (cookieSessionId(call) !== removedId) return;
  setCookie(call, NAME, '', { ...cookieOptions(call), expires: new Date(0) });
}

const cookieOptions = (call: WebContext): CookieOptions => ({
  httpOnly: true,
  sameSite: 'Strict',
  // Whatever stands in front may have put the services under a prefix that they do not see.
  path: '/',
  // The services speak plain HTTP; what encrypts stands in front of them, and says so.
  secure: call.req.header('X-Forwarded-Proto') === 'https',
});
