/** @jest-environment node */
import { stateDigest } from './stateDigest';

test.each([
  ['the order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['what JSON leaves out', { a: 1, b: undefined }, { a: 1 }],
  ['what JSON writes as null', [Number.NaN], [null]],
])('does not depend on %s', (_what, one, other) => {
  expect(stateDigest(one)).toBe(stateDigest(other));
});

test.each([
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: [] }, { a: {} }],
  [{ a: '1' }, { a: 1 }],
  [{ a: { b: 1 }, c: 1 }, { a: { b: 1, c: 1 } }],
  [null, 0],
])('distinguishes %j from %j', (one, other) => {
  expect(stateDigest(one)).not.toBe(stateDigest(other));
});
