/** Page numbers that one message names; a file with hundreds of heavy pages is summarised by their count. */
const MAX_NAMED = 5;

/**
 * The message about pages that the services could not read completely.
 *
 * @param pageIndices zero-based, at least one
 */
export function heavyPagesMessage(pageIndices: readonly number[]): string {
  const numbers = pageIndices.map((index) => index + 1);
  const [first, ...others] = numbers;
  if (others.length === 0) return `Page ${first} is too heavy to be read`;
  const named = numbers.slice(0, MAX_NAMED);
  const unnamed = numbers.length - named.length;
  const parts = unnamed > 0 ? [...named, `${unnamed} more`] : named;
  return `Pages ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)} are too heavy to be read`;
}
