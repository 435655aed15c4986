import type { ApiError } from '@/api/apiError';
import { refusalOf } from '@/api/refusal';

/** Proxies answer 502 to 504 for services that are down or too slow. */
const FIRST_OF_PROXIES = 502;

/**
 * Whether a call failed for what was sent with it, so that sending the same again is of no use; otherwise the
 * services were unreachable, too busy, or had no place for the session.
 */
export function isAboutStructures(error: ApiError): boolean {
  if (error.kind === 'schema') return true;
  if (error.kind !== 'http' || refusalOf(error) !== undefined) return false;
  return (error.status ?? 0) < FIRST_OF_PROXIES && error.status !== 404;
}
