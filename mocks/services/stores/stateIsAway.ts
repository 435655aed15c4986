import { HttpError } from '../http/httpError';

const CODE = 'STATE_AWAY';

/** Seconds; a restarted store of state is back in about this time. */
const RETRY_AFTER_S = 2;

/** The error of whatever needs the state that processes share while that cannot be reached. */
export const stateIsAway = (): HttpError =>
  new HttpError(
    503,
    'The services are interrupted for a moment. Nothing is lost. Please try again in a few seconds.',
    CODE,
    RETRY_AFTER_S,
  );

/** Reported by whoever notices first, so others need not. */
export const isStateAway = (error: unknown): boolean =>
  error instanceof HttpError && error.code === CODE;
