import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { HttpError } from '../../../services/http/httpError';
import { ANSWER_HEADERS } from '../../../services/http/answerHeaders';
import { SERVICES_PREFIX } from '../serving/pageConfig';
import type { Installation } from './installation';
import { cookieForBrowser } from './farCookies';

/**
 * Headers that are not forwarded: those of a single connection (RFC 9110, 7.6.1); those about origins, since
 * the page's own server decides who may read its answers; and those that our answers always carry, since an
 * SVG from the installation must not run on the page's origin.
 */
const KEPT_BACK = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'strict-transport-security',
  ...Object.keys(ANSWER_HEADERS).map((name) => name.toLowerCase()),
]);

const isKeptBack = (name: string) => KEPT_BACK.has(name) || name.startsWith('access-control-');

/** The headers of an installation's answer as forwarded by the page's own server. */
export function headersForBrowser(
  { 'set-cookie': cookies, location, ...others }: IncomingHttpHeaders,
  apiUrl: string,
): OutgoingHttpHeaders {
  const kept = Object.entries(others).filter(([name]) => !isKeptBack(name));
  return {
    ...Object.fromEntries(kept),
    ...(cookies && { 'set-cookie': cookies.map(cookieForBrowser) }),
    ...(location !== undefined && { location: ownLocation(location, apiUrl) }),
  };
}

/** A redirect within the installation stays on the page's origin; one to another site is unchanged. */
function ownLocation(location: string, apiUrl: string): string {
  const { origin, pathname } = new URL(apiUrl);
  if (!URL.canParse(location, apiUrl)) return location;
  const target = new URL(location, apiUrl);
  const base = pathname.replace(/\/$/, '');
  if (target.host !== new URL(origin).host || !target.pathname.startsWith(`${base}/`)) {
    return location;
  }
  return SERVICES_PREFIX + target.pathname.slice(base.length) + target.search;
}

/**
 * An error without a reason in the contract's format: a proxy in front of the installation answers with HTML
 * pages, and unhandled errors are answered as text.
 */
export function wordlessError(
  { statusCode = 502, statusMessage, headers }: IncomingMessage,
  { apiUrl, maxUploadMb }: Pick<Installation, 'apiUrl' | 'maxUploadMb'>,
): HttpError | undefined {
  if (statusCode < 400 || /\bjson\b/i.test(headers['content-type'] ?? '')) return undefined;
  if (statusCode === 413) return new HttpError(413, tooLarge(maxUploadMb));
  const words = `${statusCode} ${statusMessage ?? ''}`.trim();
  return new HttpError(
    statusCode,
    `The services at ${apiUrl} answered "${words}" without a reason.`,
  );
}

/** docs/requirements/core.md 8.1 */
const tooLarge = (megabytes: number): string =>
  `The file you are trying to upload is too large. Maximum allowed size is ${megabytes}MB.`;
