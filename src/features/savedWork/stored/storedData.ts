import type { DataPath } from '@/lib/prune';

/** Access to data of unknown shape. */
export function valueAt(data: unknown, path: DataPath): unknown {
  let found = data;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = Reflect.get(found, key);
  }
  return found;
}

export function textAt(data: unknown, path: DataPath): string | undefined {
  const value = valueAt(data, path);
  return typeof value === 'string' ? value : undefined;
}

export function listAt(data: unknown, path: DataPath): readonly unknown[] {
  const value = valueAt(data, path);
  return Array.isArray(value) ? value : [];
}

/** The most frequent value, the first of several. */
export function mostCommon<T>(values: readonly (T | undefined)[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) {
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0];
}
