import { backoffDelay, type BackoffPolicy } from '@/lib/saga/backoff';

/** How often one article is tried while the services are in trouble, about five minutes altogether. */
const TRIES: BackoffPolicy = {
  attempts: 10,
  firstDelayMs: 2_000,
  factor: 2,
  maxDelayMs: 60_000,
};

/** Readings of one article that failed in a row because of the services, not because of the article. */
export interface ServiceTrouble {
  readonly hash: string;
  readonly tries: number;
}

/** @returns undefined when the article has been tried often enough: it may be what troubles the services */
export function oneMoreTrouble(
  before: ServiceTrouble | undefined,
  hash: string,
): ServiceTrouble | undefined {
  const tries = before?.hash === hash ? before.tries + 1 : 1;
  return tries < TRIES.attempts ? { hash, tries } : undefined;
}

/** Milliseconds before the article is tried again. */
export const troubleDelay = ({ tries }: ServiceTrouble): number => backoffDelay(TRIES, tries);
