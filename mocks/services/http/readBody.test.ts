import { gzipSync } from 'node:zlib';
import { readBodyText } from './readBody';

const LIMIT = 100;

const read = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  readBodyText(new Request('http://x/', { method: 'POST', body, headers }), LIMIT);
const packed = (text: string) => new Uint8Array(gzipSync(text));
const GZIP = { 'Content-Encoding': 'gzip' };

test('reads text, packed or not, in the charset that it claims', async () => {
  expect(await read('Schrödinger')).toBe('Schrödinger');
  expect(await read(packed('Schrödinger'), GZIP)).toBe('Schrödinger');
  const utf16 = { 'Content-Type': 'application/json; charset=utf-16le' };
  expect(await read(new Uint8Array(Buffer.from('é', 'utf16le')), utf16)).toBe('é');
});

test('reads a letter that arrives in two pieces', async () => {
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

test('takes a body that fills the limit exactly', async () => {
  expect(await read('x'.repeat(LIMIT))).toHaveLength(LIMIT);
});

test.each([
  ['a byte too many', () => read('x'.repeat(LIMIT + 1)), 413],
  ['a length that is declared too large', () => read('x', { 'Content-Length': '101' }), 413],
  ['a small body that unpacks to too much', () => read(packed('x'.repeat(LIMIT + 1)), GZIP), 413],
  ['what is not packed as it says', () => read('{}', GZIP), 400],
  ['a packing that is not known', () => read('{}', { 'Content-Encoding': 'zip' }), 415],
  ['a charset that is not known', () => read('{}', { 'Content-Type': 'a/b; charset=none' }), 415],
  [
    'a charset that is none of JSON’s',
    () => read('{}', { 'Content-Type': 'a/b; charset=latin1' }),
    415,
  ],
])('refuses %s', async (_what, reading, status) => {
  await expect(reading()).rejects.toMatchObject({ status });
});
