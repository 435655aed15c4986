import { bestReading, type RivalReading } from './bestReading';

/** Alike if their SMILES are, stereo aside. */
const flat = ({ smiles = '' }: RivalReading) => smiles.replaceAll(/[@[\]H]/g, '');
const judge = (a: RivalReading, b: RivalReading) =>
  a.smiles === b.smiles ? 'alike' : flat(a) === flat(b) ? 'stereo' : 'different';

const reading = (engine: string, smiles: string, confidence?: number): RivalReading => ({
  engine,
  smiles,
  ...(confidence !== undefined && { confidence }),
});
const best = (...readings: RivalReading[]) => bestReading(readings, judge);

test.each<[string, RivalReading[], string, boolean, number | undefined]>([
  ['the only one', [reading('a', 'CCO', 0.4)], 'a', false, 0.4],
  [
    'the surest, if no two agree',
    [reading('a', 'CCO', 0.4), reading('b', 'CCN', 0.6)],
    'b',
    false,
    0.6,
  ],
  [
    'the first of equally sure ones',
    [reading('a', 'CCO', 0.6), reading('b', 'CCN', 0.6)],
    'a',
    false,
    0.6,
  ],
  [
    'two that agree, however sure the third is',
    [reading('a', 'CCO', 0.95), reading('b', 'CCN', 0.5), reading('c', 'CCN', 0.6)],
    'b',
    true,
    0.8,
  ],
  ['at most 0.85, if none agrees', [reading('a', 'CCO', 0.98)], 'a', false, 0.85],
  [
    'at most 0.99, if two agree',
    [reading('a', 'CCO', 0.95), reading('b', 'CCO', 0.95)],
    'a',
    true,
    0.99,
  ],
  [
    'one that states nothing as even',
    [reading('a', 'CCO', 0.4), reading('b', 'CCN')],
    'b',
    false,
    undefined,
  ],
  [
    'no confidence that nobody stated',
    [reading('a', 'CCO'), reading('b', 'CCO')],
    'a',
    true,
    undefined,
  ],
  [
    'the stereo that two lack, in doubt',
    [reading('a', '[C@H]N', 0.9), reading('b', 'CN', 0.5), reading('c', 'CN', 0.5)],
    'a',
    true,
    0.5,
  ],
  [
    'the stereo that most share, in doubt',
    [reading('a', '[C@H]N', 0.9), reading('b', '[C@@H]N', 0.5), reading('c', '[C@@H]N', 0.5)],
    'b',
    true,
    0.5,
  ],
])('takes %s', (_rule, readings, engine, agreed, confidence) => {
  const found = best(...readings);
  expect(found).toMatchObject({ taken: { engine }, agreed });
  if (confidence === undefined) expect(found).not.toHaveProperty('confidence');
  else expect(found?.confidence).toBeCloseTo(confidence, 9);
});

test('tells who read what, the constitution that stands first', () => {
  const readings = [reading('a', 'CCO', 0.5), reading('b', 'CCN', 0.5), reading('c', 'CCN', 0.5)];
  const engines = best(...readings)?.groups.map((group) => group.map(({ engine }) => engine));
  expect(engines).toEqual([['b', 'c'], ['a']]);
});

test('takes nothing from nothing', () => {
  expect(best()).toBeUndefined();
});
