/** A language model that a caller brings the key for; the address is never the caller's to choose. */
import type { LanguageModelSettings } from '../config';
import { HttpError } from '../http/httpError';
import type { LanguageModelError } from './languageModelError';

const KEY_HEADER = 'X-Language-Model-Key';
const MODEL_HEADER = 'X-Language-Model';

/**
 * What a request says of its caller's model.
 *
 * @param baseUrl where keys may be sent; null where callers bring none, so that a key is not even read
 * @returns null for a request without a key
 * @throws HttpError 422 for a key without a model
 */
export function callersModel(
  header: (name: string) => string | undefined,
  baseUrl: string | null,
): LanguageModelSettings | null {
  const apiKey = baseUrl === null ? '' : (header(KEY_HEADER) ?? '');
  if (baseUrl === null || apiKey === '') return null;
  const model = header(MODEL_HEADER) ?? '';
  if (model === '') throw new HttpError(422, `${MODEL_HEADER} must name the model`);
  return { apiKey, baseUrl, model };
}

/**
 * Why a caller's model did not answer. A server's own words on a key are left out: they may repeat parts of it,
 * and what is shown is also written down.
 */
export function failureOfCallersModel(
  { message, status, isUnreachable }: LanguageModelError,
  { baseUrl, model }: LanguageModelSettings,
): string {
  const { host } = new URL(baseUrl);
  if (isUnreachable) {
    return `${host} cannot be reached. There is no network, the server is down, or it does not let web pages ask it (CORS).`;
  }
  if (status === 401 || status === 403) return `${host} refused the key (${status}).`;
  const reason = message.replace(/^The language model answered \d+: /, '');
  if (status === 429) {
    return `${host} accepts no more for now: too many requests, or nothing left to spend (429: ${reason}).`;
  }
  if (status === 404) return `${host} does not know the model ${model} (404: ${reason}).`;
  return `${message.replace(/\.$/, '')}.`;
}
