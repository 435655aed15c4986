import { originInWords } from './originInWords';
import type { Segment } from './segment';

const NUMBERS = { own: '7a', first: '7', second: '8' };

test.each<[string, Pick<Segment, 'origin' | 'madeOf'>]>([
  ['Drawn by hand, not cut out yet', { origin: 'drawn' }],
  ['Merged from #7 and #8, not cut out yet', { origin: 'drawn', madeOf: ['first', 'second'] }],
  ['Split from #8, not cut out yet', { origin: 'drawn', madeOf: ['second'] }],
  ['Box changed by hand, not cut out yet', { origin: 'drawn', madeOf: ['own'] }],
  ['Added from its name: no drawing', { origin: 'named' }],
  ['Not found when the drawings were cut out again', { origin: 'found' }],
])('%s', (words, segment) => {
  expect(originInWords({ id: 'own', ...segment }, NUMBERS, true)).toBe(words);
});

test('a drawing that somebody else found is not missing before the article was searched here', () => {
  const words = originInWords({ id: 'own', origin: 'found' }, NUMBERS, false);
  expect(words).toBe('Not cut out here yet');
});
