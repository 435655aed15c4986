import type { WebContext, WebMiddleware } from '../services/http/webApp';
import { SlidingWindow } from './slidingWindow';
import type { StandInSettings } from './standInSettings';

export interface Limit {
  readonly requests: number;
  readonly windowMs: number;
}

interface ThrottleOptions {
  readonly settings: StandInSettings;
  readonly limitOf: (call: WebContext) => Limit;
  /** Who is counted. */
  readonly keyOf: (call: WebContext) => string;
  /** Puts the limit's headers on each answer. */
  readonly describe: (call: WebContext, limit: Limit, used: number) => void;
  readonly refuse: (call: WebContext, secondsToWait: number) => Response;
}

/** Refuses requests beyond a limit, in the words of the service that is stood in for. */
export function createThrottle(options: ThrottleOptions): WebMiddleware {
  const { settings, limitOf, keyOf, describe, refuse } = options;
  const windows = new Map<string, SlidingWindow>();
  const windowOf = ({ requests, windowMs }: Limit) => {
    const name = `${requests}/${windowMs}`;
    const known = windows.get(name);
    const { now } = settings;
    const counter = known ?? new SlidingWindow({ limit: requests, windowMs, now });
    windows.set(name, counter);
    return counter;
  };
  return async (call, next) => {
    const limit = limitOf(call);
    const counter = windowOf(limit);
    const key = keyOf(call);
    const isRefused = settings.areLimited && counter.isFull(key);
    if (!isRefused) counter.add(key);
    describe(call, limit, counter.count(key));
    if (isRefused) return refuse(call, counter.secondsToWait(key));
    return next();
  };
}

export const byAddress = (call: WebContext): string => call.env.peer;
