import type { Box } from '../../geometry/box';
import type { DrawingPart } from './drawingParts';
import { withStrayStrokes } from './strayStrokes';

const bond: DrawingPart = {
  kind: 'line',
  box: [0, 0, 14, 0],
  line: { a: { x: 0, y: 0 }, b: { x: 14, y: 0 }, width: 0.6, ink: 1, dashed: false },
};
/** A stroke of 3 x 1.5 points. */
const stroke = (y: number, x = 12.5): DrawingPart => ({
  kind: 'tile',
  box: [x, y, x + 3, y + 1.5],
  margin: 0.8,
});
const label = (y: number): DrawingPart => ({
  kind: 'label',
  box: [10, y, 18, y + 7],
  margin: 3,
  text: 'O',
});
const far: Box = [0, 40, 14, 40];
const other: DrawingPart = {
  kind: 'line',
  box: far,
  line: { a: { x: 14, y: 16 }, b: { x: 0, y: 40 }, width: 0.6, ink: 1, dashed: false },
};

it.each<[string, readonly DrawingPart[], readonly number[][], readonly number[][]]>([
  ['strokes to a label', [bond, stroke(1.5), stroke(4), label(6.5)], [[0]], [[0, 1, 2, 3]]],
  ['no strokes without a label', [bond, stroke(1.5), stroke(4)], [[0]], [[0]]],
  ['no label behind a single stroke', [bond, stroke(1.5), label(4)], [[0]], [[0]]],
  ['none that begin far from its atoms', [bond, stroke(4), stroke(6.5), label(9)], [[0]], [[0]]],
  ['none behind a wide gap', [bond, stroke(1.5), stroke(4), label(8)], [[0]], [[0]]],
  [
    'none between two drawings',
    [bond, stroke(1.5), stroke(4), label(6.5), stroke(14), other],
    [[0], [5]],
    [[0], [5]],
  ],
])('a drawing takes in %s', (_what, parts, drawings, expected) => {
  expect(withStrayStrokes(drawings, parts)).toEqual(expected);
});
