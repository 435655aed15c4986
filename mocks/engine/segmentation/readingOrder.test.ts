import type { Box } from '../geometry/box';
import type { Drawing } from './drawing';
import { inReadingOrder } from './readingOrder';

const at = (box: Box): Drawing => ({ box, confidence: 0.9, route: 'vector' });
const order = (...boxes: readonly Box[]) => inReadingOrder(boxes.map(at)).map(({ box }) => box);

/** 100 points high, at the top right. */
const RIGHT: Box = [300, 0, 400, 100];

test('adjacent drawings are read from left to right', () => {
  const left: Box = [0, 10, 100, 110];
  expect(order(RIGHT, left)).toEqual([left, RIGHT]);
});

test('rows are read from top to bottom', () => {
  const below: Box = [0, 200, 100, 300];
  expect(order(below, RIGHT)).toEqual([RIGHT, below]);
});

test.each([
  ['half of the lower one’s height in common is one row', 150, true],
  ['less than half is two rows', 151, false],
])('%s', (_case, bottom, isOneRow) => {
  const left: Box = [0, bottom - 100, 100, bottom];
  expect(order(RIGHT, left)).toEqual(isOneRow ? [left, RIGHT] : [RIGHT, left]);
});

test('a low drawing belongs to the row that contains half of it', () => {
  const low: Box = [0, 90, 100, 110];
  expect(order(RIGHT, low)).toEqual([low, RIGHT]);
});

test('a drawing joins a row with its whole height', () => {
  const left: Box = [0, 50, 100, 150];
  const middle: Box = [150, 100, 250, 200];
  expect(order(middle, left, RIGHT)).toEqual([left, RIGHT, middle]);
});
