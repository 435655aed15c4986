import { fromTable } from './fromTable';

const HEAD = 'note\tpage\tx0\ty0\tx1\ty1\tsmiles\tlabel';
const table = (...rows: string[]) => fromTable([HEAD, ...rows, ''].join('\r\n'));

test('columns are found by name, and empty cells say nothing', () => {
  expect(table('x\t2\t1\t2\t3\t4.5\tCCO\t')).toEqual([
    { page: 2, box: [1, 2, 3, 4.5], smiles: 'CCO' },
  ]);
});

test.each([
  ['a column that is missing', () => fromTable('page\tx0\n'), 'there is no column "y0"'],
  ['a place that is no number', () => table('x\t2\t1\tb\t3\t4\tC\t'), 'line 2: "y0" is no number'],
  ['a place that is empty', () => table('x\t\t1\t2\t3\t4\tC\t'), 'line 2: "page" is no number'],
])('%s is told', (_case, read, message) => {
  expect(read).toThrow(message);
});
