/** @jest-environment node */
import { nextBatch } from './nextBatch';

const none = new Set<string>();

test('takes as many structures as the services do', () => {
  expect(nextBatch(['A', 'B', 'C'], none, 2)).toEqual(['A', 'B']);
  expect(nextBatch(['A'], none, 2)).toEqual(['A']);
});

test('takes no more characters than fit into a call, but at least one structure', () => {
  const long = 'x'.repeat(600_000);
  expect(nextBatch([long, `${long}y`, 'C'], none, 50)).toEqual([long]);
  const endless = 'x'.repeat(2_000_000);
  expect(nextBatch([endless, 'C'], none, 50)).toEqual([endless]);
});

test('suspects go alone, after the others', () => {
  expect(nextBatch(['A', 'B', 'C'], new Set(['A', 'B']), 50)).toEqual(['C']);
  expect(nextBatch(['A', 'B'], new Set(['A', 'B']), 50)).toEqual(['A']);
});
