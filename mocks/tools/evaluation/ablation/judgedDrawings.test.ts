import { judgedDrawings } from './judgedDrawings';

const HEAD = 'article\tpage_index\tbox_points\tverdict\tright_smiles';

test('reads where each drawing is, and its structure if it is known', () => {
  const table = [HEAD, 'np03\t7\t1 2 3 4\tR\tCCO', 'np03\t8\t5 6 7 8\tW\t'].join('\n');
  expect(judgedDrawings(table).get('np03')).toEqual([
    { pageIndex: 7, box: [1, 2, 3, 4], answers: ['CCO'], number: '', name: '' },
    { pageIndex: 8, box: [5, 6, 7, 8], answers: [], number: '', name: '' },
  ]);
});

test.each([
  ['article\tpage_index\tbox_points\n', /no right_smiles/],
  [`${HEAD}\nnp03\t7\t1 2 3\tR\tC`, /No box.*1 2 3/],
])('refuses %j', (table, message) => {
  expect(() => judgedDrawings(table)).toThrow(message);
});
