import { bestReading, type ProgramAnswer } from './bestReading';

const answer = (
  program: ProgramAnswer['program'],
  smiles: string,
  confidence: number,
): ProgramAnswer => ({ program, reading: { smiles, confidence, impossible: false } });

test('the reading of two programs stands, whether or not their residues are numbered', async () => {
  const best = await bestReading([
    answer('pixel-graph', '*CCO', 0.6),
    answer('vector-graph', '[1*]CCO', 0.9),
  ]);
  expect(best.smiles).toMatch(/^(\[1\*\]|\*)CCO$/);
  expect(best.confidence).toBeGreaterThanOrEqual(0.98);
});

test('a program after two that agree is not heard', async () => {
  const best = await bestReading([
    answer('pixel-graph', 'CCO', 0.5),
    answer('vector-graph', 'CCO', 0.5),
    answer('osra', 'CCN', 0.9),
  ]);
  expect(best.smiles).toBe('CCO');
});

test('less is stated for a cut-out that touches ink at its edge', async () => {
  const answers = [answer('pixel-graph', 'CCO', 0.8)];
  const [whole, cut] = [await bestReading(answers), await bestReading(answers, true)];
  expect(cut.confidence).toBeLessThan(whole.confidence ?? 0);
});

test('nothing is answered where every program withholds', async () => {
  const withheld = { program: 'osra', reading: { smiles: '', impossible: false } } as const;
  expect(await bestReading([withheld])).toEqual({ smiles: '', impossible: false });
});
