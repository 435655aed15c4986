/** Sources of randomness, injected so that a replayed trace or a test gets the same ids again. */
export interface Ids {
  /** A UUID v4. */
  uuid(): string;
  /** 0 <= value < 1. */
  random(): number;
}

/**
 * `crypto.randomUUID` exists only in secure contexts, and a plain-http installation in a laboratory's network
 * is not one; `getRandomValues` works there too.
 */
export const systemIds: Ids = {
  uuid: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40; // RFC 9562, version 4
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80; // RFC 9562, variant
    const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      hex.slice(12, 16),
      hex.slice(16, 20),
      hex.slice(20),
    ].join('-');
  },
  random: () => Math.random(),
};
