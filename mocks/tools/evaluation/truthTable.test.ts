import { parseTruthTable } from './truthTable';

describe('parseTruthTable', () => {
  test('finds its columns by their names, in any order', () => {
    const text = 'dpi\tsmiles\timage\n300\tCCO\ta.png\n300\tC\tb.png\n';
    expect(parseTruthTable(text)).toEqual([
      { image: 'a.png', smiles: 'CCO' },
      { image: 'b.png', smiles: 'C' },
    ]);
  });

  test('reads Windows line endings', () => {
    expect(parseTruthTable('image\tsmiles\r\na.png\tC\r\n')).toEqual([
      { image: 'a.png', smiles: 'C' },
    ]);
  });

  test('skips lines without a file', () => {
    expect(parseTruthTable('image\tsmiles\n\tC\n\n')).toEqual([]);
  });

  test('keeps pictures with unknown structures, so that they are counted', () => {
    expect(parseTruthTable('image\tsmiles\na.png\t\nb.png')).toEqual([
      { image: 'a.png', smiles: '' },
      { image: 'b.png', smiles: '' },
    ]);
  });

  test.each([
    ['file\tsmiles\n', 'no column "image"'],
    ['', 'no column "image"'],
    ['image\tinchi\n', 'no column "smiles"'],
    ['image\tsmiles\n../a.png\tC', 'Not a file name'],
  ])('refuses %j', (text, reason) => {
    expect(() => parseTruthTable(text)).toThrow(reason);
  });
});
