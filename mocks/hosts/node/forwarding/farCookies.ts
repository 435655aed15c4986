/**
 * Marks the cookies of the installation among those of the page's own host. Browsers tell no ports apart:
 * without it, cookies of whatever else runs on localhost would go out to the installation.
 */
const MARK = 'far.';

/** The installation's own cookies out of a browser's `Cookie` header; `undefined` when there are none. */
export function cookiesForInstallation(header: string | undefined): string | undefined {
  const own = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(MARK))
    .map((pair) => pair.slice(MARK.length));
  return own.length === 0 ? undefined : own.join('; ');
}

/** What the page's own server decides: the page may come by plain HTTP, from another host and path. */
const REPLACED_ATTRIBUTE = /^(?:domain|path|secure|samesite|partitioned)\b/i;

/** A `Set-Cookie` of the installation as one of the page's own host. */
export function cookieForBrowser(setCookie: string): string {
  const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
  const kept = attributes.filter((attribute) => !REPLACED_ATTRIBUTE.test(attribute));
  return [MARK + pair, ...kept, 'Path=/', 'SameSite=Strict'].join('; ');
}
