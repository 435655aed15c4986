/** @jest-environment node */
import { isSureAndAgreed, sampleOf, SAMPLE_SIZE } from './sureReadings';
import type { Structure } from './structure';

const SURE = {
  ...{ smiles: 'CCO', engine: 'decimer', program: 'PixelGraph' },
  ...{ jointConfidence: 0.97, agreeing: ['molscribe'] },
} as unknown as Structure;

test.each<[string, Partial<Structure>, boolean]>([
  ['read alike by two engines and sure', {}, true],
  ['read by one engine', { agreeing: [] }, false],
  ['read otherwise by a third', { differing: ['molnextr'] }, false],
  ['of a lower score', { jointConfidence: 0.89 }, false],
  ['with a doubtful place', { doubts: [{ x: 1, y: 1, radius: 1, says: 'a' }] as never }, false],
  [
    'contradicted by its name',
    { nameSays: { name: 'a', smiles: 'C', source: 'opsin', verdict: 'other' } },
    false,
  ],
  ['without a structure', { smiles: '', agreeing: ['molscribe'] }, false],
])('a reading %s: accepted with others: %#', (_what, changes, isAccepted) => {
  expect(isSureAndAgreed({ ...SURE, ...changes })).toBe(isAccepted);
});

test('a sample is of ten, from the least sure to the surest', () => {
  const all = Array.from({ length: 91 }, (_, index) => ({ score: 1 - index / 100 }));
  const scores = sampleOf(all).map(({ score }) => Math.round(score * 100));
  expect(scores).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
});

test.each([0, 1, 2, 9, 10])('of %i drawings, all are looked at', (count) => {
  const all = Array.from({ length: count }, (_, index) => ({ score: index }));
  expect(sampleOf(all)).toEqual(all);
  expect(count).toBeLessThanOrEqual(SAMPLE_SIZE);
});
