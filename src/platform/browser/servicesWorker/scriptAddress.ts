/**
 * The Trusted Types policy for the one script that this build does not know by name; webpack's own policy,
 * which creates the addresses of all others, cannot be used from here.
 */
const POLICY = 'own-services';

interface TrustedTypeFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

let create: ((address: string) => unknown) | undefined;

/**
 * The address of the services' script, as `new Worker` takes it.
 *
 * @throws TypeError for a script of another origin
 */
export function scriptAddress(address: string): string {
  const { href, origin } = new URL(address, document.baseURI);
  if (origin !== window.location.origin)
    throw new TypeError('The services’ script must be our own');
  const factory: TrustedTypeFactory | undefined = Reflect.get(window, 'trustedTypes');
  if (!factory) return href;
  if (!create) {
    const policy = factory.createPolicy(POLICY, { createScriptURL: (own) => own });
    create = (own) => policy.createScriptURL(own);
  }
  // The DOM's types know only texts here.
  return create(href) as string;
}
