import type { Line } from '../../lines/lineArt';
import type { DrawingPart } from './drawingParts';
import { loneHashLinks } from './loneHashLinks';

const part = (x0: number, y0: number, x1: number, y1: number): DrawingPart => {
  const line: Line = {
    a: { x: x0, y: y0 },
    b: { x: x1, y: y1 },
    width: 0.6,
    ink: 1,
    dashed: false,
  };
  return { kind: 'line', box: [x0, Math.min(y0, y1), x1, Math.max(y0, y1)], line };
};
/** Two bonds of 14 points that meet in a corner at 12, 100; OH is above it. */
const corner = [part(0, 107, 12, 100), part(12, 100, 24, 107)];
const label: DrawingPart = { kind: 'label', box: [9, 83, 23, 90], margin: 3, text: 'OH' };
const stroke = (y: number) => part(11, y, 13, y);

it.each([
  ['one stroke', [stroke(95)], [[0, 1, 2, 3]]],
  ['two strokes', [stroke(96.5), stroke(93)], [[0, 1, 2, 3, 4]]],
  ['no line along the way', [part(12, 96, 12.1, 92)], []],
  ['no stroke aside', [part(18, 95, 20, 95)], []],
])('%s between a corner and a label', (_what, strokes, groups) => {
  const parts = [...corner, label, ...strokes];
  expect(loneHashLinks(parts).map((group) => group.toSorted())).toEqual(groups);
});
