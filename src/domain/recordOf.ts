/** A record with one value for each of the keys, and for nothing else. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  // `Object.fromEntries` forgets which keys it was given.
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}
