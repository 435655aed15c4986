import { isApiError } from './apiError';
import { refusalOf } from './refusal';

/**
 * For `providesTags`: marks a query that the services refused for want of a seat, so that it is asked
 * again once there is one. A page that comes back with saved work asks for its drawings sooner than
 * the session is open.
 */
export function taggedWithoutSeat(_result: unknown, error: unknown): ['WithoutSeat'] | [] {
  const refusal = isApiError(error) ? refusalOf(error) : undefined;
  return refusal === undefined || refusal.code === 'RATE_LIMITED' ? [] : ['WithoutSeat'];
}
