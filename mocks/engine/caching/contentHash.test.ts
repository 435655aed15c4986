import { contentHash } from './contentHash';

const abc = () => new TextEncoder().encode('abc');
/** FIPS 180-4, SHA-256 of "abc". */
const HASH = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('it is the SHA-256 of the bytes', async () => {
  expect(await contentHash(abc())).toBe(HASH);
});

test('bytes are hashed once', () => {
  const bytes = abc();
  expect(contentHash(bytes)).toBe(contentHash(bytes));
});

test('it is the same where the platform has none, and of a part of a buffer', async () => {
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  try {
    expect(await contentHash(abc())).toBe(HASH);
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  }
  const within = new Uint8Array([0, ...abc(), 0]).subarray(1, 4);
  expect(await contentHash(within)).toBe(HASH);
});
