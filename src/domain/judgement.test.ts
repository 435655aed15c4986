import { judgementOf, type Judgement } from './judgement';

const AT = '2026-01-02T03:04:05.000Z';
const STANDING = { smiles: 'CCO', engine: 'decimer', timestamp: AT };
const version = { engine: 'decimer', timestamp: AT };
const rejected = (reason: Extract<Judgement, { verdict: 'rejected' }>['reason']): Judgement => ({
  ...{ verdict: 'rejected', reason, version },
});
const CORRECT: Judgement = { verdict: 'correct', version };

test.each<[string, Judgement, typeof STANDING | undefined, boolean]>([
  ['correct counts for the version that was judged', CORRECT, STANDING, true],
  ['correct ends with a reading of another engine', CORRECT, { ...STANDING, engine: 'x' }, false],
  ['correct ends with a later reading', CORRECT, { ...STANDING, timestamp: 'later' }, false],
  ['correct says nothing of a missing structure', CORRECT, undefined, false],
  ['correct says nothing of a failed reading', CORRECT, { ...STANDING, smiles: 'nan' }, false],
  ['correct says nothing if it names no version', { verdict: 'correct' }, STANDING, false],
  ['a wrong reading ends with it', rejected('wrongReading'), { ...STANDING, engine: 'x' }, false],
  ['a wrong reading is wrong while it stands', rejected('wrongReading'), STANDING, true],
  [
    'nothing read is wrong until something is',
    { verdict: 'rejected', reason: 'wrongReading' },
    undefined,
    true,
  ],
  [
    'nothing read is not wrong any more',
    { verdict: 'rejected', reason: 'wrongReading' },
    STANDING,
    false,
  ],
  ['a fragment stays one, whatever is read', rejected('fragment'), undefined, true],
  ['a duplicate stays one', rejected('duplicate'), { ...STANDING, engine: 'x' }, true],
])('%s', (_rule, judgement, structure, counts) => {
  expect(judgementOf(judgement, structure)).toBe(counts ? judgement : undefined);
});
