import type { Secrets } from '@/platform/secrets';

/**
 * A key on its way from the form to the secrets. In an action it would be in traces; here it waits outside the
 * store until it is taken once.
 */
const waiting = new WeakMap<Secrets, string>();

/** Call this right before dispatching `modelGiveRequested`. */
export function offerKey(secrets: Secrets, key: string): void {
  waiting.set(secrets, key);
}

export function takeKey(secrets: Secrets): string | undefined {
  const key = waiting.get(secrets);
  waiting.delete(secrets);
  return key;
}
