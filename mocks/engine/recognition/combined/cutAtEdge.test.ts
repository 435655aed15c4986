import { confidenceOfCutOut } from './cutAtEdge';

test('a reading is less sure if its cut-out touches ink at its edge', () => {
  expect(confidenceOfCutOut(0.9, true)).toBeLessThan(0.9);
  expect(confidenceOfCutOut(0.9, false)).toBe(0.9);
});
