import type { Secrets } from '@/platform/secrets';

export interface CoconutCredentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Credentials on their way to the login request. As an argument of the endpoint they would be in actions and
 * traces; here they wait outside the store until they are taken out once.
 */
const waiting = new WeakMap<Secrets, CoconutCredentials>();

/** Call this with the platform's secrets right before dispatching `logInToCoconut`. */
export function offerCredentials(secrets: Secrets, credentials: CoconutCredentials): void {
  waiting.set(secrets, credentials);
}

export function takeCredentials(secrets: Secrets): CoconutCredentials | undefined {
  const credentials = waiting.get(secrets);
  waiting.delete(secrets);
  return credentials;
}
