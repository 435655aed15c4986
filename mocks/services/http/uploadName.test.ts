import { safeUploadName } from './uploadName';

test.each([
  ['paper.pdf', 'paper.pdf'],
  ['A (1).pdf', 'A__1_.pdf'],
  ['Größe-Ω_2.PDF', 'Größe-Ω_2.PDF'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\papers\\x.pdf', 'x.pdf'],
  ['..pdf', 'pdf'],
  ['.pdf', 'pdf'],
  ['', 'document'],
  ['a\u0000b.pdf', 'a_b.pdf'],
])('stores %p as %p', (given, stored) => {
  expect(safeUploadName(given)).toBe(stored);
});

test('truncates a name of 300 characters and keeps its extension', () => {
  expect(safeUploadName(`${'x'.repeat(300)}.pdf`)).toMatch(/^x{120}\.pdf$/);
});
