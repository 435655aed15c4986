import { confidenceOf, scoreWord } from './readingScore';

const READ = { smiles: 'CCO', program: 'PixelGraph' };

test.each([
  ['sure from 0.90', { ...READ, confidence: 0.9 }, 'sure'],
  [
    'not sure where a place is to be looked at',
    {
      ...{ ...READ, confidence: 0.99 },
      doubts: [{ kind: 'bond', atoms: [], x: 0, y: 0, confidence: 0.4, says: 'Look.' } as const],
    },
    'likely',
  ],
  ['sure without such a place', { ...READ, confidence: 0.99, doubts: [] }, 'sure'],
  ['likely below it', { ...READ, confidence: 0.899 }, 'likely'],
  ['likely from 0.75', { ...READ, confidence: 0.75 }, 'likely'],
  ['doubtful below it', { ...READ, confidence: 0.749 }, 'doubtful'],
  ['doubtful if an engine differs', { ...READ, confidence: 1, differing: ['x'] }, 'doubtful'],
  [
    'doubtful if one differs from a reading without a score',
    { ...READ, differing: ['x'] },
    'doubtful',
  ],
  [
    'never sure from a program whose score says nothing',
    { ...READ, program: 'OSRA', confidence: 1 },
    'likely',
  ],
  [
    'sure by what all engines together say',
    { ...READ, program: 'OSRA', confidence: 0.75, jointConfidence: 0.98 },
    'sure',
  ],
  ['nothing without a score', READ, undefined],
  [
    'nothing without a structure',
    { program: 'PixelGraph', confidence: 0.1, smiles: 'nan' },
    undefined,
  ],
])('a reading is %s', (_rule, version, word) => {
  expect(scoreWord(version)).toBe(word);
});

test.each([
  [
    'of all engines where several read',
    { jointConfidence: 0.9871, confidence: 0.93 },
    0.99,
    'all engines',
  ],
  ['of the program where one did', { confidence: 0.9352330313932145 }, 0.94, 'PixelGraph'],
  ['of none at all', { confidence: 0 }, 0, 'PixelGraph'],
])('the confidence is that %s, in hundredths', (_whose, rating, value, of) => {
  const read = { engine: 'decimer', program: 'PixelGraph' };
  expect(confidenceOf({ ...read, ...rating })).toEqual({ value, of });
  expect(confidenceOf(read)).toBeUndefined();
});
