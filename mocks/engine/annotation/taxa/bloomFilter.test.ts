import { bloomFilterOf, mayHold } from './bloomFilter';

const words = Array.from({ length: 2_000 }, (_, index) => `word${index}`);

test('finds every word of the set', () => {
  const filter = bloomFilterOf(words, 0.01);
  expect(words.filter((word) => !mayHold(filter, word))).toEqual([]);
});

test.each([0.05, 0.01, 0.001])('finds about the stated share of other words: %d', (share) => {
  const filter = bloomFilterOf(words, share);
  const others = Array.from({ length: 20_000 }, (_, index) => `other${index}`);
  const found = others.filter((word) => mayHold(filter, word)).length / others.length;
  expect(found).toBeLessThan(share * 1.5 + 0.0005);
});

test('takes some ten bits a word at one false word in a hundred', () => {
  expect(bloomFilterOf(words, 0.01).bits.length * 8).toBeLessThan(words.length * 10);
});

test('an empty set holds nothing', () => {
  expect(mayHold(bloomFilterOf([], 0.01), 'word')).toBe(false);
});
