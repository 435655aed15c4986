/** Beside the page: a service worker answers for its own folder and what lies below. */
const FILE = 'service-worker.js';

/** Named in the page's security policy (mocks/hosts/node/serving/contentSecurityPolicy.ts). */
const POLICY = 'marcus-offline';

/** The types know nothing of Trusted Types. */
interface TrustedTypesPage {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): string };
  };
}

/** @param pageUrl of the page, which makes the address absolute. @returns an address that may be registered */
export function serviceWorkerAddress(
  pageUrl: string,
  { trustedTypes }: TrustedTypesPage = globalThis as TrustedTypesPage,
): string {
  const own = new URL(FILE, pageUrl).href;
  const createScriptURL = (address: string) => {
    if (address !== own) throw new TypeError(`${address} is not the page's service worker`);
    return address;
  };
  return trustedTypes?.createPolicy(POLICY, { createScriptURL }).createScriptURL(own) ?? own;
}
