import { segmentStatus } from './segmentStatus';

test.each([
  [false, false, false, 'Pending'],
  [false, false, true, 'Processed'],
  [true, false, false, 'Verified'],
  [false, true, true, 'Verified'],
])('selected %s, correct %s, processed %s: %s', (selected, markedCorrect, processed, expected) => {
  expect(segmentStatus({ selected, markedCorrect, processed })).toBe(expected);
});
