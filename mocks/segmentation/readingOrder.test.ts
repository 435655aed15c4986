import type { Box } from '../geometry/box';
import { inReadingOrder } from './readingOrder';

const orderOf = (...boxes: Box[]) =>
  inReadingOrder(boxes.map((box) => ({ route: 'vector', box, confidence: 0.9 }))).map(
    ({ box }) => box,
  );

const right: Box = [300, 100, 400, 200];

test('drawings stand in one row when half of the lower one is beside the other', () => {
  const half: Box = [100, 150, 200, 250];
  const less: Box = [100, 151, 200, 251];
  expect(orderOf(right, half)).toEqual([half, right]);
  expect(orderOf(right, less)).toEqual([right, less]);
});

test('a small drawing stands in the row of a high one that it is half beside', () => {
  const half: Box = [100, 190, 200, 210];
  const less: Box = [100, 191, 200, 211];
  expect(orderOf(right, half)).toEqual([half, right]);
  expect(orderOf(right, less)).toEqual([right, less]);
});
