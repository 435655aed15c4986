import type { BondSpec } from '../testing/builders';
import { sketchOf } from '../testing/builders';
import type { Line, Place } from '../testing/inkOf';
import { inkOf } from '../testing/inkOf';
import { bondStereo } from './sketch';
import { markWavyBonds } from './wavyBonds';

const FROM: Place = [20, 20];
const TO: Place = [60, 44];
const LENGTH = Math.hypot(40, 24);

/** A line between two points that swings `height` pixels to each side, `waves` times. */
function wave(height: number, waves: number): Line[] {
  const at = (t: number): Place => {
    const side = height * Math.sin(2 * Math.PI * waves * t);
    return [
      FROM[0] + t * (TO[0] - FROM[0]) - (side * (TO[1] - FROM[1])) / LENGTH,
      FROM[1] + t * (TO[1] - FROM[1]) + (side * (TO[0] - FROM[0])) / LENGTH,
    ];
  };
  return Array.from({ length: 200 }, (_, k) => [at(k / 200), at((k + 1) / 200)] as const);
}

/** The bond's stereo and type after waves are marked. */
function read(lines: readonly Line[], spec: BondSpec = {}) {
  const sketch = sketchOf([{ at: FROM }, { at: TO }], [[0, 1, spec]]);
  markWavyBonds(sketch, inkOf(80, 64, lines));
  return sketch.bonds.map((bond) => [bondStereo(bond), bond.type])[0];
}

describe('markWavyBonds', () => {
  test.each([
    ['a single bond', 0],
    ['a solid wedge', 3],
    ['a hashed wedge', 4],
  ] as const)('a wave read as %s leaves the stereo unspecified', (_, type) => {
    expect(read(wave(2, 6), { type })).toEqual(['either', 0]);
  });

  test.each([
    ['a straight line', wave(0, 1), 'none'],
    ['one broad bend', wave(3, 0.5), 'none'],
    [
      'a line with a bump',
      [
        ...wave(0, 1),
        [
          [40, 32],
          [43, 28],
        ] as const,
      ],
      'none',
    ],
    ['paper', [], 'none'],
  ] as const)('%s is not a wave', (_, lines, stereo) => {
    expect(read(lines)).toEqual([stereo, 0]);
  });

  test('a wedge along a straight line remains a wedge', () => {
    expect(read(wave(0, 1), { type: 3 })).toEqual(['up', 3]);
  });

  test('a wave along a double bond is ignored', () => {
    expect(read(wave(2, 6), { type: 1 })).toEqual(['none', 1]);
  });

  test('a wave along a double bond that only a valence makes single is ignored', () => {
    expect(read(wave(2, 6), { type: 0, sure: -2, or: { 1: -0.2 } })).toEqual(['none', 0]);
  });

  test('atoms in the same place do not make a wavy bond', () => {
    const sketch = sketchOf([{ at: FROM }, { at: FROM }], [[0, 1]]);
    markWavyBonds(sketch, inkOf(80, 64, wave(2, 6)));
    expect(sketch.bonds[0]?.wavy).toBeUndefined();
  });
});
