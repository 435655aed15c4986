/** @jest-environment node */
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { hang, jsonResponse, refuseConnection } from '@/testing/fakes/fakeFetch';
import { baseQuery } from './baseQuery';
import type { ApiRequest, ApiRequestSource } from './apiRequest';

function setUp(overrides: Parameters<typeof createFakePlatform>[0] = {}) {
  const platform = createFakePlatform(overrides);
  const controller = new AbortController();
  const api = { extra: platform, signal: controller.signal } as never;
  const ask = async (source: ApiRequestSource) => baseQuery(source, api, {});
  return { platform, server: platform.server, controller, ask };
}

const get = (path: string, more: Partial<ApiRequest> = {}): ApiRequest => ({
  path,
  timeLimitMs: 1000,
  ...more,
});

afterEach(() => {
  jest.useRealTimers();
});

test('sends JSON with its type and the session id to our services', async () => {
  const { platform, server, ask } = setUp();
  platform.secrets.setSessionId('secret-id');
  server.on('POST', '/latest/openai/extract_all', () => jsonResponse({ ok: true }));
  const answer = await ask(get('/openai/extract_all', { method: 'POST', json: { text: 'a' } }));
  expect(answer).toEqual({ data: { ok: true }, meta: { status: 200, statusText: '' } });
  const [request] = server.requests;
  expect(request?.url.href).toBe('http://marcus.test/api/latest/openai/extract_all');
  expect(request?.headers.get('Content-Type')).toBe('application/json');
  expect(request?.headers.get('X-Session-ID')).toBe('secret-id');
  expect(request?.body).toBe('{"text":"a"}');
});

test('sends no session header while there is no session', async () => {
  const { server, ask } = setUp();
  await ask(get('/health'));
  expect(server.requests[0]?.headers.has('X-Session-ID')).toBe(false);
});

test.each(['coconut', 'crossref', 'datacite', 'pubchem', 'wikidata'] as const)(
  'sends %s neither the session id nor a token unless requested',
  async (host) => {
    const { platform, server, ask } = setUp();
    platform.secrets.setSessionId('secret-id');
    platform.secrets.setCoconutToken('token');
    await ask(get('/x', { host }));
    expect([...(server.requests[0]?.headers.keys() ?? [])]).toEqual(['accept']);
  },
);

test('sends the COCONUT token where it is requested, and to COCONUT only', async () => {
  const { server, ask } = setUp();
  await ask(get('/x', { host: 'coconut', coconutToken: 'token' }));
  await ask(get('/x', { host: 'pubchem', coconutToken: 'token' }));
  expect(server.requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
    'Bearer token',
    null,
  ]);
});

test('sends the key for a language model to services in this page, and to nobody else', async () => {
  const languageModel = { key: 'sk-secret', model: 'chem-1' };
  const inPage = setUp({ config: { ...TEST_CONFIG, servicesScript: 'engine/services.js' } });
  await inPage.ask(get('/x', { languageModel }));
  await inPage.ask(get('/x', { languageModel, host: 'coconut' }));
  await inPage.ask(get('/x'));
  const { server, ask } = setUp();
  await ask(get('/x', { languageModel }));
  const sent = [...inPage.server.requests, ...server.requests].map(({ headers }) => [
    headers.get('X-Language-Model-Key'),
    headers.get('X-Language-Model'),
  ]);
  const nothing = [null, null];
  expect(sent).toEqual([['sk-secret', 'chem-1'], nothing, nothing, nothing]);
});

test('sends a file of the vault as a form part under the given name', async () => {
  const { platform, server, ask } = setUp();
  const { fileId } = await platform.files.add(new File(['%PDF-'], 'Grüße.pdf'));
  const form = {
    pdf_file: { fileId, filename: 'Gru_e-1.pdf' },
    pages: 2,
    all: true,
    no: undefined,
  };
  await ask(get('/x', { method: 'POST', form }));
  const [request] = server.requests;
  const sent = request?.body as FormData;
  expect((sent.get('pdf_file') as File).name).toBe('Gru_e-1.pdf');
  expect(await (sent.get('pdf_file') as File).text()).toBe('%PDF-');
  expect([sent.get('pages'), sent.get('all'), sent.has('no')]).toEqual(['2', 'true', false]);
  expect(request?.headers.has('Content-Type')).toBe(false);
});

test('a file that is not in the vault is an error, and nothing is sent', async () => {
  const { server, ask } = setUp();
  const form = { pdf_file: { fileId: 'gone', filename: 'paper.pdf' } };
  expect((await ask(get('/x', { method: 'POST', form }))).error).toEqual({
    kind: 'request',
    code: 'FILE_MISSING',
    message: 'The file "paper.pdf" is no longer in this browser. Please choose it again.',
  });
  expect(server.requests).toHaveLength(0);
});

test('puts an image into the vault and answers with its description', async () => {
  const { platform, server, ask } = setUp();
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
  server.on('GET', '/x', () => new Response(png, { headers: { 'Content-Type': 'image/png' } }));
  const { data } = await ask(get('/x', { answer: 'image' }));
  expect(data).toEqual({ blobId: expect.any(String), size: 4, type: 'image/png' });
  expect(platform.blobs.size).toBe(1);
});

test('labels SVG text correctly that arrives as PNG', async () => {
  const { server, ask } = setUp();
  const headers = { 'Content-Type': 'image/png' };
  server.on('GET', '/x', () => new Response('<ns0:svg />', { headers }));
  expect((await ask(get('/x', { answer: 'image' }))).data).toMatchObject({ type: 'image/svg+xml' });
});

const html = () =>
  new Response('<!doctype html><html></html>', { headers: { 'Content-Type': 'text/html' } });

test.each([
  ['json', 'The services answered with a web page instead of data'],
  ['text', 'The services answered with a web page instead of data'],
  ['image', 'The services did not answer with an image'],
] as const)('a web page instead of %s is an error', async (answer, message) => {
  const { platform, server, ask } = setUp();
  server.on('GET', '/x', html);
  expect((await ask(get('/x', { answer }))).error).toEqual({
    kind: 'schema',
    status: 200,
    message,
  });
  expect(platform.blobs.size).toBe(0);
});

test('text that is not JSON is an error', async () => {
  const { server, ask } = setUp();
  server.on('GET', '/x', () => new Response('{"a":'));
  expect((await ask(get('/x'))).error).toMatchObject({ kind: 'schema' });
});

test('no connection is a network error', async () => {
  const { server, ask } = setUp();
  server.on('GET', '/x', refuseConnection);
  expect((await ask(get('/x'))).error).toEqual({
    kind: 'network',
    message: 'The server cannot be reached',
  });
});

test("no answer within the call's limit is a timeout", async () => {
  jest.useFakeTimers();
  const { server, ask } = setUp();
  server.on('GET', '/x', hang);
  const answer = ask(get('/x', { timeLimitMs: 5000 }));
  await jest.advanceTimersByTimeAsync(5000);
  expect((await answer).error).toEqual({ kind: 'timeout', message: 'No answer within 5 seconds' });
});

test('an answer in time leaves no timer behind', async () => {
  jest.useFakeTimers();
  const { ask } = setUp();
  await ask(get('/x'));
  expect(jest.getTimerCount()).toBe(0);
});

test('a cancelled request aborts its fetch and leaves no timer behind', async () => {
  jest.useFakeTimers();
  const { server, controller, ask } = setUp();
  server.on('GET', '/x', hang);
  const answer = ask(get('/x'));
  controller.abort();
  expect((await answer).error).toMatchObject({ kind: 'aborted' });
  expect(server.requests[0]?.signal?.aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('a request cancelled beforehand is not sent', async () => {
  const { server, controller, ask } = setUp();
  controller.abort();
  expect((await ask(get('/x'))).error).toMatchObject({ kind: 'aborted' });
  expect(server.requests).toHaveLength(0);
});

test('an error answer is read, and its status is kept', async () => {
  const { server, ask } = setUp();
  server.on('GET', '/x', () => jsonResponse({ detail: 'a: 500: b' }, { status: 500 }));
  expect(await ask(get('/x'))).toEqual({
    error: { kind: 'http', status: 500, message: 'b' },
    meta: { status: 500, statusText: '' },
  });
});

test('a bug in the description of a request is thrown, not hidden', async () => {
  const { ask } = setUp();
  await expect(
    ask(() => {
      throw new TypeError('bug');
    }),
  ).rejects.toThrow('bug');
});
