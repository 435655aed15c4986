import { createPdfId, structureKey } from './documentId';

test.each([
  ['1763650000125', 'pdf-1763650000125-page-0-segment-3'],
  ['pdf-1763650000125', 'pdf-1763650000125-page-0-segment-3'],
])('the key for document %s is %s', (pdfId, expected) => {
  expect(structureKey(pdfId, 'page-0-segment-3')).toBe(expected);
});

test('a document id is its time', () => {
  expect(createPdfId(1763650000125)).toBe('1763650000125');
});
