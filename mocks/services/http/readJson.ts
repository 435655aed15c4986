import { ValidationError } from './httpError';
import { readBodyText } from './readBody';
import type { WebContext, WebMiddleware } from './webApp';

/** Parses JSON bodies up to a size limit; invalid JSON gets 422, as in FastAPI. */
export function createJsonParser(limitBytes: number): WebMiddleware {
  return async (call, next) => {
    const { raw } = call.req;
    if (isJson(raw)) {
      const text = await readBodyText(raw, limitBytes);
      call.set('body', text === '' ? withoutText(raw) : parse(text));
    }
    await next();
  };
}

const isJson = ({ headers }: Request): boolean =>
  /^\s*application\/json\s*(?:;|$)/i.test(headers.get('Content-Type') ?? '');

/** An empty body counts as an object without fields; no body at all is undefined. */
const withoutText = ({ headers }: Request): unknown =>
  headers.has('Content-Length') || headers.has('Transfer-Encoding') ? {} : undefined;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const issue = { type: 'json_invalid', loc: ['body', 0], msg: 'JSON decode error', input: {} };
    throw new ValidationError([{ ...issue, ctx: { error: 'Invalid JSON' } }]);
  }
}

/** The body as an object. @throws ValidationError for anything else */
export function jsonObject(call: WebContext): Readonly<Record<string, unknown>> {
  return asObject(call.get('body'), ['body']);
}

/** The body as a list of limited length. @throws ValidationError for anything else */
export function jsonList(call: WebContext, maxItems: number): readonly unknown[] {
  const body: unknown = call.get('body');
  if (!Array.isArray(body)) {
    const issue = { type: 'list_type', loc: ['body'], msg: 'Input should be a valid list' };
    throw new ValidationError([{ ...issue, input: null }]);
  }
  if (body.length > maxItems) {
    const msg = `List should have at most ${maxItems} items`;
    throw new ValidationError([{ type: 'too_long', loc: ['body'], msg, input: null }]);
  }
  return body;
}

/** An unknown value as an object. @throws ValidationError naming `loc` */
export function asObject(
  value: unknown,
  loc: readonly (string | number)[],
): Readonly<Record<string, unknown>> {
  if (value === undefined) {
    throw new ValidationError([{ type: 'missing', loc, msg: 'Field required', input: null }]);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const msg = 'Input should be a valid dictionary or object to extract fields from';
    throw new ValidationError([{ type: 'model_attributes_type', loc, msg, input: null }]);
  }
  return value as Readonly<Record<string, unknown>>;
}
