/** How deep results are searched for bytes: `{pages: [{png}]}` is three. */
const MAX_DEPTH = 4;

/**
 * The buffers of a result that may change threads without a copy.
 *
 * Left out, and thus copied: views of a part of a buffer (wasm memory, Node's buffer pool), whose
 * other users would lose it.
 */
export function transferablesOf(value: unknown): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  collect(value, MAX_DEPTH, found);
  return [...found];
}

function collect(value: unknown, depth: number, found: Set<ArrayBuffer>): void {
  if (typeof value !== 'object' || value === null || depth < 0) return;
  if (ArrayBuffer.isView(value)) {
    if (ownsItsBuffer(value)) found.add(value.buffer);
    return;
  }
  for (const part of Object.values(value)) collect(part, depth - 1, found);
}

function ownsItsBuffer(view: ArrayBufferView): view is ArrayBufferView<ArrayBuffer> {
  // A subclass of Uint8Array is Node's Buffer, whose memory may be pooled or foreign.
  const foreign = view instanceof Uint8Array && view.constructor !== Uint8Array;
  return (
    !foreign &&
    view.buffer instanceof ArrayBuffer &&
    view.byteLength > 0 &&
    view.byteLength === view.buffer.byteLength
  );
}
