/**
 * Whether data has more than this many nested objects and lists. Recursive code overflows the stack on such
 * data, wherever it meets them; so they are refused on entry.
 *
 * @param levels some hundred at most, because this function is recursive too
 */
export function isNestedDeeper(data: unknown, levels: number): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return levels === 0 || Object.values(data).some((part) => isNestedDeeper(part, levels - 1));
}

/** What programs report about an article has some ten levels. */
export const MOST_LEVELS = 100;
