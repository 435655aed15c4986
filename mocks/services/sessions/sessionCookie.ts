import type { CookieOptions, Request, Response } from 'express';
import { readCookie } from '../http/cookie';

/** The name that the gate looks for (docs/contract.md 1.4). */
const NAME = 'marcus_session_id';

/** The id in a request's cookie. */
export const cookieSessionId = (request: Request): string | undefined =>
  readCookie(request.get('Cookie'), NAME);

/**
 * Hands the session to a client that keeps cookies: the published front end sends no id with its calls,
 * and elements that load pictures cannot. No script can read it, no page of another site sends it.
 */
export function giveSessionCookie(request: Request, response: Response, id: string): void {
  response.cookie(NAME, id, cookieOptions(request));
}

/**
 * Takes the cookie of a session that was removed. One that holds another id stays: all tabs of a browser
 * share one cookie, and it may be that of a later tab.
 */
export function takeSessionCookie(request: Request, response: Response, removedId: string): void {
  if (cookieSessionId(request) !== removedId) return;
  response.clearCookie(NAME, cookieOptions(request));
}

const cookieOptions = (request: Request): CookieOptions => ({
  httpOnly: true,
  sameSite: 'strict',
  // Whatever stands in front may have put the services under a prefix that they do not see.
  path: '/',
  // The services speak plain HTTP; what encrypts stands in front of them, and says so.
  secure: request.get('X-Forwarded-Proto') === 'https',
});
