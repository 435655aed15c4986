import { toJsonSchema } from '@valibot/to-json-schema';
import { fieldsSchema, type JsonSchema } from '../http/fields';
import type { Answer, Operation, OperationGroup } from './operation';

/** An OpenAPI 3.1 document, limited to the parts this project uses. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

export interface OperationObject {
  readonly tags: readonly string[];
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly ParameterObject[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { description: string; content?: Content }>>;
}

export interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>;

const ERROR: JsonSchema = {
  type: 'object',
  required: ['detail'],
  properties: {
    detail: {
      oneOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/components/schemas/Issue' } }],
    },
    error_code: { type: 'string' },
  },
};

/** One complaint about a field, in FastAPI's format. */
const ISSUE: JsonSchema = {
  type: 'object',
  required: ['type', 'loc', 'msg'],
  properties: {
    type: { type: 'string' },
    loc: { type: 'array', items: { type: ['string', 'integer'] } },
    msg: { type: 'string' },
    input: {},
    ctx: { type: 'object' },
  },
};

/** Describes the operations from which the routes are built. */
export function openApiDocument(
  groups: readonly OperationGroup[],
  version: string,
): OpenApiDocument {
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const { tag, prefix, operations } of groups) {
    for (const [name, operation] of Object.entries(operations)) {
      const path = documentPath(prefix, operation.path);
      const entry = describeOperation(tag, name, operation);
      paths[path] = { ...paths[path], [operation.method]: entry };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'MARCUS services', version, description: DESCRIPTION },
    // Relative to the document's own folder, `latest`, so that it works behind any prefix.
    servers: [{ url: '..' }],
    paths,
    components: { schemas: { Error: ERROR, Issue: ISSUE } },
  };
}

const DESCRIPTION =
  'Everything below /latest needs a session: its id in the header X-Session-ID, in the query ' +
  'session_id, or in the cookie that POST /session/create sets. /v1 answers as /latest does.';

/** A path parameter in Hono's syntax, `:name` or `:name{pattern}`. */
const PATH_PART = /:(\w+)(?:\{[^}]*\})?/g;

const documentPath = (prefix: string, path: string): string =>
  `${prefix}${path}`.replace(PATH_PART, '{$1}');

function describeOperation(tag: string, name: string, operation: Operation): OperationObject {
  const parameters = [...pathParameters(operation), ...queryParameters(operation)];
  const body = bodyOf(operation);
  return {
    tags: [tag],
    operationId: `${tag}_${name}`,
    summary: operation.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: !operation.isBodyOptional, content: body } }),
    responses: {
      200: { description: 'Done', content: answerContent(operation.answer) },
      default: { description: 'Failed', content: ERROR_CONTENT },
    },
  };
}

const ERROR_CONTENT: Content = {
  'application/json': { schema: { $ref: '#/components/schemas/Error' } },
};

const pathParameters = ({ path }: Operation): ParameterObject[] =>
  Array.from(path.matchAll(PATH_PART), ([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const queryParameters = ({ query = {} }: Operation): ParameterObject[] =>
  Object.entries(query).map(([name, { isRequired, schema }]) => ({
    name,
    in: 'query',
    required: isRequired,
    schema,
  }));

function bodyOf({ json, isList, form, file, body }: Operation): Content | undefined {
  if (body !== undefined) return { [body]: {} };
  if (json) {
    const item = fieldsSchema(json);
    return { 'application/json': { schema: isList ? { type: 'array', items: item } : item } };
  }
  if (!form && !file) return undefined;
  const fields = fieldsSchema(form ?? {});
  if (!file) {
    const schema = { schema: fields };
    return { 'multipart/form-data': schema, 'application/x-www-form-urlencoded': schema };
  }
  const properties = { [file.name]: FILE, ...(fields['properties'] as JsonSchema) };
  const required = file.isRequired ? { required: [file.name] } : {};
  return { 'multipart/form-data': { schema: { ...fields, properties, ...required } } };
}

/** Binary content of a part (OpenAPI 3.1, 4.8.14.3). */
const FILE: JsonSchema = { type: 'string', contentMediaType: 'application/octet-stream' };

function answerContent(answer: Answer): Content {
  if ('media' in answer) return Object.fromEntries(answer.media.map((type) => [type, {}]));
  const { $schema: _dialect, ...schema } = toJsonSchema(answer.json);
  return { 'application/json': { schema } };
}
