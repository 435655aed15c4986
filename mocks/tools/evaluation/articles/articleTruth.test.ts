import { parseArticleTruth } from './articleTruth';

const HEAD = 'page\tx0\ty0\tx1\ty1\tsmiles\tnumber\tname\treviewed\tnote';
const row = (...cells: (string | number)[]) => cells.join('\t');
const parse = (...rows: string[]) => parseArticleTruth([HEAD, ...rows, ''].join('\n'));

test('reads a drawing, with its page counted from 0', () => {
  expect(parse(row(3, 10.5, 20, 90, 60, 'CCO', '1a', 'ethanol', 'yes', 'a note'))).toEqual([
    { pageIndex: 2, box: [10.5, 20, 90, 60], answers: ['CCO'], number: '1a', name: 'ethanol' },
  ]);
});

test.each([
  ['two readings', 'C[C@H](N)O | CC(N)O', ['C[C@H](N)O', 'CC(N)O']],
  ['none', '', []],
])('a drawing may be open to %s', (_case, smiles, answers) => {
  expect(parse(row(1, 0, 0, 9, 9, smiles, '', '', '', ''))).toMatchObject([{ answers }]);
});

test('a table without SMILES knows only labels', () => {
  const head = HEAD.replace('\tsmiles', '');
  expect(parseArticleTruth(`${head}\n${row(1, 0, 0, 9, 9, '2', 'ethanol', 'yes', '')}`)).toEqual([
    { pageIndex: 0, box: [0, 0, 9, 9], answers: [], number: '2', name: 'ethanol' },
  ]);
});

test('leaves out comments and empty lines', () => {
  expect(parse('# nothing is drawn', '')).toEqual([]);
});

test.each([
  ['too few cells', row(1, 0, 0, 9, 9, 'C'), 'Line 2 has 6 cells'],
  ['a box that is turned over', row(1, 9, 0, 0, 9, 'C', '', '', '', ''), 'Line 2 has no box'],
  ['a box without a number', row(1, 'a', 0, 9, 9, 'C', '', '', '', ''), 'Line 2 has no box'],
  ['page 0', row(0, 0, 0, 9, 9, 'C', '', '', '', ''), 'Line 2 has no page'],
])('refuses %s', (_case, line, message) => {
  expect(() => parse(line)).toThrow(message);
});

test('refuses a table with other columns', () => {
  expect(() => parseArticleTruth('page\tsmiles\n')).toThrow('first line');
});
