/** @jest-environment node */
import type { StructureVersion } from '../structure';
import { emptyWork } from '@/testing/emptyWork';
import { checkedWork } from './testing/checkedWork';
import { judgedArticle, type JudgedDrawing } from './judgedDrawings';
import { rightShare, statisticsOf, type ReaderCounts } from './statistics';
import { statisticsTable } from './statisticsTable';
import { perHour, timeAtWork } from './timeAtWork';

const READ = { smiles: 'CCO', program: 'VectorGraph', confidence: 0.95 };

/** What is counted of a drawing with these readings, the last of which stands and was judged so. */
const counted = (...of: Parameters<typeof checkedWork>): JudgedDrawing =>
  judgedArticle(checkedWork(...of), ({ engine, program }) => program ?? engine).judged[0]!;

const CORRECT = { verdict: 'correct' };

test.each<[string, object, Partial<StructureVersion>[], object | undefined]>([
  [
    'a reading that was called correct is unchanged',
    CORRECT,
    [READ],
    { reader: 'VectorGraph', word: 'sure', outcome: 'unchanged' },
  ],
  [
    'one that was edited first is corrected',
    CORRECT,
    [READ, { smiles: 'CCN', engine: 'manual-edit' }],
    { reader: 'VectorGraph', word: 'sure', outcome: 'corrected' },
  ],
  [
    'an edit that ends as it began is none',
    CORRECT,
    [READ, { smiles: 'CCO', engine: 'manual-edit' }],
    { reader: 'VectorGraph', word: 'sure', outcome: 'unchanged' },
  ],
  [
    'one in whose place another reading was taken is corrected',
    CORRECT,
    [READ, { smiles: 'CC', program: 'OSRA', selectedFromComparison: true }],
    { reader: 'VectorGraph', word: 'sure', outcome: 'corrected' },
  ],
  [
    'one of two programs, the later, stood',
    CORRECT,
    [READ, { smiles: 'CC', program: 'PixelGraph', confidence: 0.8 }],
    { reader: 'PixelGraph', word: 'likely', outcome: 'unchanged' },
  ],
  [
    'a wrong reading counts against it',
    { verdict: 'rejected', reason: 'wrongReading' },
    [READ],
    { reader: 'VectorGraph', word: 'sure', outcome: 'rejected' },
  ],
  [
    'a fragment says nothing of how it was read',
    { verdict: 'rejected', reason: 'fragment' },
    [READ],
    undefined,
  ],
  [
    'a structure that a person drew is nobody’s reading',
    CORRECT,
    [{ ...READ, engine: 'manual-edit' }],
    undefined,
  ],
  [
    'a reader without a score has no word',
    CORRECT,
    [{ smiles: 'C', engine: 'osra' }],
    { reader: 'osra', outcome: 'unchanged' },
  ],
])('%s', (_what, judgement, read, reading) => {
  expect(counted(judgement, ...read).reading).toEqual(reading);
});

test('a judgement that stands no longer is not counted', () => {
  const work = emptyWork({ name: 'tea.pdf', size: 1, type: 'application/pdf' });
  expect(judgedArticle(work, () => '')).toEqual({ total: 0, judged: [] });
});

const at = (time: string, facts: Partial<JudgedDrawing> = {}): JudgedDrawing => ({
  ...{ verdict: 'correct', isUnseen: false, at: `2026-05-01T${time}.000Z` },
  ...facts,
});

describe('time at work', () => {
  test.each<[string, JudgedDrawing[], number, number]>([
    ['none', [], 0, 0],
    ['one judgement begins a session and takes no time', [at('10:00:00')], 0, 0],
    ['the time between two', [at('10:00:30'), at('10:00:00')], 30_000, 1],
    ['a pause does not count', [at('10:00:00'), at('10:10:01'), at('10:11:01')], 60_000, 1],
    ['ten minutes over one are none', [at('10:00:00'), at('10:10:00')], 600_000, 1],
    [
      'two people each have their own time',
      [at('10:00:00', { by: 'A' }), at('10:01:00', { by: 'B' }), at('10:02:00', { by: 'A' })],
      ...([120_000, 1] as const),
    ],
    [
      'what was accepted without a look took no time',
      [at('10:00:00'), at('10:01:00', { isUnseen: true })],
      ...([0, 0] as const),
    ],
    ['nor does what has no time', [at('10:00:00'), { verdict: 'correct', isUnseen: false }], 0, 0],
  ])('%s', (_what, judged, ms, count) => {
    expect(timeAtWork(judged)).toEqual({ ms, count });
  });

  test('so many an hour, once there is a minute to count in', () => {
    expect(perHour({ ms: 120_000, count: 4 })).toBe(120);
    expect(perHour({ ms: 59_000, count: 4 })).toBeUndefined();
  });
});

const reading = (outcome: 'unchanged' | 'corrected' | 'rejected', word?: 'sure' | 'doubtful') => ({
  reading: { reader: 'OSRA', outcome, ...(word && { word }) },
});

test('readings are counted by reader and by how sure they were; unseen ones apart', () => {
  const judged = [
    at('10:00:00', reading('unchanged', 'doubtful')),
    at('10:00:00', reading('unchanged', 'sure')),
    at('10:00:00', reading('corrected', 'sure')),
    at('10:00:00', { ...reading('unchanged', 'sure'), isUnseen: true }),
    at('10:00:00', { verdict: 'rejected', reason: 'wrongReading', ...reading('rejected', 'sure') }),
    at('10:00:00', { verdict: 'rejected', reason: 'fragment' }),
    at('10:00:00', { verdict: 'rejected', reason: 'fragment' }),
  ];
  const { all, readers, reasons } = statisticsOf([{ total: 9, judged }]);
  expect(all).toMatchObject({ total: 9, verified: 4, unseen: 1, rejected: 3 });
  expect(readers).toEqual([
    { reader: 'OSRA', word: 'sure', unchanged: 1, corrected: 1, rejected: 1, unseen: 1 },
    { reader: 'OSRA', word: 'doubtful', unchanged: 1, corrected: 0, rejected: 0, unseen: 0 },
  ]);
  expect(reasons).toEqual([
    { reason: 'fragment', count: 2 },
    { reason: 'wrongReading', count: 1 },
  ]);
});

test.each([
  [4, 0, undefined],
  [5, 0, 1],
  [3, 2, 0.6],
])('%d right and %d wrong: %p', (unchanged, corrected, share) => {
  const counts: ReaderCounts = {
    ...{ reader: 'OSRA', word: 'sure', unchanged, corrected, rejected: 0, unseen: 9 },
  };
  expect(rightShare(counts)).toBe(share);
});

test('the table has a row for all, for each article, reason and reader, and no share of few', () => {
  const judged = [
    at('10:00:00', reading('unchanged', 'sure')),
    at('10:02:00', { verdict: 'rejected', reason: 'other' }),
  ];
  const { headers, rows } = statisticsTable([{ title: 'On tea', total: 3, judged }]);
  expect(headers).toHaveLength(13);
  expect(rows.map((row) => row.join(','))).toEqual([
    'all,,,3,1,0,1,2,30,,,,',
    'article,On tea,,3,1,0,1,2,30,,,,',
    'reason,Other, with a note,,,,,1,,,,,,',
    'reader,OSRA,sure,,,0,,,,1,0,0,',
  ]);
});
