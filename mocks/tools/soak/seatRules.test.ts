import { findOvertakings, mostSeatsAtOnce } from './seatRules';
import type { VisitRecord } from './visitRecord';

const visit = (id: string, createdAt: number, activatedAt?: number, until = 100): VisitRecord => ({
  id,
  createdAt,
  waited: activatedAt !== createdAt,
  activatedAt,
  certainUntil: until,
  outcome: activatedAt === undefined ? 'impatient' : 'served',
});

test.each([
  ['nobody', [], 0],
  ['one', [visit('a', 1, 1)], 1],
  ['two at the same time', [visit('a', 1, 1), visit('b', 2, 2)], 2],
  ['one after the other', [visit('a', 1, 1, 5), visit('b', 2, 6)], 1],
  ['a seat handed on within a millisecond', [visit('a', 1, 1, 5), visit('b', 2, 5)], 1],
  ['a waiter that left', [visit('a', 1, 1), visit('b', 2)], 1],
])('counts the seats of %s', (_what, visits, expected) => {
  expect(mostSeatsAtOnce(visits)).toBe(expected);
});

test.each([
  ['first come, first served', [visit('a', 1, 5), visit('b', 2, 6)], 0],
  ['served in one millisecond', [visit('a', 1, 5), visit('b', 2, 5)], 0],
  ['come in one millisecond', [visit('a', 1, 6), visit('b', 1, 5)], 0],
  ['a waiter overtaken by a newcomer', [visit('a', 1, 9), visit('b', 2, 2)], 1],
  ['a waiter overtaken by another', [visit('a', 1, 9), visit('b', 2, 8), visit('c', 3, 10)], 1],
  ['an overtaken one that left', [visit('a', 1), visit('b', 2, 2)], 0],
])('finds who was overtaken: %s', (_what, visits, expected) => {
  expect(findOvertakings(visits)).toHaveLength(expected);
});
