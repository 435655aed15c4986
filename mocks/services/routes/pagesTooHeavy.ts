/**
 * The pages that could not be read completely, under a key that extends the contract. Without such pages the
 * answer is exactly the contract's.
 *
 * @param pageIndices from 0, in any order
 */
export function pagesTooHeavyField(pageIndices: readonly number[]): {
  readonly pages_too_heavy?: readonly number[];
} {
  if (pageIndices.length === 0) return {};
  return { pages_too_heavy: [...new Set(pageIndices)].sort((a, b) => a - b) };
}

/** The reason an article has no text at all. */
export const nothingRead = (pageIndices: readonly number[]): string =>
  pageIndices.length === 1
    ? `Page ${Number(pageIndices[0]) + 1} is too heavy to be read, and no other has text`
    : `${pageIndices.length} pages are too heavy to be read, and no other has text`;
