import type { Line } from '../../lines/lineArt';
import { findZigzags } from './zigzags';

const BOND = 10;

/** Strokes that swing about an axis, with gaps between them. */
function wave(strokes: number, step: number, width: number, gap = 0): Line[] {
  const swing = (i: number) => (i === 0 || i === strokes ? 0 : ((-1) ** i * width) / 2);
  return Array.from({ length: strokes }, (_, i) => ({
    a: { x: i * (step + gap), y: swing(i) },
    b: { x: i * (step + gap) + step, y: swing(i + 1) },
    width: 1,
    ink: 1,
    dashed: false,
  }));
}

test.each([
  ['five strokes', wave(5, 2, 2), 1],
  ['long strokes', wave(5, 2.5, 2.45), 1],
  ['bonds of a chain', wave(5, 4, 2.65), 0],
  ['strokes that hardly meet', wave(5, 2, 2, 0.5), 1],
  ['strokes apart', wave(5, 2, 2, 0.7), 0],
  ['four strokes', wave(4, 2, 2), 1],
  ['three strokes', wave(3, 2, 2), 0],
  ['a broad wave', wave(6, 1.2, 3), 1],
  ['a broader one', wave(6, 1, 4), 0],
])('%s', (_what, lines, count) => {
  expect(findZigzags(lines, BOND)).toHaveLength(count);
});
