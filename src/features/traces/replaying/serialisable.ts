import { findNonSerializableValue } from '@reduxjs/toolkit';

/** Values that have already been visited; states share most of theirs. */
const checked = new WeakSet();

/**
 * DevTools encode what JSON cannot represent as `{"$jsan": …}`; `u` stands for `undefined`, which is
 * harmless.
 */
const isStandIn = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.hasOwn(value, '$jsan') &&
  Reflect.get(value, '$jsan') !== 'u';

const isPlain = (value: unknown): boolean => {
  if (typeof value === 'object' && value !== null) {
    const prototype: unknown = Object.getPrototypeOf(value);
    const plain = prototype === null || prototype === Object.prototype || Array.isArray(value);
    return plain && !isStandIn(value);
  }
  return !['function', 'symbol', 'bigint'].includes(typeof value);
};

/** @returns the path of the first value that is not plain data; `undefined` if there is none */
export function findUnserialisable(value: unknown): string | undefined {
  const found = findNonSerializableValue(value, '', isPlain, undefined, [], checked);
  return found === false ? undefined : found.keyPath;
}
