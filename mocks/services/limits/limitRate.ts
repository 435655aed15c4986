import type { RateLimitSetting } from '../config';
import { answerJson, setHeaders } from '../http/answers';
import { clientAddress, senderOf } from '../http/clientAddress';
import type { WebContext, WebMiddleware } from '../http/webApp';
import { cookieSessionId } from '../sessions/sessionCookie';
import { rateClassOf, type RateClass } from './rateClasses';
import { WINDOW_SECONDS, type RateCounter, type RateDecision } from './rateCounter';

/**
 * Refuses excess requests with 429, with the contract's wording and headers.
 *
 * @param isKnown whether a session with that id exists
 */
export function createRateLimit(
  setting: RateLimitSetting,
  counter: RateCounter,
  isKnown: (sessionId: string) => Promise<boolean>,
): WebMiddleware {
  if (setting === 'off') return (_call, next) => next();
  return async (call, next) => {
    if (call.req.method === 'OPTIONS') return next();
    const rateClass = classFor(call.req.path, setting);
    const decision = await counter.admit(await clientKey(call, isKnown), rateClass);
    setHeaders(call, headersOf(decision, rateClass));
    if (decision.kind === 'allowed') return next();
    return answerJson(call, refusal(decision, rateClass), 429);
  };
}

function classFor(path: string, setting: number | 'reference'): RateClass {
  const rateClass = rateClassOf(path);
  return setting === 'reference' ? rateClass : { ...rateClass, limit: setting };
}

/**
 * The session if one with that id exists, otherwise the address. The client must not be able to choose its
 * key: with the contract's `user_id`, or ids that were never issued, it could pose as any number of clients.
 */
async function clientKey(
  call: WebContext,
  isKnown: (sessionId: string) => Promise<boolean>,
): Promise<string> {
  const admitted: string | undefined = call.get('sessionId');
  if (admitted !== undefined) return `session ${admitted}`;
  const id = call.req.header('X-Session-ID') ?? cookieSessionId(call);
  if (id !== undefined && (await isKnown(id))) return `session ${id}`;
  return `address ${clientAddress(senderOf(call)) ?? 'of this machine'}`;
}

function headersOf(decision: RateDecision, { name, limit }: RateClass): Record<string, string> {
  const common = {
    'X-RateLimit-Limit': String(decision.kind === 'penalty' ? 0 : limit),
    'X-RateLimit-Reset': String(decision.resetAt),
    'X-RateLimit-Type': name,
  };
  if (decision.kind !== 'allowed') {
    return {
      ...common,
      'X-RateLimit-Remaining': '0',
      'Retry-After': String(decision.retryAfter),
    };
  }
  return {
    ...common,
    'X-RateLimit-Remaining': String(limit - decision.current),
    'X-RateLimit-Current': String(decision.current),
    'X-RateLimit-Window': String(WINDOW_SECONDS),
  };
}

function refusal(decision: Exclude<RateDecision, { kind: 'allowed' }>, rateClass: RateClass) {
  const inPenalty = decision.kind === 'penalty';
  return {
    detail: inPenalty ? PENALTY_TEXT : exceededText(decision, rateClass),
    error_code: 'RATE_LIMIT_EXCEEDED',
    retry_after: decision.retryAfter,
    endpoint_type: rateClass.name,
    current_requests: inPenalty ? 0 : decision.current,
    limit: inPenalty ? 0 : rateClass.limit,
    window: WINDOW_SECONDS,
  };
}

const PENALTY_TEXT =
  'You are currently in a penalty period due to rate limit violations. ' +
  'Please wait before trying again.';

function exceededText(
  { current, violations }: Extract<RateDecision, { kind: 'exceeded' }>,
  { name, limit }: RateClass,
): string {
  const text =
    `Rate limit exceeded for ${name} endpoint. ` +
    `You have made ${current}/${limit} requests in the last ${WINDOW_SECONDS} seconds.`;
  return violations < 2
    ? text
    : `${text} Repeated violations (${violations}) will result in longer penalties.`;
}
