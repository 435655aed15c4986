import type { AtomSpec, BondSpec } from '../testing/builders';
import { sketchOf } from '../testing/builders';
import { inkOf } from '../testing/inkOf';
import { atomConfidence, bondConfidence, readingConfidence } from './readingConfidence';

const LINE = [
  [
    [10, 20],
    [50, 20],
  ],
] as const;
const PAPER = inkOf(64, 40, []);

function confidence(atom: Partial<AtomSpec>, bond: BondSpec, ink = inkOf(64, 40, LINE)): number {
  const sketch = sketchOf(
    [
      { at: [10, 20], sure: 0, confidence: 1 },
      { at: [50, 20], sure: 0, confidence: 1, ...atom },
    ],
    [[0, 1, { sure: 0, confidence: 1, ...bond }]],
  );
  return readingConfidence(sketch, ink);
}

describe('readingConfidence', () => {
  test.each<[string, Partial<AtomSpec>, BondSpec, number]>([
    ['beyond doubt', {}, {}, 1],
    ['a doubtful atom', { confidence: 0.4 }, {}, 0.4 ** 0.3],
    ['a doubtful label', { sure: Math.log(0.3) }, {}, 0.3],
    ['a doubtful bond', {}, { confidence: 0.6 }, 0.6 ** 0.1],
    ['a doubtful bond type', {}, { sure: Math.log(0.5) }, 0.5 ** 0.5],
    ['several doubts', { confidence: 0.5, sure: Math.log(0.5) }, { confidence: 0.5 }, 0.5 ** 1.4],
  ])('%s', (_, atom, bond, expected) => {
    expect(confidence(atom, bond)).toBeCloseTo(expected, 9);
  });

  test('a bond without a line makes a reading worthless', () => {
    expect(confidence({}, {}, PAPER)).toBe(0);
  });

  test('a doubtful label counts more than an equal doubt about anything else', () => {
    const label = confidence({ sure: Math.log(0.5) }, {});
    expect(label).toBeLessThan(confidence({}, { sure: Math.log(0.5) }));
    expect(label).toBeLessThan(confidence({ confidence: 0.5 }, { confidence: 0.5 }));
  });

  test('a reading without bonds is worth nothing', () => {
    expect(readingConfidence(sketchOf([{ at: [10, 20] }], []), PAPER)).toBe(0);
  });
});

test('an atom is rated with its label, a bond with its type', () => {
  const { atoms, bonds } = sketchOf(
    [{ at: [0, 0], confidence: 0.8, sure: Math.log(0.5) }, { at: [24, 0] }],
    [[0, 1, { confidence: 0.5, sure: Math.log(0.5) }]],
  );
  expect(atoms.slice(0, 1).map(atomConfidence)).toEqual([expect.closeTo(0.4, 9)]);
  expect(bonds.map(bondConfidence)).toEqual([expect.closeTo(0.25, 9)]);
});
