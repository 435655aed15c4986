/** SHA-256 of some bytes, hexadecimal. */
export async function sha256(bytes: Uint8Array): Promise<string> {
  // The type of bytes allows memory shared between threads, which digests reject; none is used here.
  const own = bytes as Uint8Array<ArrayBuffer>;
  const digest = await globalThis.crypto.subtle.digest('SHA-256', own);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
