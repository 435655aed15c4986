import { maskedEmail } from '@/domain/maskedEmail';
import { RequestError } from './apiError';
import type { ApiError } from './apiError';
import type { ApiRequest } from './apiRequest';
import type { CoconutCredentials } from './coconutCredentials';
import { loginSchema } from './coconut.schema';
import { parsedAnswer } from './parsedAnswer';
import type { SendRequest } from './parsedAnswer';
import { TIME_LIMITS } from './timeLimits';

export interface CoconutLogin {
  /** Masked: actions and traces contain no full address. */
  readonly email: string;
}

function loginRequest(credentials: CoconutCredentials | undefined): ApiRequest {
  if (!credentials?.email || !credentials.password) {
    throw new RequestError('INPUT_MISSING', 'Email and password are required');
  }
  return {
    host: 'coconut',
    method: 'POST',
    path: '/auth/login',
    json: { email: credentials.email, password: credentials.password },
    timeLimitMs: TIME_LIMITS.short,
    failureMessage: 'Authentication failed',
  };
}

/** A server may repeat what was typed in its error. */
function withoutAddress(
  { fieldErrors: _repeated, ...error }: ApiError,
  email: string | undefined,
): ApiError {
  if (!email) return error;
  return { ...error, message: error.message.replaceAll(email, maskedEmail(email)) };
}

/**
 * Logs in.
 *
 * @param keepToken called with the token, which no answer contains
 */
export async function loginAnswer(
  send: SendRequest,
  credentials: CoconutCredentials | undefined,
  keepToken: (token: string) => void,
): Promise<{ readonly data: CoconutLogin } | { readonly error: ApiError }> {
  const { data, error } = await parsedAnswer(
    send,
    () => loginRequest(credentials),
    loginSchema,
    'Authentication failed: Invalid response format',
  );
  if (error) return { error: withoutAddress(error, credentials?.email) };
  keepToken(data.access_token);
  // servers of 2026 don't say whose token it is
  return { data: { email: maskedEmail(data.user?.email ?? credentials?.email ?? '') } };
}
