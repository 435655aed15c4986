import type { CompoundColumn, SortKey } from './compoundTable';

/**
 * The keys after a press on a column's header: it becomes the only key, or its direction turns.
 *
 * @param isFurther the other key stays, and this one decides among equals; there are two at most
 */
export function withSortKey(
  keys: readonly SortKey[],
  column: CompoundColumn,
  isFurther: boolean,
): SortKey[] {
  const known = keys.find((key) => key.column === column);
  const key = { column, isDescending: known ? !known.isDescending : false };
  if (!isFurther) return [keys[0]?.column === column ? key : { column, isDescending: false }];
  if (known) return keys.map((one) => (one === known ? key : one));
  return [...keys.slice(0, 1), key];
}
