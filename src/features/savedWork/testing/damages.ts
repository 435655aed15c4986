import type { DataPath } from '@/lib/prune';
import { valueAt } from '../stored/storedData';

/** One value of stored data that differs from what was written. */
export interface Damage {
  readonly path: DataPath;
  readonly how: string;
  readonly damaged: unknown;
}

const REMOVED = { removed: true };

/** Longer than any field of a form may be; text has no limit. */
const HUGE = 'x'.repeat(10_000);

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

function damagesTo(before: unknown): [how: string, value: unknown][] {
  return [
    ['removed', REMOVED],
    ['null', null],
    ['of another type', typeof before === 'string' ? 7 : 'x'],
    ['a number out of range', 1e15],
    ['a huge string', HUGE],
    ...(typeof before === 'number' ? [['a negative number', -1] as [string, unknown]] : []),
    ...(isContainer(before)
      ? ([
          ['an empty list', []],
          ['with an unknown key', withUnknownKey(before)],
        ] as [string, unknown][])
      : []),
  ];
}

function withUnknownKey(before: object): unknown {
  return Array.isArray(before) ? [...before, { unknown: 1 }] : { ...before, unknownKey: 'x' };
}

/** Every place in the data, including the whole. */
function placesIn(data: unknown, path: DataPath = []): DataPath[] {
  if (!isContainer(data)) return [path];
  const isList = Array.isArray(data);
  const within = Object.entries(data).flatMap(([key, part]) =>
    placesIn(part, [...path, isList ? Number(key) : key]),
  );
  return [path, ...within];
}

function damagedAt(data: object, path: DataPath, value: unknown): unknown {
  if (path.length === 0) return value === REMOVED ? undefined : value;
  const copy = structuredClone(data);
  const holder = valueAt(copy, path.slice(0, -1)) as object;
  const key = path.at(-1)!;
  if (value !== REMOVED) Reflect.set(holder, key, value);
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else Reflect.deleteProperty(holder, key);
  return copy;
}

/** Damages every leaf and every container of the data in turn, in each way that makes a difference. */
export function damagesOf(data: object): Damage[] {
  return placesIn(data).flatMap((path) => {
    const before = valueAt(data, path);
    return damagesTo(before)
      .filter(([, value]) => JSON.stringify(value) !== JSON.stringify(before))
      .map(([how, value]) => ({ path, how, damaged: damagedAt(data, path, value) }));
  });
}
