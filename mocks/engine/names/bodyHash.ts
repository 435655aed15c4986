import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { FileBytes } from './sortedLines';

const encoder = new TextEncoder();

/** SHA-256 of the text that follows a file's head, which states it. */
export function hashOfParts(parts: Iterable<string>): string {
  const hash = sha256.create();
  for (const part of parts) hash.update(encoder.encode(part));
  return bytesToHex(hash.digest());
}

/** SHA-256 of what a file has from a byte on. */
export async function hashFrom(bytes: FileBytes, start: number): Promise<string> {
  return bytesToHex(sha256(await bytes.read(start, bytes.size - start)));
}
