import { gzipSync } from 'node:zlib';
import { readBodyText } from './readBody';

const LIMIT = 100;

const read = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  readBodyText(new Request('http://x/', { method: 'POST', body, headers }), LIMIT);
const packed = (text: string) => new Uint8Array(gzipSync(text));
const GZIP = { 'Content-Encoding': 'gzip' };

test('reads text, compressed or not, in its declared charset', async () => {
  expect(await read('Schrödinger')).toBe('Schrödinger');
  expect(await read(packed('Schrödinger'), GZIP)).toBe('Schrödinger');
  const utf16 = { 'Content-Type': 'application/json; charset=utf-16le' };
  expect(await read(new Uint8Array(Buffer.from('é', 'utf16le')), utf16)).toBe('é');
});

test('reads a character that arrives in two chunks', async () => {
  const bytes = new TextEncoder().encode('ö');
  const body = new ReadableStream({
    start(controller) {
      bytes.forEach((byte) => controller.enqueue(Uint8Array.of(byte)));
      controller.close();
    },
  });
  const request = new Request('http://x/', { method: 'POST', body, duplex: 'half' });
  expect(await readBodyText(request, LIMIT)).toBe('ö');
});

test.each(['Schrödinger', ''])(
  'reads %j where a request has no stream of its body, as in Firefox',
  async (text) => {
    const request = new Request('http://x/', { method: 'POST', body: text });
    Object.defineProperty(request, 'body', { value: undefined });
    expect(await readBodyText(request, LIMIT)).toBe(text);
  },
);

test('accepts a body of exactly the maximum size', async () => {
  expect(await read('x'.repeat(LIMIT))).toHaveLength(LIMIT);
});

test.each([
  ['a body one byte too long', () => read('x'.repeat(LIMIT + 1)), 413],
  ['a declared length that is too large', () => read('x', { 'Content-Length': '101' }), 413],
  [
    'a small body that decompresses to too much',
    () => read(packed('x'.repeat(LIMIT + 1)), GZIP),
    413,
  ],
  ['a body not compressed as declared', () => read('{}', GZIP), 400],
  ['an unknown content encoding', () => read('{}', { 'Content-Encoding': 'zip' }), 415],
  ['an unknown charset', () => read('{}', { 'Content-Type': 'a/b; charset=none' }), 415],
  [
    'a charset that JSON does not allow',
    () => read('{}', { 'Content-Type': 'a/b; charset=latin1' }),
    415,
  ],
])('refuses %s', async (_what, reading, status) => {
  await expect(reading()).rejects.toMatchObject({ status });
});
