/** The policy of `trusted-types` under which workers start workers (mocks/hosts/node/serving/contentSecurityPolicy.ts). */
const POLICY = 'marcus';

interface TrustedTypePolicy {
  createScriptURL(address: string): unknown;
}

interface TrustedTypeFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): TrustedTypePolicy;
}

let policy: TrustedTypePolicy | undefined;

/**
 * The address of a script for `new Worker`, which under Trusted Types takes no text.
 *
 * @throws TypeError for a script from elsewhere
 */
export function scriptAddress(address: string): string {
  const { href, origin } = new URL(address, self.location.href);
  if (origin !== self.location.origin) throw new TypeError(`A worker must be our own: ${href}`);
  const factory: TrustedTypeFactory | undefined = Reflect.get(globalThis, 'trustedTypes');
  if (!factory) return href;
  policy ??= factory.createPolicy(POLICY, { createScriptURL: (own) => own });
  // The DOM's types know only texts here.
  return policy.createScriptURL(href) as string;
}
