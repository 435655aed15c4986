import type { SegmentBox } from './segment';
import { boxAround, isSameBox, isUsableBox, roundedBox } from './segmentBox';

const BOX: SegmentBox = { page: 0, x: 10, y: 20, width: 30, height: 40 };

test.each<[string, Partial<SegmentBox>, boolean]>([
  ['of usual size', {}, true],
  ['at the corner of the page', { x: 0, y: 0 }, true],
  ['exactly 4 points wide and high', { width: 4, height: 4 }, true],
  ['a little narrower', { width: 3.99 }, false],
  ['a little lower', { height: 3.99 }, false],
  ['without a size', { width: 0, height: 0 }, false],
  ['turned inside out', { width: -30 }, false],
  ['beginning left of the page', { x: -0.01 }, false],
  ['beginning above the page', { y: -0.01 }, false],
  ['larger than any page', { width: 14_400 }, false],
  ['without numbers', { x: Number.NaN }, false],
  ['without a number for its height', { height: Number.NaN }, false],
  ['without an end', { width: Number.POSITIVE_INFINITY }, false],
  ['before the first page', { page: -1 }, false],
  ['between two pages', { page: 0.5 }, false],
])('a box %s: %j is usable: %s', (_what, changes, expected) => {
  expect(isUsableBox({ ...BOX, ...changes })).toBe(expected);
});

test('a box around others reaches from the first edge to the last', () => {
  const other = { page: 0, x: 5, y: 50, width: 10, height: 30 };
  expect(boxAround([BOX, other])).toEqual({ page: 0, x: 5, y: 20, width: 35, height: 60 });
});

test.each<[string, SegmentBox[]]>([
  ['nothing', []],
  ['boxes of two pages', [BOX, { ...BOX, page: 1 }]],
])('there is no box around %s', (_what, boxes) => {
  expect(boxAround(boxes)).toBeUndefined();
});

test.each<[string, SegmentBox | undefined, SegmentBox | undefined, boolean]>([
  ['differ by less than a hundredth', BOX, { ...BOX, x: 10.004 }, true],
  ['differ by a hundredth', BOX, { ...BOX, height: 40.01 }, false],
  ['are on two pages', BOX, { ...BOX, page: 1 }, false],
  ['are not both there', BOX, undefined, false],
  ['are both unknown', undefined, undefined, true],
])('boxes that %s are the same: %#', (_what, a, b, expected) => {
  expect(isSameBox(a, b)).toBe(expected);
});

test('places are told to a hundredth of a point', () => {
  expect(roundedBox({ ...BOX, x: 1 / 3, width: 200 / 3 })).toMatchObject({ x: 0.33, width: 66.67 });
});
