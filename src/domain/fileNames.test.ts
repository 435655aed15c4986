import {
  drawingDownloadName,
  exportFilename,
  fileStem,
  safeFileStem,
  uploadName,
} from './fileNames';

test.each([
  ['paper.pdf', 'paper'],
  ['a.b.pdf', 'a.b'],
  ['paper', 'paper'],
  ['.pdf', '.pdf'],
])('the stem of %s is %s', (name, expected) => {
  expect(fileStem(name)).toBe(expected);
});

test.each([
  ['10', undefined, 'compound-10.svg'],
  ['12a', undefined, 'compound-12a.svg'],
  ['10', 'Quercetin', 'Quercetin.svg'],
  ['10', '3/4-x', '3_4-x.svg'],
])('the drawing of segment %s named %s is saved as %s', (ordinal, given, expected) => {
  expect(drawingDownloadName(ordinal, given)).toBe(expected);
});

test.each([
  ['Grüße 東京', 'Grüße 東京'],
  ['a/b\\c:d*e?"<>|', 'a_b_c_d_e_____'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['CON', 'CON_'],
  ['trailing. ', 'trailing'],
  ['\u0000\n', '__'],
  ['...', 'document'],
])('%j becomes the safe stem %j', (stem, expected) => {
  expect(safeFileStem(stem)).toBe(expected);
});

test('cuts a long stem between characters', () => {
  const stem = safeFileStem('😀'.repeat(100));
  expect(Array.from(stem)).toHaveLength(60);
  expect(stem).toBe('😀'.repeat(60));
});

const hash = '1f2e3d4c5b6a79880000';

test.each([
  ['paper.pdf', 'paper-1f2e3d4c.pdf'],
  ['A (1).PDF', 'A_1-1f2e3d4c.pdf'],
  ['Grüße & Co.pdf', 'Gru_e_Co-1f2e3d4c.pdf'],
  ['../../x.pdf', 'x-1f2e3d4c.pdf'],
  ['東京.pdf', 'document-1f2e3d4c.pdf'],
])('%s is uploaded as %s', (name, expected) => {
  expect(uploadName(name, hash)).toBe(expected);
});

test.each([
  ['paper.pdf', 'paper_2026-01-02T03-04-05Z.json'],
  ['a:b?.pdf', 'a_b__2026-01-02T03-04-05Z.json'],
  [undefined, 'document_2026-01-02T03-04-05Z.json'],
])('%s is exported as %s', (pdfFilename, expected) => {
  expect(exportFilename(pdfFilename, '2026-01-02T03:04:05.678Z')).toBe(expected);
});
