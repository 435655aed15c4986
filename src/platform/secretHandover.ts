import type { Secrets } from './secrets';

/**
 * Hands a secret from a form to the process that an action starts. In the action, or as an argument of an endpoint,
 * it would be in traces; here it waits outside the store until it is taken once.
 */
export function createHandover<Secret>() {
  const waiting = new WeakMap<Secrets, Secret>();
  return {
    offer: (secrets: Secrets, secret: Secret): void => void waiting.set(secrets, secret),
    take: (secrets: Secrets): Secret | undefined => {
      const secret = waiting.get(secrets);
      waiting.delete(secrets);
      return secret;
    },
  };
}
