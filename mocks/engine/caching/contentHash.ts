import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The part of the Web Cryptography API used here; browsers have it only on pages of a secure origin. */
interface WebCrypto {
  readonly subtle?: {
    digest(algorithm: 'SHA-256', data: Uint8Array): Promise<ArrayBuffer>;
  };
}

/**
 * SHA-256 in lower-case hex. The platform's own takes a fifth of the time: an article is hashed each time that one
 * of its drawings is read.
 */
export async function contentHash(bytes: Uint8Array): Promise<string> {
  const { subtle } = (globalThis as { readonly crypto?: WebCrypto }).crypto ?? {};
  if (!subtle) return bytesToHex(sha256(bytes));
  return bytesToHex(new Uint8Array(await subtle.digest('SHA-256', bytes)));
}
