/**
 * Length of a digest in hexadecimal digits: 52 bits are enough to distinguish states; it is not a security
 * measure.
 */
const DIGITS = 13;

const known = new WeakMap<object, string>();

/**
 * A short digest of a JSON value: equal values have equal digests, regardless of key order. Digests of
 * objects are cached by identity; since successive states share most objects, digests of thousands of states
 * cost little more than one.
 */
export function stateDigest(value: unknown): string {
  if (typeof value !== 'object' || value === null) return hashOf(JSON.stringify(value) ?? 'null');
  const before = known.get(value);
  if (before !== undefined) return before;
  const digest = hashOf(Array.isArray(value) ? listText(value) : recordText(value));
  known.set(value, digest);
  return digest;
}

const listText = (items: readonly unknown[]) => `[${items.map(stateDigest).join()}]`;

/** JSON omits `undefined`, so the digest does, too. */
const recordText = (record: object) =>
  `{${Object.entries(record)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${JSON.stringify(key)}:${stateDigest(value)}`)
    .sort()
    .join()}}`;

/** FNV-1a over UTF-16 units, twice with different bases (draft-eastlake-fnv). */
function hashOf(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ (unit + 0x5f), 0x01000193);
  }
  const hex = (part: number) => (part >>> 0).toString(16).padStart(8, '0');
  return (hex(high) + hex(low)).slice(-DIGITS);
}
