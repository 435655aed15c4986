import { confidenceCurve, halfGiven, reliability, type RatedAnswer } from './confidence';

const rated = (...pairs: readonly (readonly [number, boolean])[]): RatedAnswer[] =>
  pairs.map(([confidence, right]) => ({ confidence, right }));

const falling = rated(...Array.from({ length: 10 }, (_, i) => [0.3 + 0.05 * i, i >= 5] as const));

describe('confidenceCurve', () => {
  test('goes from the most confident answers to all of them', () => {
    expect(confidenceCurve(falling)).toEqual([1, 1, 1, 1, 1, 5 / 6, 5 / 7, 5 / 8, 5 / 9, 0.5]);
  });

  test('does not depend on the order of answers of the same confidence', () => {
    const equal = rated([0.7, true], [0.7, false], [0.7, false], [0.7, true]);
    expect(confidenceCurve(equal)).toEqual(Array(10).fill(0.5));
    expect(confidenceCurve(equal.toReversed())).toEqual(Array(10).fill(0.5));
  });

  test('is empty without answers', () => {
    expect(confidenceCurve([])).toEqual([]);
  });
});

test.each([
  ['of answers told apart', falling, { confidence: 0.55, right: 1 }],
  [
    'of an odd number',
    rated([0.9, true], [0.8, false], [0.1, false]),
    { confidence: 0.8, right: 0.5 },
  ],
  ['of equal ones', rated([0.7, true], [0.7, false]), { confidence: 0.7, right: 0.5 }],
  ['of none', [], undefined],
])('finds the confidence that half reach, %s', (_, answers, expected) => {
  const half = halfGiven(answers);
  expect(half?.confidence).toEqual(expected && expect.closeTo(expected.confidence));
  expect(half?.right).toBe(expected?.right);
});

test('puts a limit into the bin above it, and full confidence into the last', () => {
  const bins = reliability(rated([0.5, true], [0.55, false], [1, true], [0.2, false]));
  const filled = bins.filter(({ answers }) => answers > 0);
  expect(filled.map(({ from, to, answers, right }) => [from, to, answers, right])).toEqual([
    [0, 0.5, 1, 0],
    [0.5, 0.6, 2, 1],
    [0.98, 1, 1, 1],
  ]);
  expect(filled[1]?.stated).toBeCloseTo(0.525);
});
