import { placeText, pageOf, placeColumn } from '../testing/placeText';
import { readArticle } from './readArticle';

const EDGES = [50, 150, 300, 450];
/** Lines of cells by column, from a baseline; an empty text is no line. */
const rows = (y: number, ...lines: readonly (readonly string[])[]) =>
  lines.flatMap((cells, line) =>
    cells.flatMap((text, column) =>
      text === '' ? [] : [placeText(text, EDGES[column]!, y + 12 * line)],
    ),
  );
const texts = (...placed: ReturnType<typeof rows>[]) =>
  readArticle([pageOf(placed.flat())], 1).map(({ label, text }) => [label, text]);

const HEAD = rows(100, ['No.', 'Animals', 'Diet', 'Effect']);

test('the lines of a cell stay together, and each entry on a line of its own', () => {
  const table = [
    ...rows(
      120,
      ['1', '40 mice', 'rich in fat, with', 'less weight'],
      ['', '', 'carnosic acid', ''],
    ),
    ...rows(150, ['2', '12 rats', 'of grain', 'none at'], ['', 'and lambs', '', 'all']),
    ...rows(180, ['3', '9 hamsters', 'of oats', 'sleep']),
  ];
  expect(texts(HEAD, table)).toEqual([
    [
      'table',
      'No. Animals Diet Effect\n' +
        '1 40 mice rich in fat, with carnosic acid less weight\n' +
        '2 12 rats and lambs of grain none at all\n' +
        '3 9 hamsters of oats sleep',
    ],
  ]);
});

test('a cell over several columns does not cut a table', () => {
  const table = ['1', '2', '3', '4', '5', '6'].map((n, at) =>
    rows(120 + 12 * at + (at > 2 ? 12 : 0), [n, 'mice', 'grain']),
  );
  const merged = rows(156, ['Animals that were fed at night']);
  expect(texts(...table, merged)).toHaveLength(1);
});

test('what stands below a table is no cell of it', () => {
  const table = [
    ...rows(120, ['1', '40 mice', 'rich in fat', 'weight'], ['', '', 'with acid', '']),
    ...rows(150, ['2', '12 rats', 'of grain', 'none']),
  ];
  const prose = placeColumn(['The animals were kept in the dark for a week.'], 50, 200);
  expect(texts(HEAD, table, prose).map(([label]) => label)).toEqual(['table', 'text']);
});

test('two columns of prose are no table', () => {
  const lines = Array.from(
    { length: 12 },
    (_, n) => `line ${n} of a column of prose as wide as usual`,
  );
  const found = texts(placeColumn(lines, 50, 100), placeColumn(lines, 320, 100));
  expect(found.map(([label]) => label)).not.toContain('table');
});

test('a name in two lines is whole where the other cells of the second line are an entry', () => {
  const edges = [50, 150, 200, 280, 360, 440];
  const placed = [
    ['13-', '3', 'quantifier', '420', '25', '30'],
    ['desoxypaxilline', '', 'qualifier', '421', '25', '31'],
    ['14-deacetyl', '4', 'quantifier', '429', '30', '40'],
    ['paraside A', '', 'qualifier', '430', '30', '41'],
    ['Paxilline', '5', 'quantifier', '436', '25', '30'],
    ['', '', 'qualifier', '437', '25', '31'],
  ].flatMap((cells, row) =>
    cells.flatMap((text, column) =>
      text ? [placeText(text, edges[column]!, 100 + 12 * row)] : [],
    ),
  );
  const [table] = readArticle([pageOf(placed)], 1);
  expect(table?.text.split('\n')).toEqual([
    '13-desoxypaxilline 3 quantifier 420 25 30',
    'qualifier 421 25 31',
    '14-deacetyl paraside A 4 quantifier 429 30 40',
    'qualifier 430 30 41',
    'Paxilline 5 quantifier 436 25 30',
    'qualifier 437 25 31',
  ]);
});
