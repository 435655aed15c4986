import { HttpError } from '../../services/http/httpError';

/** @param most bytes that one session may keep */
export const sessionIsFull = (most: number): HttpError =>
  new HttpError(
    413,
    `This session keeps as much as it may, ${Math.round(most / 1024 / 1024)} MB; a new session starts empty.`,
    'SESSION_FULL',
  );
