/** @jest-environment node */
import { COMPOUND_FIELD_LIMITS } from './compoundDraft';
import type { CompoundLabel } from './compoundLabel';
import { synonymOffers, withSynonym } from './synonymOffers';

const label = (properties: Partial<CompoundLabel>): CompoundLabel => ({
  ...{ kind: 'number', number: '1', text: '1', box: [0, 0, 1, 1], confidence: 0.98 },
  ...properties,
});
const stated = (name: string, ...otherNames: string[]) => ({
  ...{ name, otherNames, page: 1, start: 0, end: 1, sentence: 'It.' },
});
const FOUND = label({
  ...{ name: 'quercetin', captionName: 'Quercetin' },
  statedNames: [stated('quercetin', 'meletin', 'sophoretin')],
});

test('what the article calls the compound besides its name is offered, each once', () => {
  expect(synonymOffers(FOUND, {})).toEqual(['meletin', 'sophoretin']);
  expect(synonymOffers(FOUND, { name: 'Meletin' })).toEqual(['quercetin', 'sophoretin']);
});

test('what is a synonym already is not offered again', () => {
  expect(synonymOffers(FOUND, { synonyms: 'Sophoretin' })).toEqual(['meletin']);
});

test('of names that contradict each other, only those with the name that is shown are offered', () => {
  const several = label({ statedNames: [stated('quercetin', 'meletin'), stated('kaempferol')] });
  expect(synonymOffers(several, { name: 'quercetin' })).toEqual(['meletin']);
  expect(synonymOffers(several, {})).toEqual([]);
});

test.each<[string, CompoundLabel | undefined]>([
  ['no label', undefined],
  ['a doubtful label', { ...FOUND, confidence: 0.5 }],
  ['the numbers of several compounds', { ...FOUND, kind: 'numbers' }],
  ['what names nothing', label({ captionName: 'compound 3' })],
])('%s offers nothing', (_what, of) => {
  expect(synonymOffers(of, {})).toEqual([]);
});

test('a synonym goes below the others, as long as there is room', () => {
  expect(withSynonym('a\n\n', 'b')).toBe('a\nb');
  expect(withSynonym(undefined, 'b')).toBe('b');
  expect(withSynonym('x'.repeat(COMPOUND_FIELD_LIMITS.synonyms), 'b')).toBeUndefined();
});
