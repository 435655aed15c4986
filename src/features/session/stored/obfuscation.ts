/**
 * Makes stored text unreadable at a glance. This is obfuscation, NOT secrecy: the key is derived from
 * the browser's fingerprint, which every script on the page can compute, and is stored in front of the
 * text. It keeps the session id out of screenshots and storage searches, and does nothing more.
 */

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a, 32 bits, as 8 hexadecimal digits. */
export function fingerprintOf(signature: readonly string[]): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(signature.join('\n'))) {
    hash = Math.imul(hash ^ byte, FNV_PRIME);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The key stream: successive bytes of xorshift32, seeded with the fingerprint. */
function* keyStream(fingerprint: string): Generator<number, never> {
  let state = Number.parseInt(fingerprint, 16) || FNV_OFFSET;
  for (;;) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    yield state & 0xff;
  }
}

function applyKey(bytes: Uint8Array, fingerprint: string): Uint8Array {
  const key = keyStream(fingerprint);
  return bytes.map((byte) => byte ^ key.next().value);
}

/** @param fingerprint from `fingerprintOf` */
export function obfuscate(text: string, fingerprint: string): string {
  const bytes = applyKey(new TextEncoder().encode(text), fingerprint);
  return `${fingerprint}.${btoa(String.fromCharCode(...bytes))}`;
}

const OBFUSCATED = /^([0-9a-f]{8})\.([A-Za-z0-9+/]*={0,2})$/;

/** @returns `undefined` for anything not produced by `obfuscate` */
export function readObfuscated(stored: string): string | undefined {
  const [, fingerprint, encoded] = OBFUSCATED.exec(stored) ?? [];
  if (fingerprint === undefined || encoded === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(applyKey(bytes, fingerprint));
  } catch {
    return undefined;
  }
}
