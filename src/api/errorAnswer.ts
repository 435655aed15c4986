import * as v from 'valibot';
import type { ApiError } from './apiError';
import { optionalField } from './optionalField';

/** The error bodies of our services and of the third parties, all optional (docs/contract.md 1.6). */
const errorBodySchema = v.object({
  detail: v.optional(v.unknown()),
  error_code: v.optional(v.string()),
  retry_after: v.optional(v.number()),
  queue_position: v.optional(v.number()),
  estimated_wait_time: v.optional(v.number()),
  /** COCONUT */
  message: v.optional(v.string()),
  /** COCONUT: lists of messages by field; DataCite: a list of errors */
  errors: v.optional(v.unknown()),
  /** PubChem */
  Fault: v.optional(v.object({ Message: v.optional(v.string()) })),
});

type ErrorBody = v.InferOutput<typeof errorBodySchema>;

const fieldErrorSchema = v.object({
  loc: v.optional(v.array(v.union([v.string(), v.number()])), []),
  msg: v.string(),
});

/** Laravel's validation errors: a list for each field. Entries of another type are left out. */
const fieldListsSchema = v.record(v.string(), v.fallback(v.array(v.string()), []));

/** In the style of that for 413. */
const STATUS_MESSAGES: Readonly<Record<number, string>> = {
  429: 'Too many requests. Please wait a moment and try again.',
  502: 'The server is not available at the moment.',
  503: 'The server is not available at the moment.',
  504: 'The server took too long to answer.',
};

/** docs/requirements/core.md 8.1 */
const statusMessage = (status: number, maxUploadMb: number): string | undefined =>
  status === 413
    ? `The file you are trying to upload is too large. Maximum allowed size is ${maxUploadMb}MB.`
    : STATUS_MESSAGES[status];

/** Errors that passed through several layers contain the inner status: `Error x: 500: Error y: 500: z`. */
const OUTER_LAYERS = /^(?:.*: )?[45]\d\d: /s;

/** The innermost message of a nested one (docs/contract.md 1.6). */
export function innermostMessage(detail: string): string {
  return detail.replace(OUTER_LAYERS, '').trim();
}

/** `width: Input should be greater than or equal to 100`, for each field. */
function fieldMessages(detail: readonly unknown[]): string {
  return detail
    .map((item) => v.safeParse(fieldErrorSchema, item))
    .filter((result) => result.success)
    .map(({ output: { loc, msg } }) => [...loc.slice(1), msg].join(': '))
    .join('; ');
}

function messageOf({ detail, message, Fault }: ErrorBody): string {
  if (typeof detail === 'string') return innermostMessage(detail);
  if (Array.isArray(detail)) return fieldMessages(detail);
  return message ?? Fault?.Message ?? '';
}

/** The errors by field, from answers that have any. */
function fieldErrorsOf({ errors }: ErrorBody): ApiError['fieldErrors'] {
  if (Array.isArray(errors)) return undefined;
  const result = v.safeParse(fieldListsSchema, errors);
  const lists = result.success ? Object.entries(result.output) : [];
  const told = lists.filter(([, complaints]) => complaints.length > 0);
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

/** The seconds of a Retry-After header: a number, or an HTTP date. */
function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}

function parseBody(text: string): ErrorBody {
  try {
    const result = v.safeParse(errorBodySchema, JSON.parse(text));
    return result.success ? result.output : {};
  } catch {
    return {}; // a proxy's HTML page or plain text: only the status is informative
  }
}

/**
 * Reads an answer with an error status, whatever its body.
 *
 * @param fallback message if the answer has none of its own and its status is not a usual one
 * @param page milliseconds since the epoch, and the largest PDF that is taken
 */
export function errorFromAnswer(
  answer: { readonly status: number; readonly headers: Headers; readonly text: string },
  fallback: string | undefined,
  { now, maxUploadMb }: { readonly now: number; readonly maxUploadMb: number },
): ApiError {
  const body = parseBody(answer.text);
  const retryAfterS = retryAfterSeconds(answer.headers.get('Retry-After'), now) ?? body.retry_after;
  return {
    kind: 'http',
    status: answer.status,
    message:
      messageOf(body) ||
      (fallback ??
        statusMessage(answer.status, maxUploadMb) ??
        `Request failed with status ${answer.status}`),
    ...optionalField('code', body.error_code),
    ...optionalField('retryAfterS', retryAfterS),
    ...optionalField('fieldErrors', fieldErrorsOf(body)),
    ...(body.queue_position !== undefined && {
      queue: { position: body.queue_position, estimatedWaitS: body.estimated_wait_time ?? 0 },
    }),
  };
}
