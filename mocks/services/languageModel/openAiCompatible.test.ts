import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { annotateWithLanguageModel } from './openAiCompatible';

type Answer = (response: ServerResponse) => void;

let server: Server;
let answer: Answer;
let received: { headers: IncomingMessage['headers']; url: string; body: string };

beforeEach(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received = { headers: request.headers, url: request.url ?? '', body };
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const settings = () => ({
  apiKey: 'key-1',
  baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
  model: 'chem-model',
});

const says =
  (content: unknown, model = 'chem-model'): Answer =>
  (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ model, choices: [{ message: { content } }] }));
  };

const refuses =
  (status: number, body: string): Answer =>
  (response) => {
    response.statusCode = status;
    response.end(body);
  };

const text = 'Quercetin from Camellia sinensis; quercetin again.';

test('sends the text to the configured server’s chat completions', async () => {
  answer = says('{}');
  await annotateWithLanguageModel(settings(), text);
  expect(received.url).toBe('/v1/chat/completions');
  expect(received.headers.authorization).toBe('Bearer key-1');
  expect(JSON.parse(received.body)).toMatchObject({
    model: 'chem-model',
    messages: [{ role: 'system' }, { role: 'user', content: text }],
  });
});

test.each([
  ['bare', '{"trivial_name":"quercetin"}'],
  ['fenced', 'Here you are:\n```json\n{"trivial_name":"quercetin"}\n```'],
  ['surrounded by prose', 'The result is {"trivial_name":"quercetin"} as asked.'],
])('reads JSON that is %s, with the positions of its values', async (_, content) => {
  answer = says(content);
  expect(await annotateWithLanguageModel(settings(), text)).toEqual({
    extracted_data: { trivial_name: 'quercetin' },
    positions: [{ label: 'trivial_name', start_offset: 34, end_offset: 43 }],
    program: 'chem-model',
    program_version: '',
  });
});

test('an answer without JSON is kept as raw_text, without positions', async () => {
  answer = says('Compounds: quercetin');
  const annotation = await annotateWithLanguageModel(settings(), text);
  expect(annotation.extracted_data).toEqual({ raw_text: 'Compounds: quercetin' });
  expect(annotation.positions).toEqual([]);
});

test('a value that is not a string empties the positions, not the data', async () => {
  answer = says('{"trivial_name":["quercetin"],"organism_part":"nan"}');
  const annotation = await annotateWithLanguageModel(settings(), text);
  expect(annotation.extracted_data).toHaveProperty('trivial_name', ['quercetin']);
  expect(annotation.positions).toEqual([]);
});

test('names the model that the server reports', async () => {
  answer = says('{}', 'chem-model-2026-01');
  expect(await annotateWithLanguageModel(settings(), text)).toMatchObject({
    program: 'chem-model',
    program_version: 'chem-model-2026-01',
  });
});

test.each([
  ['a refusal', refuses(401, '{"error":{"message":"wrong key"}}'), 'answered 401: wrong key'],
  ['a page of HTML', refuses(502, '<html>Bad gateway</html>'), 'answered 502: a page of HTML'],
  ['an error without a reason', refuses(500, ''), 'answered 500: no reason given'],
  ['an answer without a message', says(null), 'without a message'],
  ['a refusal that repeats the key', refuses(400, 'key-1 is no key'), 'answered 400: … is no key'],
  ['a redirect', refuses(307, ''), 'leads to another address, to which nothing was sent'],
  ['broken JSON', refuses(200, '{"choices": ['), 'without a message'],
])('%s fails with a clear message', async (_, given, message) => {
  answer = given;
  await expect(annotateWithLanguageModel(settings(), text)).rejects.toThrow(message);
});

test('a request to a silent server fails after the time limit', async () => {
  answer = () => undefined;
  await expect(annotateWithLanguageModel(settings(), text, { timeLimitMs: 50 })).rejects.toThrow(
    'did not answer within',
  );
});

test('an aborted request fails with the abort reason and closes its connection', async () => {
  const asked = new AbortController();
  const left = new Promise<void>((resolve) => {
    answer = (response) => {
      response.once('close', resolve);
      asked.abort(new Error('The client has gone away'));
    };
  });
  await expect(
    annotateWithLanguageModel(settings(), text, { signal: asked.signal }),
  ).rejects.toThrow('The client has gone away');
  await left;
});

test('the error names a server that cannot be reached', async () => {
  const closed = { ...settings(), baseUrl: 'http://127.0.0.1:1/v1' };
  await expect(annotateWithLanguageModel(closed, text)).rejects.toThrow(
    'http://127.0.0.1:1/v1 cannot be reached',
  );
});
