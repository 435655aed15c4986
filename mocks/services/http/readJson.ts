import express, { type Request, type RequestHandler } from 'express';
import { HttpError, ValidationError } from './httpError';

/** Parses JSON bodies up to a size; a body that is no JSON is answered 422 as FastAPI does. */
export function createJsonParser(limitBytes: number): RequestHandler {
  const parse = express.json({ limit: limitBytes, strict: false });
  return (request, response, next) =>
    parse(request, response, (error?: unknown) =>
      next(error === undefined ? undefined : translate(error)),
    );
}

function translate(error: unknown): unknown {
  if (!(error instanceof Error) || !('type' in error)) return error;
  if (error.type === 'entity.parse.failed') {
    const issue = { type: 'json_invalid', loc: ['body', 0], msg: 'JSON decode error', input: {} };
    return new ValidationError([{ ...issue, ctx: { error: 'Invalid JSON' } }]);
  }
  if (error.type === 'entity.too.large') return new HttpError(413, 'The request is too large');
  return error;
}

/** The body as an object. @throws ValidationError for anything else */
export function jsonObject(request: Request): Readonly<Record<string, unknown>> {
  return asObject(request.body, ['body']);
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
