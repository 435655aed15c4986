/** @jest-environment node */
import { checkedWork } from './testing/checkedWork';
import { NO_CHECKED_READINGS, withCheckedReadings } from './checkedReadings';

const PIXELS = { program: 'PixelGraph', smiles: 'CCO', confidence: 0.9 };
const OSRA = { program: 'OSRA', smiles: 'CCN', confidence: 0.75 };
const BY_HAND = { engine: 'manual-edit', smiles: 'CCN' };
const CORRECT = { verdict: 'correct' } as const;

const counted = (...of: Parameters<typeof checkedWork>) => {
  const { drawings, programs } = withCheckedReadings(NO_CHECKED_READINGS, checkedWork(...of));
  return { drawings, ...Object.fromEntries(programs) };
};
const right = (stated: number) => ({ right: 1, judged: 1, stated });
const wrong = (stated: number) => ({ right: 0, judged: 1, stated });

test.each<[string, Parameters<typeof checkedWork>, object]>([
  [
    'each program that read what was called correct, and against the others',
    [CORRECT, OSRA, PIXELS],
    { drawings: 1, OSRA: wrong(0.75), PixelGraph: right(0.9) },
  ],
  [
    'against what was corrected, and for what reads as the correction does',
    [CORRECT, PIXELS, OSRA, BY_HAND],
    { drawings: 1, PixelGraph: wrong(0.9), OSRA: right(0.75) },
  ],
  [
    'the latest reading of a program',
    [CORRECT, { ...PIXELS, smiles: 'CC' }, PIXELS],
    { drawings: 1, PixelGraph: right(0.9) },
  ],
  [
    'the program whose reading was taken from the comparison',
    [CORRECT, PIXELS, { ...OSRA, selectedFromComparison: true }],
    { drawings: 1, PixelGraph: wrong(0.9), OSRA: right(0.75) },
  ],
  ['nobody where a person drew the structure', [CORRECT, BY_HAND], { drawings: 1 }],
  [
    'nobody who states no confidence, or is not named',
    [CORRECT, { smiles: 'CCO', program: 'A' }, { smiles: 'CCO', confidence: 0.9 }],
    { drawings: 1 },
  ],
  [
    'nothing of drawings that were accepted unseen',
    [{ ...CORRECT, unseenAmong: { accepted: 40, looked: 10 } }, PIXELS],
    { drawings: 0 },
  ],
  [
    'nothing of a rejection, which does not say what is right',
    [{ verdict: 'rejected', reason: 'wrongReading' }, PIXELS],
    { drawings: 0 },
  ],
  ['nothing without a judgement', [undefined, PIXELS], { drawings: 0 }],
])('counts for %s', (_rule, of, expected) => {
  expect(counted(...of)).toEqual(expected);
});

test('adds up over articles', () => {
  const twice = [checkedWork(CORRECT, PIXELS), checkedWork(CORRECT, PIXELS, OSRA)].reduce(
    withCheckedReadings,
    NO_CHECKED_READINGS,
  );
  expect(twice.drawings).toBe(2);
  expect(twice.programs.get('PixelGraph')).toEqual({ right: 1, judged: 2, stated: 1.8 });
});
