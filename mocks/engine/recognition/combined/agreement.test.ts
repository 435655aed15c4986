import { confidenceOfAgreement, confidenceOfDifference, confirmedConfidence } from './agreement';

describe('confidenceOfAgreement', () => {
  it.each([
    ['both may be wrong, but seldom at once', 0.8, 0.5, 0.9],
    ['a program that knows nothing adds nothing', 0.7, 0, 0.7],
    ['nothing is surer than 0.99', 0.95, 0.9, 0.99],
    ['a surer one stays as sure', 0.995, 0.9, 0.995],
  ])('%s', (_rule, a, b, expected) => {
    expect(confidenceOfAgreement(a, b)).toBeCloseTo(expected);
  });
});

describe('confirmedConfidence', () => {
  const own = { smiles: 'CCO', confidence: 0.8 };

  it.each([
    ['is raised by the same structure', own, { smiles: 'CCO', confidence: 0.5 }, 0.9],
    ['stays beside another structure', own, { smiles: 'CCN', confidence: 0.9 }, 0.8],
    ['stays beside an impossible structure', own, { smiles: null, confidence: 0.9 }, 0.8],
    ['stays without another reading', own, undefined, 0.8],
    [
      'stays when both structures are impossible',
      { smiles: null, confidence: 0.4 },
      { smiles: null, confidence: 0.9 },
      0.4,
    ],
  ])('%s', (_rule, reading, other, expected) => {
    expect(confirmedConfidence(reading, other)).toBeCloseTo(expected);
  });
});

describe('confidenceOfDifference', () => {
  it.each([
    ['a sure other reading lowers it most', 0.9, 0.9, 0.474],
    ['a doubtful one hardly', 0.9, 0.1, 0.89],
    ['one that knows nothing not at all', 0.7, 0, 0.7],
    ['two certain ones tell nothing', 1, 1, 1],
  ])('%s', (_rule, own, other, expected) => {
    expect(confidenceOfDifference(own, other)).toBeCloseTo(expected, 3);
  });

  it('counts only where it is asked for', () => {
    const [own, other] = [
      { smiles: 'CCO', confidence: 0.9 },
      { smiles: 'CCN', confidence: 0.9 },
    ];
    expect(confirmedConfidence(own, other, true)).toBeCloseTo(0.474, 3);
    expect(confirmedConfidence(own, { smiles: null, confidence: 0.9 }, true)).toBe(0.9);
  });
});
