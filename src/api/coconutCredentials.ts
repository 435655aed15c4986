import type { Secrets } from '@/platform/secrets';

export interface CoconutCredentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Credentials on their way to the login request. An argument of the endpoint would stand in actions
 * and traces; here they wait outside the store, are taken out once and are forgotten.
 */
const waiting = new WeakMap<Secrets, CoconutCredentials>();

/** To be called with the platform's secrets right before `logInToCoconut` is dispatched. */
export function offerCredentials(secrets: Secrets, credentials: CoconutCredentials): void {
  waiting.set(secrets, credentials);
}

export function takeCredentials(secrets: Secrets): CoconutCredentials | undefined {
  const credentials = waiting.get(secrets);
  waiting.delete(secrets);
  return credentials;
}
