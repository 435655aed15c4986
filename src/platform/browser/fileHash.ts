import { bytesToHex } from '@noble/hashes/utils.js';

/** SHA-256 in lower-case hex. */
export async function fileHash(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  // Missing on plain http, which is how a laboratory's own installation is often accessed.
  if ('subtle' in crypto)
    return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  const { sha256 } = await import(/* webpackChunkName: "sha256" */ '@noble/hashes/sha2.js');
  return bytesToHex(sha256(new Uint8Array(bytes)));
}
