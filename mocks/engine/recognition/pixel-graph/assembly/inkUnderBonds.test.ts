import type { Candidates } from '../decodeHeads';
import { atomCandidate, bondCandidate } from '../testing/builders';
import { inkOf } from '../testing/inkOf';
import { bondsOnInk, inkShare } from './inkUnderBonds';

const A = [10, 20] as const;
const B = [50, 20] as const;
const point = ([x, y]: readonly [number, number]) => ({ x, y });

describe('inkShare', () => {
  test.each([
    ['a line all along', [[A, B]], 1],
    ['no line', [], 0],
    [
      'two lines beside the middle',
      [
        [
          [10, 18],
          [50, 18],
        ],
        [
          [10, 22],
          [50, 22],
        ],
      ],
      1,
    ],
    [
      'a line further away than two pixels',
      [
        [
          [10, 23],
          [50, 23],
        ],
      ],
      0,
    ],
    [
      'letters at both ends only',
      [
        [A, [19, 20]],
        [[41, 20], B],
      ],
      0,
    ],
    ['a line up to the middle', [[A, [28, 20]]], 6 / 11],
    [
      'a line across',
      [
        [
          [30, 2],
          [30, 40],
        ],
      ],
      3 / 11,
    ],
  ] as const)('%s', (_, lines, share) => {
    expect(inkShare(inkOf(64, 48, lines), point(A), point(B))).toBeCloseTo(share, 6);
  });

  test.each([
    ['a hairline that two rows of pixels share', 0.2, 1],
    ['the shade of a paper', 0.1, 0],
  ])('%s', (_, strength, share) => {
    const line = inkOf(64, 48, [[A, B]]);
    const pale = { ...line, data: line.data.map((value) => value * strength) };
    expect(inkShare(pale, point(A), point(B))).toBe(share);
  });

  test('treats the area outside the picture as paper', () => {
    const ink = inkOf(64, 48, [[A, B]]);
    expect(inkShare(ink, { x: 10, y: -20 }, { x: 50, y: -20 })).toBe(0);
    expect(inkShare(ink, { x: 100, y: 20 }, { x: 200, y: 20 })).toBe(0);
  });
});

describe('bondsOnInk', () => {
  const bond = bondCandidate(A, B);
  const hashed = bondCandidate(A, B, { type: 4 });
  const line = [A, B] as const;
  /** A letter as tall as it is wide. */
  const letter = (x: number) => [[x, 14] as const, [x, 26] as const] as const;
  const dashes = [14, 19, 24, 29, 34, 39, 44].map((x) => letter(x));

  const kept = (
    bonds: Candidates['bonds'],
    lines: Parameters<typeof inkOf>[2],
    names: readonly string[] = [],
  ) => {
    const atoms = names.map((name, i) => atomCandidate({ at: i ? B : A, name }));
    return bondsOnInk({ atoms, bonds }, inkOf(64, 48, lines));
  };

  test.each([
    ['a line', bond, [line]],
    ['a hashed wedge whose dashes are near each other', hashed, dashes],
  ])('keeps %s', (_, candidate, lines) => {
    expect(kept([candidate], lines)).toEqual([candidate]);
    expect(kept([candidate], lines, ['C', 'C'])).toEqual([candidate]);
  });

  test.each([
    ['a line', bond],
    ['a hashed wedge', hashed],
  ])('drops %s if there is paper', (_, candidate) => {
    expect(kept([candidate], [])).toEqual([]);
    expect(kept([candidate], [], ['C', 'C'])).toEqual([]);
  });

  test('looks between the atoms that a bond joins, because its own ends are less certain', () => {
    const beside = bondCandidate([A[0], A[1] + 6], [B[0], B[1] + 6]);
    expect(kept([beside], [line])).toEqual([]);
    expect(kept([beside], [line], ['C', 'C'])).toEqual([beside]);
  });

  test.each([
    ['keeps a bond that a label covers in part', ['C', 'N'], [A, [30, 20]], 1],
    ['drops a bond that leaves no corner', ['C', 'N'], [[24, 20], B], 0],
    ['tells which end is the corner', ['N', 'C'], [A, [36, 20]], 0],
    ['lets a bond begin far from a label', ['N', 'N'], [[24, 20], B], 1],
  ] as const)('%s', (_, names, drawn, count) => {
    expect(kept([bond], [drawn], names)).toHaveLength(count);
  });
});
