import { answerJson, setHeaders } from '../services/http/answers';
import type { WebMiddleware } from '../services/http/webApp';
import { tokenIn } from './coconutAccounts';
import type { StandInSettings } from './standInSettings';
import { byAddress, createThrottle } from './throttle';

/** COCONUT's limit by user or, if nobody is logged in, by address (docs/contract.md 10.4). */
const LIMIT = { requests: 60, windowMs: 60_000 };

/** 429 in Laravel's words and headers. */
export const createCoconutThrottle = (settings: StandInSettings): WebMiddleware =>
  createThrottle({
    settings,
    limitOf: () => LIMIT,
    keyOf: (call) => tokenIn(call.req.header('Authorization')) || byAddress(call),
    describe: (call, { requests }, used) =>
      setHeaders(call, {
        'X-RateLimit-Limit': String(requests),
        'X-RateLimit-Remaining': String(Math.max(0, requests - used)),
      }),
    refuse: (call, seconds) => {
      call.header('Retry-After', String(seconds));
      return answerJson(call, { message: 'Too Many Attempts.' }, 429);
    },
  });
