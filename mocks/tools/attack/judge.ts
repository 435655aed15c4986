import type { RawAnswer } from '../../testing/rawRequest';
import { Breach } from './attackTypes';

/** Details of the machine or the code: absolute paths, stack traces, and pages where data was promised. */
const LEAKS = [
  /(?<![\w.:])\/(?:home|root|usr|var|tmp|etc|opt|proc|srv|Users)\/[\w.-]+/,
  /node_modules|\.ts:\d+/,
  /\bat [^\n]{1,200}:\d+:\d+/,
  /<(?:html|pre|!doctype)\b/i,
];

/** Characters of an answer quoted in a report. */
const QUOTED = 120;

const quote = ({ status, text }: RawAnswer) => `${status} ${text.slice(0, QUOTED)}`;

/** @throws Breach for an answer that reveals details of the machine */
export function requireDiscreet(answer: RawAnswer): void {
  if (LEAKS.some((leak) => leak.test(answer.text))) throw new Breach(`tells: ${quote(answer)}`);
}

/**
 * Requires an error in the contract's format that reveals nothing.
 *
 * @param statuses the acceptable ones; by default all that stand for the client's fault
 * @throws Breach
 */
export function requireRefusal(answer: RawAnswer, statuses?: readonly number[]): void {
  const fits = statuses?.includes(answer.status) ?? (answer.status >= 400 && answer.status < 500);
  if (!fits) throw new Breach(`answered ${quote(answer)}`);
  const body: unknown = answer.body;
  const hasForm = typeof body === 'object' && body !== null && 'detail' in body;
  if (!hasForm) throw new Breach(`no JSON of the contract: ${quote(answer)}`);
  requireDiscreet(answer);
}

/** Requires a proper answer: a result, or a refusal in the contract's format. @throws Breach */
export function requireAnswer(answer: RawAnswer): void {
  if (answer.status >= 200 && answer.status < 400) return requireDiscreet(answer);
  // In the contract, structures that cannot be drawn are 500, with a reason.
  const isReasoned = answer.status === 500 && /Error |too complex/.test(answer.text);
  requireRefusal(answer, isReasoned ? [500] : [...CLIENT_FAULTS, 503, 504]);
}

const CLIENT_FAULTS = [400, 401, 403, 404, 405, 408, 409, 413, 415, 417, 421, 422, 429, 431];
