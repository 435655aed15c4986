import type { ArticleCandidates } from './articleCandidates';
import { NO_OFFERS, offersOf } from './offers';

const named = (...values: string[]) => values.map((value) => ({ value, label: 'trivial_name' }));

test('candidates are offered in the order of their mentions, and tell where they stand', () => {
  const candidates = { ...NO_OFFERS, names: named('kojic acid', 'lost', 'quercetin', 'gone') };
  const { names } = offersOf(candidates, [
    { value: 'quercetin', page: 2, sentence: 'Quercetin (3).' },
    { value: 'kojic acid', sentence: 'Kojic acid.' },
  ]);
  expect(names).toEqual([
    { value: 'quercetin', label: 'trivial_name', mention: { page: 2, sentence: 'Quercetin (3).' } },
    { value: 'kojic acid', label: 'trivial_name', mention: { sentence: 'Kojic acid.' } },
    { value: 'lost', label: 'trivial_name' },
    { value: 'gone', label: 'trivial_name' },
  ]);
});

test('every field has its offers', () => {
  const candidates: ArticleCandidates = {
    names: named('a'),
    organisms: named('b'),
    parts: named('c'),
    locations: named('d'),
    ecosystems: named('e'),
    classes: named('f'),
  };
  expect(offersOf(candidates, [])).toEqual(candidates);
});
