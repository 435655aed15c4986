/**
 * The buffers of a result's pictures, which are handed over without being copied. Only those that a picture
 * fills: a view of a part of a buffer would take the rest along.
 */
export function transferablesOf(result: unknown): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  collect(result, found);
  return [...found];
}

function collect(value: unknown, found: Set<ArrayBuffer>): void {
  if (value instanceof Uint8Array) {
    const { buffer } = value;
    if (buffer instanceof ArrayBuffer && buffer.byteLength === value.length) found.add(buffer);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collect(part, found);
  }
}
