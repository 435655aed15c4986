/** @jest-environment node */
import type { Judgement } from '../../judgement';
import { found, record, said } from '../testing/records';
import { noteWords } from './drawingNote';

const correct: Judgement = {
  ...{ verdict: 'correct', at: '2026-01-02T03:04:05Z' },
  version: { engine: 'molscribe', timestamp: '2026-01-02T03:04:05Z' },
};
const lines = (...given: Parameters<typeof noteWords>) => noteWords(...given).split('\n');

test('a drawing says what a person confirmed of its compound, and its structure', () => {
  const identifiers = { inchiKey: 'OTMSDBZUPAUEDD-UHFFFAOYSA-N' };
  const one = record({ stated: said({ number: '3a', name: 'ethane' }), identifiers });
  expect(lines(one, { ordinal: '12', judgement: correct })).toEqual([
    'Drawing 12: Verified',
    'Number: 3a',
    'Name: ethane',
    'SMILES: CC',
    'InChIKey: OTMSDBZUPAUEDD-UHFFFAOYSA-N',
  ]);
});

test('what a program found is not passed off as confirmed', () => {
  const one = record({ stated: found({ number: '3a', name: 'ethane' }) });
  expect(lines(one, { ordinal: '12', judgement: undefined })).toEqual(
    expect.arrayContaining([
      'Number: 3a (found by a program, not confirmed)',
      'Name: ethane (found by a program, not confirmed)',
    ]),
  );
});

test('a drawing that nobody judged says so, also if another of its structure was checked', () => {
  const one = record({ status: 'Verified' });
  expect(lines(one, { ordinal: '13', judgement: undefined })[0]).toBe('Drawing 13: Not checked');
});

test('one that was accepted without a look at it says so', () => {
  const unseen = { ...correct, unseenAmong: { accepted: 9, looked: 2 } };
  expect(lines(record(), { ordinal: '1', judgement: unseen })[0]).toBe(
    'Drawing 1: Accepted without a look at it, with 9 sure ones of which 2 were looked at',
  );
});

test('no value begins a line of its own', () => {
  const one = record({ stated: said({ name: 'a\nDrawing 1: Verified' }) });
  expect(lines(one, { ordinal: '2', judgement: undefined })).toHaveLength(3);
});
