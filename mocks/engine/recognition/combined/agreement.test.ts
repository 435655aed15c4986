import { confidenceOfAgreement, confirmedConfidence } from './agreement';

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
