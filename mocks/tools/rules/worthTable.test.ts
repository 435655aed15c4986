import type { Worth } from './worth';
import { HEAD_LINES, worthTable, type RuleFile } from './worthTable';

const worth = (change: Partial<Worth>): Worth => ({
  ...{ affected: 9, changed: 3, stopped: false },
  ...{ odd: { lost: 2, won: 1 }, even: { lost: 0, won: 0 } },
  ...change,
});

const FILE: RuleFile = {
  ...{ file: 'arrows', says: '', hasOwnTest: true },
  functions: [{ name: 'dropArrows', reads: 'LineArt' }],
  numbers: [{ name: 'MAX_HEAD', value: '14' }],
};

const ID = 'without lines/arrows:dropArrows';

test.each([
  [worth({}), '+2 −1 / +0 −0 of 9'],
  [worth({ affected: 0 }), 'idle'],
  [worth({ stopped: true }), 'needed'],
  [worth({ changed: 0 }), 'no change'],
])('tells what a rule gains and loses', (pictures, cell) => {
  expect(worthTable('lines', [FILE], new Map([[ID, { pictures }]]))[2]).toBe(
    `| arrows: dropArrows | LineArt | ${cell} |  |  | MAX_HEAD 14 | yes |`,
  );
});

test.each([
  [worth({}), '×0.7 −2 +1'],
  [worth({ odd: { lost: 0, won: 0 } }), '×0.7 as right'],
  [worth({ odd: { lost: 0, won: 0 }, changed: 0 }), '×0.7 the same'],
])('tells what moving a number does', (pages, moves) => {
  const worths = new Map([
    [ID, { pages: worth({}) }],
    ['lines/arrows:MAX_HEAD 0.7', { pages }],
  ]);
  expect(worthTable('lines', [FILE], worths)[2]).toContain(`| MAX_HEAD 14, ${moves} |`);
});

test('leaves out what was not measured', () => {
  expect(worthTable('lines', [FILE], new Map())).toHaveLength(HEAD_LINES);
});
