import { tableLines } from './table';

describe('tableLines', () => {
  test('aligns the first column left and the others right', () => {
    expect(
      tableLines([
        ['', 'CPU s'],
        ['OSRA', '10.25'],
        ['segmentation', '1.00'],
      ]),
    ).toEqual(['              CPU s', 'OSRA          10.25', 'segmentation   1.00']);
  });

  test('fills rows that are too short', () => {
    expect(tableLines([['a'], ['b', '1', '2']])).toEqual(['a', 'b  1  2']);
  });

  test('has no lines for no rows', () => {
    expect(tableLines([])).toEqual([]);
  });
});
