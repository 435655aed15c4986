import { BlobGone, type Blobs } from './blobs';
import { packValue, unpackValue } from './packedValue';

/** Blobs in memory, which count what is put. */
function memoryBlobs() {
  const kept = new Map<string, Uint8Array>();
  const blobs: Blobs = {
    put: async (bytes) => {
      const key = `k${kept.size}`;
      kept.set(key, bytes);
      return key;
    },
    get: async (key) => {
      const bytes = kept.get(key);
      if (!bytes) throw new BlobGone(key);
      return bytes;
    },
  };
  return { kept, blobs };
}

const large = new Uint8Array(5_000).fill(7);
const small = Uint8Array.of(1, 2, 3);

/** The value after its way through Redis, where it is JSON. */
async function afterTransport(value: unknown): Promise<unknown> {
  const { blobs } = memoryBlobs();
  const packed = JSON.parse(JSON.stringify(await packValue(value, blobs)));
  return unpackValue(packed, blobs);
}

test.each<[string, unknown]>([
  ['null', null],
  ['what JSON does not know', { a: undefined, b: Number.NaN, c: -0, d: new Map([[1, 2]]) }],
  ['large bytes', large],
  ['small bytes', { small }],
  ['bytes deep inside', [{ pages: [{ png: large }, { png: small }, { png: large }] }]],
  ['a value of a megabyte', { text: 'x'.repeat(1_000_000) }],
  ['a value that looks like a blob', { body: { blob: 'k0' }, parts: [{ path: [], blob: 'k0' }] }],
  ['bytes under a name of the language', JSON.parse('{"__proto__": {"constructor": 1}}')],
])('%s arrives as it was sent', async (_what, value) => {
  expect(await afterTransport(value)).toEqual(value);
});

test('bytes under the name of a prototype are a field like any other', async () => {
  const value = Object.fromEntries([['__proto__', large]]);
  const arrived = await afterTransport(value);
  expect(Object.getPrototypeOf(Object.getPrototypeOf(arrived))).toBeNull();
  expect(Object.entries(Object(arrived))).toEqual([['__proto__', large]]);
});

test('large bytes and large values go by content, small ones with the job', async () => {
  const { kept, blobs } = memoryBlobs();
  const packed = await packValue({ large, small }, blobs);
  expect(kept.size).toBe(1);
  expect(JSON.stringify(packed).length).toBeLessThan(300);
  await packValue({ text: 'x'.repeat(20_000) }, blobs);
  expect(kept.size).toBe(2);
});

test('the sender keeps its value as it was', async () => {
  const value = { pages: [{ png: large }] };
  await packValue(value, memoryBlobs().blobs);
  expect(value.pages[0]?.png).toBe(large);
});

test('bytes that are gone are said to be gone', async () => {
  const packed = await packValue(large, memoryBlobs().blobs);
  await expect(unpackValue(packed, memoryBlobs().blobs)).rejects.toBeInstanceOf(BlobGone);
});
