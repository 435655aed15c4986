/** @jest-environment node */
import { inertCell, textOfCell } from './inertCell';

test.each([
  ['=1+1', "'=1+1"],
  ['+cmd', "'+cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  [' =1', "' =1"],
  ['\u0000=1', "'=1"],
  ['＝1', "'＝1"],
  ['-1.5', '-1.5'],
  ['-2e-3', '-2e-3'],
  ['(-)-menthol', '(-)-menthol'],
  ['β-PC-M6', 'β-PC-M6'],
  ['N#C[Fe-]', 'N#C[Fe-]'],
  ['', ''],
])('no spreadsheet runs %j as a formula', (text, cell) => {
  expect(inertCell(text)).toBe(cell);
});

test('what was marked as text is read without the mark; an apostrophe of a name stays', () => {
  expect(textOfCell("'＝1")).toBe('＝1');
  expect(textOfCell("' =1")).toBe(' =1');
  expect(textOfCell("'abeo-quercetin")).toBe("'abeo-quercetin");
});
