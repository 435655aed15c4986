import type { Box } from './box';
import { BoxIndex } from './boxIndex';

const small = (x: number): Box => [x, 0, x + 1, 1];

it('finds the boxes that touch an area, in order, however large they are', () => {
  const wide: Box = [0, 0, 1000, 1000];
  const index = new BoxIndex([small(50), small(3), wide, small(2)], 10);
  expect(index.touching([2.5, 0, 4, 1])).toEqual([1, 2, 3]);
  expect(index.touching([500, 500, 501, 501])).toEqual([2]);
});

it('finds none where more than a crowd are near, and all elsewhere', () => {
  const boxes: Box[] = [...Array<Box>(4).fill(small(2)), small(50), small(51)];
  const [few, many] = [4, 3].map((crowd) => new BoxIndex(boxes, 10, crowd));
  expect(few?.touching(small(2))).toEqual([0, 1, 2, 3]);
  expect(many?.touching(small(2))).toEqual([]);
  expect(many?.touching(small(50))).toEqual([4, 5]);
});
