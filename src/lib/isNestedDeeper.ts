/**
 * True for data with more than so many objects and lists within each other. Recursive code ends in a
 * full stack on such data, wherever it meets them; so they are refused where they come in.
 *
 * @param levels at most some hundred: it is counted by recursion
 */
export function isNestedDeeper(data: unknown, levels: number): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return levels === 0 || Object.values(data).some((part) => isNestedDeeper(part, levels - 1));
}

/** What programs say of an article is some ten levels deep. */
export const MOST_LEVELS = 100;
