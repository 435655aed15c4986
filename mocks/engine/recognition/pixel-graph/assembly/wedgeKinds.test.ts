import type { InkImage } from '../../../ink/inkImage';
import type { BondSpec } from '../testing/builders';
import { sketchOf } from '../testing/builders';
import type { Line } from '../testing/inkOf';
import { inkOf } from '../testing/inkOf';
import { tellWedges } from './wedgeKinds';

const LENGTH = 24;

/** From (20, 30) to (44, 30), with the given thickness at each pixel. */
const drawn = (thicknessAt: (x: number) => number): Line[] =>
  Array.from({ length: LENGTH + 1 }, (_, x) => x).flatMap((x): Line[] => {
    const half = (thicknessAt(x) - 1) / 2;
    return half < 0
      ? []
      : [
          [
            [20 + x, 30 - half],
            [20 + x, 30 + half],
          ],
        ];
  });

const SOLID = drawn((x) => 1 + x / 4);
const HASHED = drawn((x) => (x % 4 < 2 ? 1 + x / 5 : 0));
const LINE = drawn(() => 1);
const BAR = drawn(() => 5);

const PLAIN: Line[] = [
  [
    [20, 30],
    [8, 9],
  ],
  [
    [44, 30],
    [56, 9],
  ],
];
/** A wedge with soft edges from (20, 30) to (44, 30), with ink of this darkness, that grows by 2 pixels in so many. */
function tapered(darkness: number, growth = 16): InkImage {
  const ink = inkOf(80, 60, PLAIN);
  for (let x = 21; x < 44; x++) {
    const half = 0.2 + (x - 20) / growth;
    for (let y = 26; y <= 34; y++) {
      const covered = Math.min(1, Math.max(0, half + 0.5 - Math.abs(y - 30)));
      ink.data[80 * y + x] = darkness * covered;
    }
  }
  return ink;
}

/** Direction and type of a bond from (20, 30) to (44, 30) in a drawing of plain lines. */
const told = (lines: readonly Line[], spec: BondSpec, turned = false) =>
  toldFrom(inkOf(80, 60, [...PLAIN, ...lines]), spec, turned);

function toldFrom(ink: InkImage, spec: BondSpec, turned = false) {
  const sketch = sketchOf(
    [{ at: [20, 30] }, { at: [44, 30] }, { at: [8, 9] }, { at: [56, 9] }],
    [[0, 2, { sure: 0 }], [1, 3, { sure: 0 }], turned ? [1, 0, spec] : [0, 1, spec]],
  );
  tellWedges(sketch, ink);
  const bond = sketch.bonds[2];
  return bond && `${bond.begin}-${bond.end} ${bond.type}`;
}

/** Doubt of the network, log probabilities. */
const PERHAPS_SOLID = { type: 0, sure: -0.5, or: { 3: -1 } } as const;

describe('tellWedges', () => {
  test.each<[string, readonly Line[], BondSpec, string]>([
    ['a solid wedge', SOLID, { type: 3 }, '0-1 3'],
    ['a solid wedge taken for a hashed one', SOLID, { type: 4 }, '0-1 3'],
    ['a solid wedge taken for a line, in doubt', SOLID, PERHAPS_SOLID, '0-1 3'],
    ['a hashed wedge', HASHED, { type: 4 }, '0-1 4'],
    ['a hashed wedge taken for a solid one', HASHED, { type: 3 }, '0-1 4'],
    ['a broad bar taken for a hashed wedge', BAR, { type: 4 }, '0-1 3'],
    ['a line, though in doubt', LINE, PERHAPS_SOLID, '0-1 0'],
  ])('%s', (_, ink, spec, expected) => {
    expect(told(ink, spec)).toBe(expected);
  });

  test('fine dashes that blend together are a hashed wedge', () => {
    expect(toldFrom(tapered(0.4), { type: 0, sure: -0.1, or: { 4: -2.5 } })).toBe('0-1 4');
  });

  test.each([
    ['pale', 0.45, '0-1 4'],
    ['as dark as ink is', 1, '0-1 3'],
  ])('a wedge that ends at a letter, %s', (_, darkness, expected) => {
    const ink = tapered(darkness, 8);
    for (let y = 20; y < 40; y++) ink.data.fill(0, 80 * y + 38, 80 * y + 44);
    expect(toldFrom(ink, { type: 3 })).toBe(expected);
  });

  test('a solid wedge that ends half way, before a large letter, is solid', () => {
    const ink = tapered(1, 4);
    for (let y = 20; y < 40; y++) ink.data.fill(0, 80 * y + 30, 80 * y + 44);
    expect(toldFrom(ink, { type: 3 })).toBe('0-1 3');
  });

  test('in a pale print, wedges of its ink are solid', () => {
    const ink = tapered(1);
    ink.data.forEach((darkness, i) => (ink.data[i] = 0.5 * darkness));
    for (let y = 20; y < 40; y++) ink.data.fill(0, 80 * y + 38, 80 * y + 44);
    expect(toldFrom(ink, { type: 3 })).toBe('0-1 3');
  });

  test('a taper makes a wedge even if the network hardly suspects one', () => {
    expect(toldFrom(tapered(1), { type: 0, sure: -0.05, or: { 3: -3.5 } })).toBe('0-1 3');
  });

  test('a line that ends under a letter is not a wedge', () => {
    const letter = drawn((x) => (x > 19 ? 9 : 1));
    expect(told(letter, PERHAPS_SOLID)).toBe('0-1 0');
  });

  test('a solid wedge begins at its narrow end', () => {
    expect(told(SOLID, { type: 3 }, true)).toBe('0-1 3');
  });

  test('a bond that the network is certain is a line remains one', () => {
    expect(told(SOLID, { type: 0, sure: 0 })).toBe('0-1 0');
    expect(told(HASHED, { type: 0, sure: 0 })).toBe('0-1 0');
  });

  test.each([
    ['beside another one, from which it draws apart', [44, 36], 0],
    ['far from others', [20, 54], 3],
  ] as const)('ink that thickens, of a bond %s', (_where, at, type) => {
    const sketch = sketchOf(
      [{ at: [20, 30] }, { at: [44, 30] }, { at: [8, 9] }, { at: [56, 9] }, { at }],
      [[0, 2, { sure: 0 }], [1, 3, { sure: 0 }], [0, 1, PERHAPS_SOLID], [0, 4, { sure: 0 }]],
    ); // prettier-ignore
    tellWedges(sketch, inkOf(80, 60, [...PLAIN, ...SOLID]));
    expect(sketch.bonds[2]?.type).toBe(type);
  });

  test('double bonds are left alone', () => {
    expect(told(BAR, { type: 1, or: { 3: -1 } })).toBe('0-1 1');
  });

  test('if the ink is inconclusive, the network decides', () => {
    expect(told(LINE, { type: 3 })).toBe('0-1 3');
  });
});
