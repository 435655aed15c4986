import { createExtractedText } from './extractedText';

test.each([
  ['', 0, 0],
  ['  \n ', 4, 0],
  ['Tea  leaves,\nfresh.', 19, 3],
])('%j has %d characters and %d words', (content, characterCount, wordCount) => {
  const { metadata } = createExtractedText(content, 'a.pdf', '2026-01-01T00:00:00.000Z');
  expect(metadata).toEqual({
    pdfFilename: 'a.pdf',
    extractedAt: '2026-01-01T00:00:00.000Z',
    characterCount,
    wordCount,
  });
});
