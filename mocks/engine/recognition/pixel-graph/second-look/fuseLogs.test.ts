import { fuseLogs } from './fuseLogs';

const probabilities = (logs: readonly number[]) => logs.map(Math.exp);
const NO_PRIOR = [0, 0, 0];

describe('fuseLogs', () => {
  test('returns probabilities that add up to 1', () => {
    const fused = probabilities(fuseLogs([-0.1, -3, -4], [1, 5, -2], [0, -1, -2]));
    expect(fused.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
  });

  test('lets the label network decide', () => {
    const fused = fuseLogs([-0.3, -1.35, -9], [0, 3, 0], NO_PRIOR);
    expect(fused.indexOf(Math.max(...fused))).toBe(1);
  });

  test('keeps the first result if the label network sees no difference', () => {
    const fused = fuseLogs([-3, -0.1, -4], [2, 2, 2], NO_PRIOR);
    expect(fused.indexOf(Math.max(...fused))).toBe(1);
  });

  test('counts the priors once', () => {
    const prior = [0, -2, -1];
    // Neither network sees a difference, so that only the priors remain.
    const [first = 0, second = 0, third = 0] = fuseLogs(prior, [4, 4, 4], prior);
    expect(second - first).toBeCloseTo(-2, 9);
    expect(third - first).toBeCloseTo(-1, 9);
  });
});
