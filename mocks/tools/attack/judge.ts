import type { RawAnswer } from '../../testing/rawRequest';
import { Breach } from './attackTypes';

/** Of the machine or of the code: absolute paths, stacks, and pages where data was promised. */
const LEAKS = [
  /(?<![\w.:])\/(?:home|root|usr|var|tmp|etc|opt|proc|srv|Users)\/[\w.-]+/,
  /node_modules|\.ts:\d+/,
  /\bat [^\n]{1,200}:\d+:\d+/,
  /<(?:html|pre|!doctype)\b/i,
];

/** Characters of an answer that are quoted in a report. */
const QUOTED = 120;

const quote = ({ status, text }: RawAnswer) => `${status} ${text.slice(0, QUOTED)}`;

/** @throws Breach for an answer that tells of the machine */
export function requireDiscreet(answer: RawAnswer): void {
  if (LEAKS.some((leak) => leak.test(answer.text))) throw new Breach(`tells: ${quote(answer)}`);
}

/**
 * An error in the contract's form that tells nothing.
 *
 * @param statuses those that fit; by default all that name the client's fault
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

/** Answered in a proper way: done, or refused in the contract's form. @throws Breach */
export function requireAnswer(answer: RawAnswer): void {
  if (answer.status >= 200 && answer.status < 400) return requireDiscreet(answer);
  // Structures that cannot be drawn are 500 in the contract, with a reason.
  const isReasoned = answer.status === 500 && /Error |too complex/.test(answer.text);
  requireRefusal(answer, isReasoned ? [500] : [...CLIENT_FAULTS, 503, 504]);
}

const CLIENT_FAULTS = [400, 401, 403, 404, 405, 408, 409, 413, 415, 417, 421, 422, 429, 431];
