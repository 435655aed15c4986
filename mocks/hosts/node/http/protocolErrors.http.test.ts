/** Malformed requests are also answered as JSON, and the answers reveal nothing about the machine. */
import { askAs, sendBytes } from '../../../testing/rawRequest';
import { runServices } from '../../../testing/runServices';

jest.setTimeout(120_000);

const { services, client } = runServices();

const LEAKS = /\/(?:work|home|root|tmp|usr|node_modules)\b|\bat .+:\d+:\d+|<html|<pre/i;
const text = { detail: expect.any(String) };

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['a request without a host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
    400,
  ],
  [
    'a header of 64 kB',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(65_536)}\r\n\r\n`,
    431,
  ],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n', 405],
  [
    'a wish that is not known',
    'GET /health HTTP/1.1\r\nHost: localhost\r\nExpect: miracles\r\nConnection: close\r\n\r\n',
    417,
  ],
  [
    'an upgrade elsewhere',
    'GET /x HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    403,
  ],
])('%s is answered with %s', async (_name, bytes, status) => {
  const answer = await sendBytes(services.url, bytes);
  expect(answer).toMatchObject({ status, body: text });
  expect(answer.headers['content-type']).toContain('application/json');
});

test('a session socket without a key is refused in JSON', async () => {
  const bytes =
    `GET /session/ws/${client.sessionId} HTTP/1.1\r\nHost: localhost\r\n` +
    'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
  expect(await sendBytes(services.url, bytes)).toMatchObject({ status: 400, body: text });
});

const json = { 'Content-Type': 'application/json', Host: 'localhost' };
const generate = (width: string) => `{"smiles":"C","width":${width}}`;

test.each([
  ['100,000 nested lists', generate('['.repeat(100_000) + ']'.repeat(100_000))],
  ['100,000 nested objects', generate('{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000))],
  ['a path', generate('"/home/somebody/secret/file"')],
  ['a word of 100,000 letters', generate(`"${'x'.repeat(100_000)}"`)],
])('a width of %s is named as invalid, and quoted only in part', async (_name, body) => {
  const headers = { ...json, 'X-Session-ID': client.sessionId };
  const call = { method: 'POST', path: '/latest/depiction/generate', body };
  const answer = await askAs(services.url, headers, call);
  expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'width'] }] } });
  expect(answer.text).not.toMatch(LEAKS);
  expect(answer.text.length).toBeLessThan(1_000);
});

test.each([
  ['an encoding that is not known', { 'Content-Encoding': 'magic' }, 415],
  ['an alphabet that is not known', { 'Content-Type': 'application/json; charset=klingon' }, 415],
  ['packed bytes that are none', { 'Content-Encoding': 'gzip' }, 400],
])('%s is answered with a reason', async (_name, extra, status) => {
  const headers = { ...json, ...extra, 'X-Session-ID': client.sessionId };
  const call = { method: 'POST', path: '/latest/depiction/generate', body: '{}' };
  const answer = await askAs(services.url, headers, call);
  expect(answer).toMatchObject({ status, body: text });
  expect(answer.text).not.toMatch(LEAKS);
});
