/** @jest-environment node */
import { uniqueNames } from './uniqueNames';

test('no two names differ in case only, nor is a number given twice', () => {
  expect(uniqueNames(['a', 'A', 'a_2', 'b', 'a'], '.png')).toEqual([
    ...['a.png', 'A_2.png', 'a_2_2.png', 'b.png', 'a_3.png'],
  ]);
});
