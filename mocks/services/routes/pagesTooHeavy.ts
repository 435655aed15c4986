/**
 * The pages that could not be read whole, in a key beside the contract's. Without such pages the answer
 * is the contract's alone.
 *
 * @param pageIndices from 0, in any order
 */
export function pagesTooHeavyField(pageIndices: readonly number[]): {
  readonly pages_too_heavy?: readonly number[];
} {
  if (pageIndices.length === 0) return {};
  return { pages_too_heavy: [...new Set(pageIndices)].sort((a, b) => a - b) };
}

/** Why an article has no text at all. */
export const nothingRead = (pageIndices: readonly number[]): string =>
  pageIndices.length === 1
    ? `Page ${Number(pageIndices[0]) + 1} is too heavy to be read, and no other has text`
    : `${pageIndices.length} pages are too heavy to be read, and no other has text`;
