import { hostBeyond } from '../../engines/hostBeyond';

/** As the policy names this machine (`contentSecurityPolicy`); it knows no `[::1]`. */
const THIS_MACHINE = ['localhost', '127.0.0.1'];

/**
 * Why a page cannot ask an address whatever is there; undefined if it can. Browsers tell code nothing of what
 * their policy or mixed content forbids.
 *
 * @param origins of other machines that the policy names
 */
export function pageMayReach(
  address: string,
  origins: readonly string[],
  page: { readonly protocol: string },
): string | undefined {
  const { origin, hostname, protocol } = new URL(address);
  if (protocol === 'http:' && THIS_MACHINE.includes(hostname)) return undefined;
  if (!origins.includes(origin)) {
    const places = ['http://localhost', 'http://127.0.0.1', ...origins].join(', ');
    return `This page’s policy does not let it reach ${origin}, only ${places}. Who builds the page can add it (MARCUS_ENGINE_ORIGINS).`;
  }
  if (page.protocol === 'https:' && protocol === 'http:' && hostBeyond(address) !== undefined) {
    return `Browsers let a page that came by https ask other machines by https only, not ${origin}.`;
  }
  return undefined;
}
