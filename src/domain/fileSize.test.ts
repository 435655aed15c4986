import { fileSizeText } from './fileSize';

test.each([
  [0, '0 bytes'],
  [1023, '1023 bytes'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [1_048_575, '1.0 MB'],
  [1_048_576, '1.0 MB'],
  [10_485_760, '10.0 MB'],
])('%d is shown as %s', (bytes, expected) => {
  expect(fileSizeText(bytes)).toBe(expected);
});
