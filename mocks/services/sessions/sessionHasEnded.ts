import { HttpError } from '../http/httpError';

/** The error of work whose session ended before it did. */
export const sessionHasEnded = (): HttpError => new HttpError(404, 'Session not found or expired.');
