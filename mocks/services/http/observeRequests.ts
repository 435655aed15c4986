import { digestOf } from './digest';
import { routeOf } from './routeOf';
import type { WebContext, WebMiddleware } from './webApp';

/** A request that was answered, without anything that a user has written: no name of a file, no text. */
export interface AnsweredRequest {
  /** The proxy's `X-Request-ID`, else one of our own; the answer has it, too. */
  readonly id: string;
  readonly method: string;
  /** The route's pattern, such as `/latest/names/:name`; `none` for paths without one. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** Hash of the session's id; null for calls that need no session. */
  readonly session: string | null;
  /** Kind of the failure and where it happened, for an answer that says only that something went wrong. */
  readonly failure?: { readonly name: string; readonly frames: readonly string[] };
}

export type RequestObserver = (request: AnsweredRequest) => void;

/** What a proxy may send; anything else could forge a line of the log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Enough to find the place; the rest are the framework's. */
const MAX_FRAMES = 8;

const SESSION_DIGITS = 12;

/** Tells `observer` of each request when it is answered. */
export function observeRequests(observer: RequestObserver): WebMiddleware {
  return async (call, next) => {
    const began = performance.now();
    const sent = call.req.header('X-Request-ID') ?? '';
    const id = REQUEST_ID.test(sent) ? sent : crypto.randomUUID();
    call.header('X-Request-ID', id);
    call.set('requestId', id);
    await next();
    const { status } = call.res;
    observer({
      id,
      method: call.req.method,
      route: routeOf(call),
      status,
      ms: Math.round(performance.now() - began),
      session: await sessionHash(call),
      ...(status === 500 && call.error ? { failure: failureOf(call.error) } : {}),
    });
  };
}

async function sessionHash(call: WebContext): Promise<string | null> {
  const id: string | undefined = call.get('sessionId');
  if (id === undefined) return null;
  const digest = await digestOf(id);
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.slice(0, SESSION_DIGITS);
}

/** Without the message, which may quote an article. */
function failureOf({ name, stack = '' }: Error) {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { name, frames: frames.slice(0, MAX_FRAMES).map((line) => line.trim()) };
}
