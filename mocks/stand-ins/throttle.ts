import type { Request, RequestHandler, Response } from 'express';
import { SlidingWindow } from './slidingWindow';
import type { StandInSettings } from './standInSettings';

export interface Limit {
  readonly requests: number;
  readonly windowMs: number;
}

interface ThrottleOptions {
  readonly settings: StandInSettings;
  readonly limitOf: (request: Request) => Limit;
  /** The key under which a request is counted. */
  readonly keyOf: (request: Request) => string;
  /** Adds the limit's headers to each answer. */
  readonly describe: (response: Response, limit: Limit, used: number) => void;
  readonly refuse: (response: Response, secondsToWait: number) => void;
}

/** Refuses requests beyond a limit, with the messages of the real service. */
export function createThrottle(options: ThrottleOptions): RequestHandler {
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
  return (request, response, next) => {
    const limit = limitOf(request);
    const counter = windowOf(limit);
    const key = keyOf(request);
    const isRefused = settings.areLimited && counter.isFull(key);
    if (!isRefused) counter.add(key);
    describe(response, limit, counter.count(key));
    if (isRefused) return refuse(response, counter.secondsToWait(key));
    next();
  };
}

export const byAddress = (request: Request): string => request.ip ?? '';
