import {
  isPreviewOf,
  SMILES_CARD_LENGTH,
  SMILES_FALLBACK_LENGTH,
  textPreview,
  truncate,
  truncateSmiles,
} from './truncate';

test.each([
  ['C'.repeat(30), SMILES_FALLBACK_LENGTH, 'C'.repeat(30)],
  ['C'.repeat(31), SMILES_FALLBACK_LENGTH, `${'C'.repeat(27)}...`],
  ['C'.repeat(20), SMILES_CARD_LENGTH, 'C'.repeat(20)],
  ['C'.repeat(21), SMILES_CARD_LENGTH, `${'C'.repeat(17)}...`],
])('%s at %d becomes %s', (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});

test('previews the first 100 characters and splits none', () => {
  expect(textPreview('a'.repeat(150))).toBe('a'.repeat(100));
  expect(textPreview('😀'.repeat(150))).toBe('😀'.repeat(100));
  expect(textPreview('short')).toBe('short');
});

test('a SMILES without a drawing takes 30 characters', () => {
  expect(truncateSmiles('C'.repeat(31))).toBe(`${'C'.repeat(27)}...`);
});

test.each([
  ['abc...', 'abcdef', true],
  ['abc...', 'abd', false],
  ['abc', 'abc', true],
  ['abc', 'abcdef', false],
  ['abc...', 'abc...', true],
])('the preview %s can be of %s: %s', (preview, text, expected) => {
  expect(isPreviewOf(preview, text)).toBe(expected);
});
