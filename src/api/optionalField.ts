/** `{key: value}`, or `{}` without a value: an optional key is absent, never `undefined`. */
export function optionalField<Key extends string, Value>(
  key: Key,
  value: Value | null | undefined,
): { [K in Key]?: Value } {
  return value === null || value === undefined ? {} : ({ [key]: value } as { [K in Key]?: Value });
}
