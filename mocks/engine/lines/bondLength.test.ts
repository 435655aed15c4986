import { usualBondLength, usualLength } from './bondLength';
import type { Line } from './lineArt';

const lines = (lengths: readonly number[]): Line[] =>
  lengths.map((x) => ({ a: { x: 0, y: 0 }, b: { x, y: 0 }, width: 1, ink: 1, dashed: false }));

test.each([
  ['of the most ink', [14, 14.2, 9, 9], 14],
  ['among short bonds', [4.5, 4.5], 4.5],
  ['but not of dashes', [3.5, 3.5], undefined],
  ['among long bonds', [80], 80],
  ['but not of rules', [100], undefined],
])('the usual length of bonds is that %s', (_which, lengths, length) => {
  expect(usualBondLength(lines(lengths))).toBe(length);
});

test.each([
  ['three bonds of about one length', [9.45, 10, 10.6], 10],
  ['three of different lengths', [9.2, 10, 10.85], undefined],
  ['two equal ones', [10, 10], undefined],
  ['dashes', [3.5, 3.5, 3.5], undefined],
])('%s have the length %p: %p', (_what, lengths, length) => {
  expect(usualLength(lengths)).toBe(length);
});
