import type { RequestHandler } from 'express';
import { tokenIn } from './coconutAccounts';
import type { StandInSettings } from './standInSettings';
import { byAddress, createThrottle } from './throttle';

/** COCONUT's limit by user or, if nobody is logged in, by address (docs/contract.md 10.4). */
const LIMIT = { requests: 60, windowMs: 60_000 };

/** Answers 429 with Laravel's message and headers. */
export const createCoconutThrottle = (settings: StandInSettings): RequestHandler =>
  createThrottle({
    settings,
    limitOf: () => LIMIT,
    keyOf: (request) => tokenIn(request.get('Authorization')) || byAddress(request),
    describe: (response, { requests }, used) =>
      void response.set({
        'X-RateLimit-Limit': String(requests),
        'X-RateLimit-Remaining': String(Math.max(0, requests - used)),
      }),
    refuse: (response, seconds) =>
      void response
        .status(429)
        .set('Retry-After', String(seconds))
        .json({ message: 'Too Many Attempts.' }),
  });
