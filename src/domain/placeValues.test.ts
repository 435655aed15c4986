import { toAnnotationRecords } from './annotation';
import { placeValues } from './placeValues';

const TEXT =
  'Caffeine and theophylline from Camellia\nsinensis (Munnar, India). NaCl, caffeinated.';

const placed = (rawData: Parameters<typeof placeValues>[1], text = TEXT) => {
  const { annotations, unplaced } = placeValues(text, rawData);
  return { found: annotations.map(({ label, text: found }) => `${label}: ${found}`), unplaced };
};

describe('values without positions from the services', () => {
  it.each([
    ['a text', { name: 'theophylline' }, ['name: theophylline']],
    ['a list', { name: ['Caffeine', 'theophylline'] }, ['name: Caffeine', 'name: theophylline']],
    ['several in one text', { name: "'Caffeine', 'NaCl'" }, ['name: Caffeine', 'name: NaCl']],
    ['one with a comma of its own', { place: 'Munnar, India' }, ['place: Munnar, India']],
    [
      'one that stands on two lines',
      { species: 'Camellia sinensis' },
      ['species: Camellia\nsinensis'],
    ],
    ['one in another case', { name: 'caffeine' }, ['name: Caffeine']],
    ['one within an object', { plant: { species: ['NaCl'] } }, ['species: NaCl']],
    ["one before a citation's raised number", { name: 'rutin' }, ['name: rutin'], 'rutin³,⁴ too'],
    ['the same twice', { name: ['NaCl', 'NaCl'] }, ['name: NaCl']],
  ])('are located: %s', (_what, rawData, found, text = TEXT) => {
    expect(placed(rawData, text)).toEqual({ found, unplaced: [] });
  });

  it.each([
    ['not in the text', { name: ['quercetin', 'NaCl'] }, ['name: NaCl'], ['quercetin']],
    ['one of several', { name: 'NaCl, quercetin' }, ['name: NaCl'], ['quercetin']],
    ['parts of words only', { name: ['affein', 'caffein'] }, [], ['affein', 'caffein']],
    ['short and in another case', { name: 'nacl' }, ['name: NaCl'], []],
    ['too short for another case', { name: 'AND' }, [], ['AND']],
    ['a pattern', { name: '.*' }, [], ['.*']],
    ['longer than any name', { name: 'x'.repeat(501) }, [], ['x'.repeat(501)]],
  ])('are kept apart: %s', (_what, rawData, found, unplaced) => {
    expect(placed(rawData)).toEqual({ found, unplaced });
  });

  it.each([
    ['missing ones', { name: 'nan', other: null, list: ['NaN', ''] }],
    ['numbers and flags', { count: 3, list: [1, true] }],
    ['prose in place of data', { raw_text: 'Caffeine and theophylline' }],
    ['a failure in place of data', { error: 'No data extracted' }],
  ])('do not count: %s', (_what, rawData) => {
    expect(placed(rawData)).toEqual({ found: [], unplaced: [] });
  });

  it('are located at every occurrence, in code points even after letters outside the basic plane', () => {
    const text = '𝑁-oxide of NaCl; NaCl';
    const { annotations } = placeValues(text, { name: 'NaCl' });
    expect(toAnnotationRecords(text, annotations)).toEqual([
      { label: 'name', text: 'NaCl', start_offset: 11, end_offset: 15 },
      { label: 'name', text: 'NaCl', start_offset: 17, end_offset: 21 },
    ]);
  });

  it('are searched for up to a thousand; the others count as not located', () => {
    const names = Array.from({ length: 1_001 }, (_, i) => (i < 1_000 ? `compound-${i}` : 'NaCl'));
    expect(placed({ name: names })).toMatchObject({ found: [] });
    expect(placed({ name: names }).unplaced).toHaveLength(1_001);
  });
});
