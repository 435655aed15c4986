/** @jest-environment node */
import { countsByStatus, drawingsByPage, inTens } from './drawingsByPage';

const [pending, verified] = ['Pending', 'Verified'] as const;
const marks = [
  { id: 'a', ordinal: '1', status: verified },
  { id: 'b', ordinal: '2', status: pending },
  { id: 'c', ordinal: '3', status: verified },
];

test('pages follow their numbers, and drawings the article', () => {
  const drawings = marks.map((mark, index) => ({ ...mark, page: index === 0 ? 12 : 2 }));
  expect(drawingsByPage(drawings)).toEqual([
    { page: 2, marks: marks.slice(1) },
    { page: 12, marks: marks.slice(0, 1) },
  ]);
});

test('a status is counted once, with its first drawing', () => {
  expect(countsByStatus(marks)).toEqual([
    { status: verified, count: 2, first: marks[0] },
    { status: pending, count: 1, first: marks[1] },
  ]);
});

test('tens of pages begin with 1, 11, 21', () => {
  const pages = [1, 10, 11].map((page, index) => ({ page, marks: [marks[index]!] }));
  expect(inTens(pages)).toEqual([
    { page: 1, lastPage: 10, marks: marks.slice(0, 2) },
    { page: 11, lastPage: 20, marks: marks.slice(2) },
  ]);
});
