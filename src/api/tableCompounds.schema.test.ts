/** @jest-environment node */
import * as v from 'valibot';
import { tableCompoundsSchema, toTableCompounds } from './tableCompounds.schema';

const read = (wire: unknown) => toTableCompounds(v.parse(tableCompoundsSchema, wire));

const compound = {
  ...{ number: '3a', name: 'quercetin', text: '3a R1 = OH', groups: { R1: 'OH' } },
  ...{ from: 'table', smiles: 'CO', molfile: '\nM\n' },
};

test('a compound of a table has its row and its structure', () => {
  expect(read([compound])).toEqual([compound]);
});

test('a row without a structure says why', () => {
  const { smiles: _smiles, molfile: _molfile, ...row } = compound;
  expect(read([{ ...row, reason: '“Glc” for R1 is not understood' }])).toEqual([
    { ...row, reason: '“Glc” for R1 is not understood' },
  ]);
});

test.each([
  ['no list', { rows: [] }],
  ['nothing', undefined],
  ['an empty list', []],
  ['neither structure nor reason', [{ ...compound, smiles: '', molfile: null }]],
  ['a SMILES that is none', [{ ...compound, smiles: 'C1CC', molfile: '' }]],
  ['no row', [{ ...compound, text: undefined }]],
  ['a long number', [{ ...compound, number: '1'.repeat(41) }]],
  ['a long group', [{ ...compound, groups: { R1: 'C'.repeat(81) } }]],
  ['a group of nothing known', [{ ...compound, groups: { constructor: 'OH' } }]],
  [
    'more groups than residues',
    [
      {
        ...compound,
        groups: Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`R${i}`, 'H'])),
      },
    ],
  ],
])('%s is no compound', (_what, wire) => {
  expect(read(wire)).toBeUndefined();
});

test('an invalid compound does not cost the others', () => {
  expect(read([5, compound])).toEqual([compound]);
});

test('no more compounds are taken than a table has rows', () => {
  expect(read(Array.from({ length: 100 }, () => compound))).toHaveLength(60);
});

test('invisible characters of a row become blanks', () => {
  expect(read([{ ...compound, text: '3a\u202e R1\n= OH' }])?.[0]?.text).toBe('3a R1 = OH');
});
