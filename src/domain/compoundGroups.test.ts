/** @jest-environment node */
import type { Compound } from './compound';
import { belongsTo, groupsBy } from './compoundGroups';

const from = (organism?: string): Compound => ({
  ...{ id: 'a', drawings: [], namedBy: undefined, status: 'Processed', score: undefined },
  ...{ formula: undefined, inchiKey: undefined },
  fields:
    organism === undefined
      ? {}
      : { organism: { value: organism, isConfirmed: true, origin: 'person' } },
});

test('groups are counted, most first, and those of which nothing is stated come last', () => {
  const compounds = [from(), from(''), from('A. oryzae'), from('A. flavus'), from('A. flavus')];
  expect(groupsBy(compounds, 'organism')).toEqual([
    ...[
      { value: 'A. flavus', count: 2 },
      { value: 'A. oryzae', count: 1 },
    ],
    { value: '', count: 2 },
  ]);
});

test('a group has the compounds with its value; without one, all belong', () => {
  const group = { field: 'organism', value: 'A. flavus' } as const;
  expect(belongsTo(from('A. flavus'), group)).toBe(true);
  expect(belongsTo(from('A. oryzae'), group)).toBe(false);
  expect(belongsTo(from('A. oryzae'), null)).toBe(true);
});
