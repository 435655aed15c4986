import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * SHA-256 in lower-case hex. In JavaScript, because `crypto.subtle` is missing on plain http, which is how a
 * laboratory's own installation is often accessed.
 */
export async function fileHash(file: Blob): Promise<string> {
  return bytesToHex(sha256(new Uint8Array(await file.arrayBuffer())));
}
