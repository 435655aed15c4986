import { joinedTable } from './joinedTable';

const table = (headers: readonly string[], ...rows: readonly (readonly (string | number)[])[]) => ({
  headers,
  rows,
});

test('compounds of all articles stand in one table, each with its article', () => {
  const joined = joinedTable([
    { name: 'a.pdf', table: table(['smiles', 'page'], ['CCO', 1], ['CCN', 2]) },
    { name: 'b.pdf', table: table(['smiles', 'page'], ['CCC', 3]) },
  ]);
  expect(joined).toEqual({
    headers: ['article', 'smiles', 'page', 'also_in'],
    rows: [
      ['a.pdf', 'CCO', 1, ''],
      ['a.pdf', 'CCN', 2, ''],
      ['b.pdf', 'CCC', 3, ''],
    ],
  });
});

test('a column that only some articles have keeps its place, and is empty for the others', () => {
  const joined = joinedTable([
    { name: 'a.pdf', table: table(['smiles', 'page'], ['CCO', 1]) },
    { name: 'b.pdf', table: table(['name', 'smiles', 'organism', 'page'], ['x', 'C', 'y', 2]) },
  ]);
  expect(joined.headers).toEqual(['article', 'name', 'smiles', 'organism', 'page', 'also_in']);
  expect(joined.rows).toEqual([
    ['a.pdf', '', 'CCO', '', 1, ''],
    ['b.pdf', 'x', 'C', 'y', 2, ''],
  ]);
});

test('a compound names the other articles that have it, by InChIKey or else by SMILES', () => {
  const headers = ['smiles', 'inchikey'];
  const joined = joinedTable([
    { name: 'a.pdf', table: table(headers, ['CCO', 'KEY'], ['[*]C', ''], ['', '']) },
    { name: 'b.pdf', table: table(headers, ['OCC', 'KEY'], ['', '']) },
    { name: 'c.pdf', table: table(headers, ['[*]C', ''], ['CCO', 'KEY']) },
  ]);
  expect(joined.rows.map((row) => row.at(-1))).toEqual([
    ...['b.pdf; c.pdf', 'c.pdf', ''],
    ...['a.pdf; c.pdf', ''],
    ...['a.pdf', 'a.pdf; b.pdf'],
  ]);
});

test('no article, no row', () => {
  expect(joinedTable([])).toEqual({ headers: ['article', 'also_in'], rows: [] });
});
