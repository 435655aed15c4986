import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { createRouter } from '../../../services/http/webApp';
import { compressAnswers } from './compressAnswers';

const LONG = 'a line of a script;\n'.repeat(1000);

const app = createRouter();
app.use(compressAnswers);
app.get('/:type/:name', (call) => {
  const type = `${call.req.param('type')}/${call.req.param('name')}`;
  const text = LONG.slice(0, Number(call.req.query('length') ?? LONG.length));
  const headers = { 'Content-Type': type, 'Content-Length': String(text.length) };
  return call.body(text, call.req.query('part') ? 206 : 200, headers);
});
app.get('/compressed', (call) =>
  call.body(LONG, 200, {
    'Content-Type': 'text/javascript',
    'Content-Encoding': 'br',
    'Content-Length': String(LONG.length),
  }),
);
app.get('/unchanged', (call) => call.body(null, 304));

const ask = (path: string, accepted: string | null = 'gzip, deflate, br', method = 'GET') =>
  app.request(path, { method, headers: accepted === null ? {} : { 'Accept-Encoding': accepted } });

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['deflate', inflateSync],
])('a client that accepts %s gets it, and no length of something else', async (name, expand) => {
  const answer = await ask('/text/javascript', name);
  expect(answer.headers.get('Content-Encoding')).toBe(name);
  expect(answer.headers.get('Content-Type')).toBe('text/javascript');
  expect(answer.headers.has('Content-Length')).toBe(false);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThan(LONG.length / 10);
  expect(expand(bytes).toString()).toBe(LONG);
});

test.each([
  ['to a client that names no encoding', '/text/javascript', null],
  ['to a client that wants none', '/text/javascript', 'identity'],
  ['of less than a packet', '/text/javascript?length=1023', 'br'],
  ['of a part of the content', '/text/javascript?part=1', 'br'],
  ['of a picture', '/image/png', 'br'],
  ['of a PDF', '/application/pdf', 'br'],
])('an answer %s is sent as it is', async (_which, path, accepted) => {
  const answer = await ask(path, accepted);
  expect(answer.headers.has('Content-Encoding')).toBe(false);
  expect(answer.headers.get('Content-Length')).toBe(String((await answer.text()).length));
});

test.each([
  ['/text/html', 'Accept-Encoding'],
  ['/text/html?length=5', 'Accept-Encoding'],
  ['/application/octet-stream', 'Accept-Encoding'],
  ['/image/svg+xml', 'Accept-Encoding'],
  ['/font/ttf', 'Accept-Encoding'],
  ['/application/wasm', 'Accept-Encoding'],
  ['/image/png', null],
  ['/font/woff2', null],
  ['/unchanged', null],
])('caches are told that %s depends on %s', async (path, expected) => {
  for (const accepted of ['br', null]) {
    expect((await ask(path, accepted)).headers.get('Vary')).toBe(expected);
  }
});

test('an answer that is compressed already is sent as it is, and depends on what is accepted', async () => {
  const answer = await ask('/compressed');
  const { headers } = answer;
  expect(await answer.text()).toBe(LONG);
  expect(headers.get('Content-Encoding')).toBe('br');
  expect(headers.get('Vary')).toBe('Accept-Encoding');
});

test('HEAD is answered with the length of the content as it is', async () => {
  const { headers } = await ask('/text/javascript', 'br', 'HEAD');
  expect(headers.has('Content-Encoding')).toBe(false);
  expect(headers.get('Content-Length')).toBe(String(LONG.length));
});
