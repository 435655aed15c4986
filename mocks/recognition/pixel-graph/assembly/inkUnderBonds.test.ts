import { bondCandidate } from '../testing/builders';
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

  test('counts what lies outside the picture as paper', () => {
    const ink = inkOf(64, 48, [[A, B]]);
    expect(inkShare(ink, { x: 10, y: -20 }, { x: 50, y: -20 })).toBe(0);
    expect(inkShare(ink, { x: 100, y: 20 }, { x: 200, y: 20 })).toBe(0);
  });
});

describe('bondsOnInk', () => {
  const bond = bondCandidate(A, B);

  test('keeps a bond on a line, drops one that no line joins', () => {
    expect(bondsOnInk([bond], inkOf(64, 48, [[A, B]]))).toEqual([bond]);
    expect(bondsOnInk([bond], inkOf(64, 48, []))).toEqual([]);
  });

  test('keeps a hashed wedge with gaps', () => {
    const hashed = bondCandidate(A, B, { type: 4 });
    expect(bondsOnInk([hashed], inkOf(64, 48, []))).toEqual([hashed]);
  });
});
