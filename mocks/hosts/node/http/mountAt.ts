import type { RequestListener } from 'node:http';

/** The origin that a request's target may start with (RFC 9112, section 3.2.2). */
const ORIGIN = '(https?://[^/?#]*)?';

/**
 * Passes requests below `prefix` to `below`, without the prefix in their URL, and all others to `rest`. The
 * prefix may be written in any case.
 */
export function mountAt(
  prefix: string,
  below: RequestListener,
  rest: RequestListener,
): RequestListener {
  const mounted = new RegExp(`^${ORIGIN}${prefix}(?=[/?#]|$)`, 'i');
  return (request, response) => {
    const { url = '/' } = request;
    const start = mounted.exec(url);
    if (start === null) return rest(request, response);
    const [found, origin = ''] = start;
    const path = url.slice(found.length);
    request.url = origin + (path.startsWith('/') ? path : `/${path}`);
    below(request, response);
  };
}
