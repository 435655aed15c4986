/** Positions of the first and the last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The part of a content of `size` bytes that a `Range` header asks for (RFC 9110, section 14).
 *
 * @returns undefined for the whole content: without the header, or with one that asks for several parts or
 *   cannot be read; null if the content has no such part
 */
export function byteRangeOf(range: string | undefined, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = ONE_RANGE.exec(range?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : null;
}
