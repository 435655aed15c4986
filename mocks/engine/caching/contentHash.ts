import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { onceFor } from './onceFor';

/** The part of the Web Cryptography API used here; browsers have it only on pages of a secure origin. */
interface WebCrypto {
  readonly subtle?: {
    digest(algorithm: 'SHA-256', data: Uint8Array): Promise<ArrayBuffer>;
  };
}

/**
 * SHA-256 in lower-case hex of bytes that do not change. One task asks for that of its article several times.
 *
 * @returns the same promise for the same bytes object, also where the platform's cryptography has failed
 */
export const contentHash = onceFor(hashOf);

/** The platform's own takes a fifth of the time: an article is hashed each time that one of its drawings is read. */
async function hashOf(bytes: Uint8Array): Promise<string> {
  const { subtle } = (globalThis as { readonly crypto?: WebCrypto }).crypto ?? {};
  if (!subtle) return bytesToHex(sha256(bytes));
  return bytesToHex(new Uint8Array(await subtle.digest('SHA-256', bytes)));
}
