/**
 * Marks the installation's cookies among those of the page's own host. Browsers don't distinguish ports, so
 * without it, cookies of other services on localhost would be sent to the installation.
 */
const MARK = 'far.';

/** The installation's cookies from a browser's `Cookie` header; `undefined` if there are none. */
export function cookiesForInstallation(header: string | undefined): string | undefined {
  const own = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(MARK))
    .map((pair) => pair.slice(MARK.length));
  return own.length === 0 ? undefined : own.join('; ');
}

/** Decided by the page's own server: the page may use plain HTTP, another host and another path. */
const REPLACED_ATTRIBUTE = /^(?:domain|path|secure|samesite|partitioned)\b/i;

/** Turns a `Set-Cookie` of the installation into one of the page's own host. */
export function cookieForBrowser(setCookie: string): string {
  const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
  const kept = attributes.filter((attribute) => !REPLACED_ATTRIBUTE.test(attribute));
  return [MARK + pair, ...kept, 'Path=/', 'SameSite=Strict'].join('; ');
}
