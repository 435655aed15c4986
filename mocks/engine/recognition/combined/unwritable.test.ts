import { confidenceBesideUnwritable } from './unwritable';

test('a structure is hardly sure if the drawing shows what none can say', () => {
  expect(confidenceBesideUnwritable(0.95, 'A part in brackets is repeated')).toBeLessThan(0.3);
  expect(confidenceBesideUnwritable(0.95, undefined)).toBe(0.95);
});
