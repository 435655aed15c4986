import { readFileSync } from 'node:fs';
import { createChemRoutes } from '../routes/chemRoutes';
import { createDecimerRoutes } from '../routes/decimerRoutes';
import { createDepictionRoutes } from '../routes/depictionRoutes';
import { createDoclingRoutes } from '../routes/doclingRoutes';
import { createOcsrRoutes } from '../routes/ocsrRoutes';
import { createOpenaiRoutes } from '../routes/openaiRoutes';
import { ALL_OPERATIONS } from '../routes/operations/allOperations';
import type { WebApp } from '../http/webApp';
import type { ServiceContext } from '../routes/serviceContext';
import { createSimilarityRoutes } from '../routes/similarityRoutes';
import { createSessionRoutes } from '../sessions/sessionRoutes';
import { openApiDocument, type OperationObject } from './openApiDocument';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly query?: readonly string[];
  readonly form?: readonly string[];
  readonly json?: readonly string[];
  readonly required?: readonly string[];
}

const { calls } = JSON.parse(readFileSync('docs/contract-calls.json', 'utf8')) as {
  readonly calls: readonly Call[];
};
const document = openApiDocument(ALL_OPERATIONS, '1.0');
const named = calls.map((call) => [`${call.method} ${call.path}`, call] as const);

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly items?: ObjectSchema;
}

function bodyOf({ requestBody }: OperationObject, type: string): ObjectSchema {
  const schema = (requestBody?.content[type]?.schema ?? {}) as ObjectSchema;
  return schema.items ?? schema;
}

const operationOf = ({ method, path }: Call) => document.paths[path]?.[method.toLowerCase()];

describe('the OpenAPI document', () => {
  test.each(named)('contains %s from the contract, with its parameters', (_name, call) => {
    const operation = operationOf(call);
    if (!operation) throw new Error('The call is not described');
    const parameters = operation.parameters ?? [];
    const form = bodyOf(operation, 'multipart/form-data');
    const json = bodyOf(operation, 'application/json');
    const nameIn = (place: string) =>
      parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
    expect(nameIn('query')).toEqual(call.query ?? []);
    expect(nameIn('path')).toEqual(
      Array.from(call.path.matchAll(/\{(\w+)\}/g), ([, name]) => name),
    );
    expect(Object.keys(form.properties ?? {})).toEqual(
      expect.arrayContaining([...(call.form ?? [])]),
    );
    expect(Object.keys(json.properties ?? {})).toEqual(
      expect.arrayContaining([...(call.json ?? [])]),
    );
    const required = parameters.filter((it) => it.in === 'query' && it.required);
    expect([
      ...required.map(({ name }) => name),
      ...(form.required ?? []),
      ...(json.required ?? []),
    ]).toEqual(call.required ?? []);
  });

  test('adds only the lists of engines and lanes, drawings on pictures, boxes, scans, `chem` and `library` to the contract', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const known = new Set<string>(named.map(([name]) => name));
    expect(described.filter((name) => !known.has(name)).sort()).toEqual([
      'DELETE /latest/chem/own_list/{kind}',
      'DELETE /latest/ocsr/own_engine/{engine}',
      'GET /health/lanes',
      'GET /latest/chem/limits',
      'GET /latest/chem/lists',
      'GET /latest/chem/name_sources',
      'GET /latest/decimer/box_limits',
      'GET /latest/ocsr/engines',
      'GET /latest/ocsr/own_engines',
      'GET /library/articles',
      'GET /library/articles/{id}/file',
      'GET /library/articles/{id}/parts',
      'GET /library/compounds/{article}/{segment}/twins',
      'GET /library/events',
      'GET /library/inbox',
      'GET /library/me',
      'GET /library/people',
      'GET /library/search',
      'GET /library/statistics',
      'GET /ready',
      'POST /latest/chem/identifiers',
      'POST /latest/chem/known',
      'POST /latest/chem/molfiles',
      'POST /latest/chem/names',
      'POST /latest/chem/own_list',
      'POST /latest/chem/taxa',
      'POST /latest/decimer/cut_out_box',
      'POST /latest/depiction/on_picture',
      'POST /latest/docling_conversion/describe_pdf',
      'POST /latest/docling_conversion/read_scan',
      'POST /latest/ocsr/own_engine',
      'POST /library/articles',
      'POST /library/events',
      'POST /library/people/erase',
      'POST /library/sought',
      'POST /library/structures',
      'PUT /library/articles/{id}/file',
    ]);
  });

  test('states the range and the default of a number', () => {
    const { properties } = bodyOf(
      document.paths['/latest/depiction/generate']!['post']!,
      'application/json',
    );
    expect(properties).toMatchObject({
      width: { type: 'integer', default: 512, minimum: 100, maximum: 2000 },
      rotate: { type: 'number', minimum: 0, exclusiveMaximum: 360 },
    });
  });

  test('describes answers by their schemas', () => {
    const { responses } = document.paths['/session/queue']!['get']!;
    expect(responses['200']?.content?.['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['success', 'queue_status'],
    });
  });

  test('gives each call a unique id', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

/** The routes' behaviour with their context is not tested here. */
const context = {} as ServiceContext;
const ROUTERS: Readonly<Record<string, () => WebApp>> = {
  session: () =>
    createSessionRoutes({
      sessions: {} as never,
      closeSockets: () => 0,
      resetToken: '',
      gate: 'strict',
    }),
  decimer: () => createDecimerRoutes(context),
  docling_conversion: () => createDoclingRoutes(context),
  openai: () => createOpenaiRoutes(context),
  ocsr: () => createOcsrRoutes(context),
  depiction: () => createDepictionRoutes(context),
  chem: () => createChemRoutes(context),
  similarity: () => createSimilarityRoutes(context),
};

test.each(Object.entries(ROUTERS))(
  'every route of %s is documented, and every documented route exists',
  (tag, create) => {
    const routed = create().routes.map(({ path }) => path);
    const operations = ALL_OPERATIONS.find((group) => group.tag === tag)?.operations ?? {};
    const described = Object.values(operations).map(({ path }) => path);
    expect(new Set(routed)).toEqual(new Set(described));
  },
);

/** Calls as named in the contract (`find_mcs`) and in the requirements (`POST /similarity/find_mcs`). */
const CALL_NAMES: Readonly<Record<string, RegExp>> = {
  'docs/contract.md': /`((?:compare|extract|find|generate|get|list)_[a-z_]+)`/g,
  'docs/requirements/core.md': /`(?:GET|POST|DELETE) \/(?:\{product\}\/|v1\/)?([a-z0-9_/]*[a-z_])/g,
  'docs/requirements/session.md': /`(?:GET|POST|DELETE) \/(session\/[a-z_/]*[a-z_])/g,
};

test.each(Object.entries(CALL_NAMES))(
  'the list of calls contains all calls that %s names',
  (page, name) => {
    const told = Array.from(readFileSync(page, 'utf8').matchAll(name), ([, it = '']) => it);
    expect(told.length).toBeGreaterThan(4);
    const isListed = (it: string) => calls.some(({ path }) => path.includes(`/${it}`));
    expect(told.filter((it) => !isListed(it))).toEqual([]);
  },
);
