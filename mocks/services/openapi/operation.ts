import type { GenericSchema } from 'valibot';
import type { Fields } from '../http/fields';
import { onMethods } from '../http/onMethods';
import type { WebApp, WebHandler } from '../http/webApp';

/** The body of a 200: JSON of a schema, or one of several media types. */
export type Answer = { readonly json: GenericSchema } | { readonly media: readonly string[] };

/** What a call takes and answers: its route is made from it, and its entry in the OpenAPI document. */
export interface Operation {
  readonly method: 'get' | 'post' | 'delete';
  /** Below its group, in Hono's form: `/status/:id`, `/image/:name{.+}` where slashes belong to the name. */
  readonly path: string;
  readonly summary: string;
  readonly query?: Fields;
  readonly json?: Fields;
  /** The JSON body is a list of such objects. */
  readonly isList?: boolean;
  readonly form?: Fields;
  /** A file of the form. */
  readonly file?: { readonly name: string; readonly isRequired: boolean };
  readonly answer: Answer;
}

/** Operations under one path. */
export interface OperationGroup {
  readonly tag: string;
  /** Where the group's router stands below the services' address, such as `/latest/ocsr`. */
  readonly prefix: string;
  readonly operations: Readonly<Record<string, Operation>>;
}

/** Puts a handler in the place of one operation, or of several that share a path. */
export function onOperation(
  router: WebApp,
  operation: Operation | readonly [Operation, ...Operation[]],
  handler: WebHandler,
): void {
  const operations = 'path' in operation ? [operation] : operation;
  const [{ path } = { path: '/' }] = operations;
  const handlers = operations.map(({ method }) => [method, handler] as const);
  onMethods(router, path, Object.fromEntries(handlers));
}
