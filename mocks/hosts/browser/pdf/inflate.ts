import type { Inflate } from '../../../engine/ports/pdfLibrary';

/** By the browser's own decoder; what it gave before an error is kept. */
export const inflate: Inflate = async (bytes, maxBytes) => {
  const own = bytes as Uint8Array<ArrayBuffer>;
  const stream = new Blob([own]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      chunks.push(value);
      length += value.length;
      if (length <= maxBytes) continue;
      reader.cancel().catch(() => undefined);
      return 'too-large';
    }
  } catch {
    // damaged or truncated
    if (length === 0) return undefined;
  }
  return joined(chunks, length);
};

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
