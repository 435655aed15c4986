import * as v from 'valibot';
import type { ApiError } from './apiError';
import type { ApiRequestSource } from './apiRequest';
import type { AnswerMeta, MarcusBaseQuery } from './baseQuery';
import { schemaError } from './schemaFailure';

/** What RTK Query passes to a `queryFn` to make requests with. */
export type SendRequest = (request: ApiRequestSource) => ReturnType<MarcusBaseQuery>;

export type ParsedAnswer<T> =
  | { readonly data: T; readonly error?: undefined; readonly meta?: AnswerMeta | undefined }
  | { readonly error: ApiError; readonly data?: undefined; readonly meta?: AnswerMeta | undefined };

/**
 * Sends a request and checks its answer. RTK does this for `query` endpoints; this is for those that need
 * several requests or keep a secret out of the answer.
 *
 * @param schemaMessage a specified message for an invalid answer
 */
export async function parsedAnswer<Schema extends v.GenericSchema>(
  send: SendRequest,
  request: ApiRequestSource,
  schema: Schema,
  schemaMessage?: string,
): Promise<ParsedAnswer<v.InferOutput<Schema>>> {
  return checkedAnswer(await send(request), schema, schemaMessage);
}

/** Checks an answer. */
export function checkedAnswer<Schema extends v.GenericSchema>(
  { data, error, meta }: Awaited<ReturnType<SendRequest>>,
  schema: Schema,
  schemaMessage?: string,
): ParsedAnswer<v.InferOutput<Schema>> {
  if (error) return { error, meta };
  const result = v.safeParse(schema, data);
  if (result.success) return { data: result.output, meta };
  const failed: ApiError =
    schemaMessage === undefined
      ? schemaError(result.issues.map(({ message }) => ({ message })))
      : { kind: 'schema', message: schemaMessage };
  return { error: failed, meta };
}
