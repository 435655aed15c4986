/** Latin-1 text of a piece of a file: each byte becomes the character with its number (ISO 8859-1). */
export function latin1Of(bytes: Uint8Array): string {
  let text = '';
  // JavaScript engines limit the number of arguments of a call.
  for (let at = 0; at < bytes.length; at += PIECE) {
    // Spreading would use an iterator, which is a hundred times slower.
    text += fromCharCodes(bytes.subarray(at, at + PIECE));
  }
  return text;
}

const PIECE = 8192;

const fromCharCodes = (bytes: ArrayLike<number>): string =>
  Reflect.apply(String.fromCharCode, String, bytes);

/** The bytes of a Latin-1 text; the lowest byte of any other character. */
export function latin1Bytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/**
 * A search for an ASCII word with Horspool's algorithm: the byte at the word's end tells how far to skip.
 *
 * @returns the first position of the word from an offset on, or -1
 */
export function searchFor(word: Uint8Array): (bytes: Uint8Array, from: number) => number {
  const last = word.length - 1;
  const steps = new Uint8Array(256).fill(word.length);
  word.subarray(0, last).forEach((byte, place) => (steps[byte] = last - place));
  return (bytes, from) => {
    for (let end = from + last; end < bytes.length; end += steps[bytes[end] ?? 0] ?? 1) {
      if (bytes[end] === word[last] && startsWith(bytes, word, end - last)) return end - last;
    }
    return -1;
  };
}

/** The last position between two offsets where an ASCII word fits entirely, or -1. */
export function lastIndexOfWord(
  bytes: Uint8Array,
  word: Uint8Array,
  from: number,
  to: number,
): number {
  for (let at = to - word.length; at >= from; at--) if (startsWith(bytes, word, at)) return at;
  return -1;
}

function startsWith(bytes: Uint8Array, word: Uint8Array, at: number): boolean {
  for (let i = 0; i < word.length; i++) if (bytes[at + i] !== word[i]) return false;
  return true;
}
