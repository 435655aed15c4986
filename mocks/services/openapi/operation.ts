import type { GenericSchema } from 'valibot';
import type { Fields } from '../http/fields';
import { onMethods } from '../http/onMethods';
import type { WebApp, WebHandler } from '../http/webApp';

/** The body of a 200 answer: JSON matching a schema, or one of several media types. */
export type Answer = { readonly json: GenericSchema } | { readonly media: readonly string[] };

/** What a call accepts and returns; both its route and its OpenAPI entry are built from it. */
export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /**
   * Relative to its group, in Hono's syntax: `/status/:id`, or `/image/:name{.+}` if names contain slashes.
   */
  readonly path: string;
  readonly summary: string;
  readonly query?: Fields;
  readonly json?: Fields;
  /** A call without a JSON body is accepted, too. */
  readonly isBodyOptional?: true;
  /** Whether the JSON body is a list of such objects. */
  readonly isList?: boolean;
  readonly form?: Fields;
  /** The body is a file of this media type. */
  readonly body?: string;
  /** A file field of the form. */
  readonly file?: { readonly name: string; readonly isRequired: boolean };
  readonly answer: Answer;
}

/** Operations under a common path. */
export interface OperationGroup {
  readonly tag: string;
  /** Where the group's router is mounted below the services' address, such as `/latest/ocsr`. */
  readonly prefix: string;
  readonly operations: Readonly<Record<string, Operation>>;
}

/** Registers a handler for one operation, or for several that share a path. */
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
