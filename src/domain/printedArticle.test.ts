import { authorsLine, journalLine } from './printedArticle';

const names = (count: number) => Array.from({ length: count }, (_, index) => `A. Roe ${index}`);

it.each([
  [0, ''],
  [4, names(4).join(', ')],
  [5, `${names(3).join(', ')} and 2 more`],
])('shows %i authors, or the first three and how many follow', (count, line) => {
  expect(authorsLine(names(count))).toBe(line);
});

it.each([
  [{ journal: 'Phytotests', year: 2012 }, 'Phytotests, 2012'],
  [{ year: 2012 }, '2012'],
  [{ journal: 'Phytotests' }, 'Phytotests'],
  [{}, ''],
])('shows what is known of journal and year: %j', (known, line) => {
  expect(journalLine(known)).toBe(line);
});
