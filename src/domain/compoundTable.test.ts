import type { Compound, CompoundTextField } from './compound';
import type { SegmentStatus } from './segmentStatus';
import {
  COMPOUND_FILTERS,
  emptyColumns,
  mentions,
  passes,
  sorted,
  textIn,
  type SortKey,
} from './compoundTable';

type Words = Partial<Record<CompoundTextField, string>>;

const compound = (ordinal: number, words: Words = {}, other: Partial<Compound> = {}): Compound => ({
  id: `s${ordinal}`,
  drawings: [{ id: `s${ordinal}`, ordinal: `${ordinal}`, pageNumber: 1 }],
  fields: Object.fromEntries(
    Object.entries(words).map(([field, value]) => [
      field,
      { value, isConfirmed: true, origin: 'person' },
    ]),
  ),
  namedBy: undefined,
  status: 'Processed',
  score: undefined,
  formula: undefined,
  inchiKey: undefined,
  ...other,
});
const ordinalsOf = (compounds: readonly Compound[]) =>
  compounds.map(({ drawings }) => Number(drawings[0]?.ordinal));
const by = (column: SortKey['column'], isDescending = false): SortKey => ({ column, isDescending });

test.each<[SegmentStatus, readonly string[]]>([
  ['Doubtful', ['all', 'doubtful']],
  ['Failed', ['all', 'failed']],
  ['Pending', ['all', 'unchecked']],
  ['Processed', ['all', 'unchecked']],
  ['Verified', ['all', 'verified']],
  ['Rejected', ['rejected']],
])('a compound that is %s is shown by the filters %j', (status, filters) => {
  const one = compound(1, {}, { status });
  expect(COMPOUND_FILTERS.filter((filter) => passes(one, filter))).toEqual(filters);
});

test.each([
  ['', true],
  ['QUERC', true],
  [' c15h ', true],
  ['refj', true],
  ['flavus', true],
  ['agar', false],
])('a search for %j finds number, name, formula, key and organism: %s', (query, isFound) => {
  const words = { name: 'quercetin', organism: 'Aspergillus flavus', part: 'agar' };
  const of = { formula: 'C15H10O7', inchiKey: 'REFJWTPEDVJJIY-UHFFFAOYSA-N' };
  expect(mentions(compound(1, words, of), query)).toBe(isFound);
});

describe('sorting', () => {
  const rows = [
    compound(1, { number: '10', organism: 'b' }),
    compound(2, { number: '9', organism: 'a' }),
    compound(3),
    compound(4, { number: '1a', organism: 'b' }),
  ];

  test.each([
    ['a column, counting numbers within', [by('number')], [4, 2, 1, 3]],
    ['a column downwards, with empty cells last all the same', [by('number', true)], [1, 2, 4, 3]],
    ['a second column among equals', [by('organism'), by('number', true)], [2, 1, 4, 3]],
    ['the place in the article among equals', [by('page')], [1, 2, 3, 4]],
  ])('goes by %s', (_words, keys, order) => {
    expect(ordinalsOf(sorted(rows, keys))).toEqual(order);
  });

  test('by status puts the doubtful first, and the lowest score first among them', () => {
    const byStatus = [
      compound(1, {}, { status: 'Verified' }),
      compound(2, {}, { status: 'Doubtful', score: 0.7 }),
      compound(3, {}, { status: 'Failed' }),
      compound(4, {}, { status: 'Doubtful', score: 0.3 }),
    ];
    expect(ordinalsOf(sorted(byStatus, [by('status')]))).toEqual([4, 2, 3, 1]);
  });
});

test('columns without data in any row are empty, but not those that every compound is to have', () => {
  const rows = [compound(1), compound(2, { part: 'leaf' })];
  expect(emptyColumns(rows)).toEqual([
    ...['number', 'formula', 'inchiKey', 'location', 'submission', 'foundIn', 'note'],
  ]);
});

test('tells where the article names a compound, otherwise that a sentence does', () => {
  expect(textIn(compound(1, {}, { namedBy: 'caption' }), 'foundIn')).toBe('p. 1, caption');
  expect(textIn(compound(1, {}, { namedBy: 'page' }), 'foundIn')).toBe('p. 1, beside the drawing');
  expect(textIn(compound(1, { evidence: 'Isolated as a gum.' }), 'foundIn')).toBe('sentence');
  expect(textIn(compound(1), 'foundIn')).toBe('');
});

test.each([
  ['Accepted', { toStandIn: false }],
  ['Accepted by stand-in', {}],
  ['Sent', { outcome: 'sent' }],
  ['Refused', { outcome: 'refused', reason: 'The name is taken.' }],
] as const)('a row says what became of its submission: %s', (word, outcome) => {
  const receipt = { at: '2026-05-01T12:00:00.000Z', smiles: 'CCO', toStandIn: true, ...outcome };
  const row = { ...compound(1), receipt };
  expect(textIn(row, 'submission')).toBe(word);
  expect(emptyColumns([row, compound(2)])).not.toContain('submission');
});
