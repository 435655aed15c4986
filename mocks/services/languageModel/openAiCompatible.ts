import { parsedJson } from '../http/parsedJson';
import { textWithin } from '../http/textWithin';
import type { LanguageModelSettings } from '../config';
import type { Annotation } from '../../engine/annotation/annotate';
import { annotationLabels } from '../../engine/annotation/labels';
import { locate, valuesOf } from '../../engine/annotation/positions';
import { LanguageModelError } from './languageModelError';
import { parseModelAnswer } from './modelAnswer';

/** The reference service gives its model five minutes (docs/contract.md 1.10); half is plenty. */
const TIME_LIMIT_MS = 150_000;
/** The answer is eleven short fields; anything larger is a server error. */
const LONGEST_ANSWER = 4_000_000;

const instruction = [
  'You annotate articles on natural products. Answer with one JSON object and nothing else.',
  `Its keys are exactly: ${annotationLabels.join(', ')}.`,
  'Every value is one string: the names as they are written in the text, several joined by ", ",',
  'or "nan" when the text has none. trivial_name: compounds by common name; iupac_name: by the rules',
  'of nomenclature; iupac_like_name: partly by rule; geo_location: named places; location: other sites.',
].join(' ');

export interface CompletionOptions {
  /** Cancels the request. */
  readonly signal?: AbortSignal;
  readonly timeLimitMs?: number;
}

/**
 * Asks a server that speaks OpenAI's chat-completions protocol for the eleven fields. Its answer is labelled
 * with the model's name.
 *
 * @throws LanguageModelError when the server cannot be reached, refuses, or is too slow; on abort, the
 *   signal's reason
 */
export async function annotateWithLanguageModel(
  settings: LanguageModelSettings,
  text: string,
  options: CompletionOptions = {},
): Promise<Annotation> {
  const { content, model } = await complete(settings, text, options);
  const data = parseModelAnswer(content);
  const fields = 'raw_text' in data ? undefined : valuesOf(data);
  return {
    extracted_data: data,
    positions: fields ? locate(text, fields) : [],
    program: settings.model,
    program_version: model === settings.model ? '' : model,
  };
}

async function complete(
  settings: LanguageModelSettings,
  text: string,
  { signal, timeLimitMs = TIME_LIMIT_MS }: CompletionOptions,
): Promise<{ content: string; model: string }> {
  const url = `${settings.baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const late = AbortSignal.timeout(timeLimitMs);
  let body: string;
  let status: number;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${settings.apiKey}` },
      body: JSON.stringify({
        model: settings.model,
        temperature: 0,
        messages: [
          { role: 'system', content: instruction },
          { role: 'user', content: text },
        ],
      }),
      signal: signal ? AbortSignal.any([signal, late]) : late,
      ...ONLY_THERE,
    });
    refuseRedirect(response, settings.baseUrl);
    status = response.status;
    body = await readLimited(response);
  } catch (error) {
    signal?.throwIfAborted();
    throw toError(error, late.aborted, settings, timeLimitMs);
  }
  if (status < 200 || status > 299) {
    // Some servers repeat the key that they refuse.
    const reason = reasonOf(body).replaceAll(settings.apiKey, '…');
    throw new LanguageModelError(`The language model answered ${status}: ${reason}`, { status });
  }
  return readCompletion(body, settings.model);
}

/** The text goes to the address that the user was told, and to no other; nor do cookies go anywhere. */
const ONLY_THERE: RequestInit = {
  redirect: 'manual',
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
};

/** Browsers hide what a redirect says (Fetch Standard, "opaque-redirect filtered response"); Node does not. */
function refuseRedirect({ type, status }: Response, baseUrl: string): void {
  if (type !== 'opaqueredirect' && (status < 300 || status > 399)) return;
  throw new LanguageModelError(
    `The server at ${baseUrl} leads to another address, to which nothing was sent`,
  );
}

async function readLimited(response: Response): Promise<string> {
  const text = await textWithin(response, (read) => read.text.length > LONGEST_ANSWER);
  if (text !== undefined) return text;
  throw new LanguageModelError('The language model sent an answer of more than 4 MB');
}

function toError(
  error: unknown,
  timedOut: boolean,
  settings: LanguageModelSettings,
  timeLimitMs: number,
): Error {
  if (error instanceof LanguageModelError) return error;
  return new LanguageModelError(
    timedOut
      ? `The language model did not answer within ${Math.ceil(timeLimitMs / 1000)} s`
      : `The language model at ${settings.baseUrl} cannot be reached`,
    { cause: error, isUnreachable: !timedOut },
  );
}

/** The server's own explanation of a refusal: the protocol's {"error": {"message"}}, or a short text. */
function reasonOf(body: string): string {
  const parsed = parsedJson(body);
  if (isRecord(parsed)) {
    const error = parsed['error'];
    if (isRecord(error) && typeof error['message'] === 'string')
      return error['message'].slice(0, 300);
    if (typeof error === 'string') return error.slice(0, 300);
  }
  return /^\s*</.test(body) ? 'a page of HTML' : body.trim().slice(0, 300) || 'no reason given';
}

function readCompletion(body: string, asked: string): { content: string; model: string } {
  const parsed = parsedJson(body);
  const choices = isRecord(parsed) ? parsed['choices'] : undefined;
  const first: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const message = isRecord(first) ? first['message'] : undefined;
  const content = isRecord(message) ? message['content'] : undefined;
  if (typeof content !== 'string') {
    throw new LanguageModelError('The language model sent an answer without a message');
  }
  const model = isRecord(parsed) && typeof parsed['model'] === 'string' ? parsed['model'] : asked;
  return { content, model };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
