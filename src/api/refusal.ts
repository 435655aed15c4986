import type { Refusal } from '@/platform/traffic';
import type { ApiError } from './apiError';

/** The API codes (docs/requirements/session.md S8.API.1), each with its status. */
const STATUS_OF_CODE = {
  NO_SESSION: 401,
  SESSION_NOT_FOUND: 404,
  SESSION_NOT_ACTIVE: 403,
} as const;

type SessionCode = keyof typeof STATUS_OF_CODE;

const isSessionCode = (code: string | undefined): code is SessionCode =>
  code !== undefined && Object.hasOwn(STATUS_OF_CODE, code);

/** What an error answer says about the session; `undefined` if it is about something else. */
export function refusalOf({
  kind,
  status,
  code,
  message,
  queue,
  retryAfterS,
}: ApiError): Refusal | undefined {
  if (kind !== 'http') return undefined;
  const told = {
    message,
    ...(queue && { queue }),
    ...(retryAfterS !== undefined && { retryAfterS }),
  };
  if (status === 429) return { code: 'RATE_LIMITED', ...told };
  return isSessionCode(code) && STATUS_OF_CODE[code] === status ? { code, ...told } : undefined;
}
