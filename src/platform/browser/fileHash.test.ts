import { webcrypto } from 'node:crypto';
import { fileHash } from './fileHash';

/** FIPS 180-4, of "abc". */
const HASH_OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

/** jsdom's own has no `arrayBuffer`. */
const abc = { arrayBuffer: async () => new TextEncoder().encode('abc').buffer } as unknown as Blob;

const given = Object.getOwnPropertyDescriptor(globalThis, 'crypto')!;
const useCrypto = (value: object) =>
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value });
afterEach(() => Object.defineProperty(globalThis, 'crypto', given));

test('the browser computes the hash of a file', async () => {
  const digest = jest.fn(webcrypto.subtle.digest.bind(webcrypto.subtle));
  useCrypto({ subtle: { digest } });
  expect(await fileHash(abc)).toBe(HASH_OF_ABC);
  expect(digest).toHaveBeenCalledTimes(1);
});

test('on plain http, where browsers refuse to, it is the same', async () => {
  useCrypto({});
  expect(await fileHash(abc)).toBe(HASH_OF_ABC);
});
