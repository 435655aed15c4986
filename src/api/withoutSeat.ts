import { isApiError } from './apiError';
import { refusalOf } from './refusal';

/**
 * For `providesTags`: marks a query that the services refused because there was no seat, so that it is
 * repeated once there is one. A page that returns with saved work requests its drawings before the session is
 * open.
 */
export function taggedWithoutSeat(_result: unknown, error: unknown): ['WithoutSeat'] | [] {
  const refusal = isApiError(error) ? refusalOf(error) : undefined;
  return refusal === undefined || refusal.code === 'RATE_LIMITED' ? [] : ['WithoutSeat'];
}
