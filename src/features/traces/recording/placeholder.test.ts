/** @jest-environment node */
import { namePlaceholder, textPlaceholder } from './placeholder';

const TEXT = 'Quercetin (C₁₅H₁₀O₇), 𝛃-carotene & “Öl” – 12 %.\n\tÉ 植物';

test('replaces every letter and digit of a text, and nothing else', () => {
  expect(textPlaceholder(TEXT)).toBe(
    'Xxxxxxxxx (X₁₅X₁₀X₇), \u{1D465}-xxxxxxxx & “Xx” – 00 %.\n\tX xx'.replaceAll(/[₀-₉]/g, '0'),
  );
});

test('keeps the length in code points and in UTF-16 units', () => {
  expect(textPlaceholder(TEXT)).toHaveLength(TEXT.length);
  expect([...textPlaceholder(TEXT)]).toHaveLength([...TEXT].length);
});

test('a part of the text becomes the same part of its placeholder', () => {
  const pieces = [...TEXT];
  const placed = [...textPlaceholder(TEXT)];
  for (let from = 0; from < pieces.length; from += 3) {
    const piece = pieces.slice(from, from + 5).join('');
    expect(textPlaceholder(piece)).toBe(placed.slice(from, from + 5).join(''));
  }
});

test('names of the same length become different names of that length', () => {
  expect([namePlaceholder('paper', 1), namePlaceholder('other', 12)]).toEqual(['1xxxx', '12xxx']);
});
