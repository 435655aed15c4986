import { pageOf, placeColumn, placeText } from '../testing/placeText';
import { findLines } from './findLines';
import { orderPage } from './orderPage';
import type { PlacedText } from '../page/textPage';

const read = (texts: readonly PlacedText[]) =>
  orderPage(findLines(pageOf(texts)))
    .flat()
    .map((line) => line.text);

const prose = (column: string, lines: number, letters = 46) =>
  Array.from({ length: lines }, (_, line) => `${column}${line} `.padEnd(letters, 'word '));

describe('reading order of a page', () => {
  it('reads the left of two columns before the right one', () => {
    const [left, right] = [prose('L', 20), prose('R', 20)];
    // The page's content stream paints both columns line by line.
    const texts = [...placeColumn(left, 50, 100), ...placeColumn(right, 300, 100)].sort(
      (a, b) => a.y - b.y,
    );
    expect(
      read(texts)
        .map((line) => line.slice(0, 1))
        .join(''),
    ).toBe('L'.repeat(20) + 'R'.repeat(20));
  });

  it('reads three columns from left to right', () => {
    const columns = ['A', 'B', 'C'].flatMap((name, index) =>
      placeColumn(prose(name, 15, 32), 40 + 180 * index, 100),
    );
    expect(
      read(columns)
        .map((line) => line.slice(0, 1))
        .join(''),
    ).toBe('A'.repeat(15) + 'B'.repeat(15) + 'C'.repeat(15));
  });

  it('reads title, columns, a caption over the whole width, and the columns below it', () => {
    const wide = (text: string, y: number) => placeText(text.padEnd(100, ' wide'), 50, y);
    const texts = [
      wide('Title', 60),
      ...placeColumn(prose('a', 8), 50, 100),
      ...placeColumn(prose('b', 8), 300, 100),
      wide('Caption', 210),
      ...placeColumn(prose('c', 8), 50, 240),
      ...placeColumn(prose('d', 8), 300, 240),
    ];
    const order = read(texts).map((line) => line.slice(0, 1));
    expect(order.join('')).toBe(
      `T${'a'.repeat(8)}${'b'.repeat(8)}C${'c'.repeat(8)}${'d'.repeat(8)}`,
    );
  });

  it('reads a narrow box beside an abstract before it, not between its lines', () => {
    const texts = [
      placeText('Title '.padEnd(100, 'wide '), 50, 60),
      placeText('article info', 50, 92),
      placeText('abstract', 200, 92),
      ...placeColumn(['History:', 'Received', 'Accepted', 'Keywords:', 'Acid', 'Oak'], 50, 110),
      ...placeColumn(prose('A', 4, 70), 200, 104),
      ...placeColumn(prose('l', 12), 50, 220),
      ...placeColumn(prose('r', 12), 310, 220),
    ];
    expect(read(texts).map((line) => line.split(' ')[0])).toEqual([
      'Title',
      'article',
      ...['History:', 'Received', 'Accepted', 'Keywords:', 'Acid', 'Oak'],
      'abstract',
      ...['A0', 'A1', 'A2', 'A3'],
      ...prose('l', 12).map((line) => line.split(' ')[0]),
      ...prose('r', 12).map((line) => line.split(' ')[0]),
    ]);
  });

  it('keeps section heads at the same height in two columns apart', () => {
    const texts = [
      placeText('2. Results', 50, 88),
      placeText('3. Methods', 300, 88),
      ...placeColumn(prose('L', 12), 50, 100),
      ...placeColumn(prose('R', 12), 300, 100),
    ];
    const lines = read(texts);
    expect(lines[0]).toBe('2. Results');
    expect(lines[13]).toBe('3. Methods');
  });

  it('reads a table row by row, not column by column', () => {
    const rows = ['one', 'two', 'three', 'four'];
    const texts = rows.flatMap((row, index) => [
      placeText(`name ${row}`, 50, 100 + 14 * index),
      placeText(`part ${row}`, 250, 100 + 14 * index),
      placeText(`place ${row}`, 450, 100 + 14 * index),
    ]);
    expect(read(texts)).toEqual(rows.map((row) => `name ${row} part ${row} place ${row}`));
  });

  it('puts notes in the left margin after the text beside them', () => {
    const texts = [
      ...placeColumn(prose('text', 20, 70), 160, 100),
      placeText('Received: May 2016', 40, 130, { size: 8 }),
    ];
    expect(read(texts).at(-1)).toBe('Received: May 2016');
    expect(read(texts)).toHaveLength(21);
  });

  it('does not split a column with ragged lines in two', () => {
    const lines = Array.from({ length: 20 }, (_, line) => 'x'.repeat(30 + ((line * 17) % 60)));
    expect(read(placeColumn(lines, 50, 100))).toEqual(lines);
  });
});
