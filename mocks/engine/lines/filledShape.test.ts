import { readFilledShape } from './filledShape';

const polygon = (...corners: [number, number][]) => corners.map(([x, y]) => ({ x, y }));

it.each([
  ['a slab', polygon([0, 0], [12, 0], [12, 0.6], [0, 0.6]), 'line'],
  ['a triangle', polygon([0, 0], [12, 1.3], [12, -1.3]), 'wedge'],
  ['a triangle whose wide end is cut aslant', polygon([0, 0], [6.5, 3.5], [12, 4]), 'wedge'],
  ['a last stroke of a hashed bond', polygon([0, 0], [0.9, 0], [0.9, 0.5], [0, 0.5]), 'line'],
  [
    'a triangle whose point is as wide as a line',
    polygon([0, 0.35], [12, 0.9], [12, -0.9], [0, -0.35]),
    'wedge',
  ],
  ['a short one', polygon([0, 0.5], [4.2, 1.2], [4.2, -1.2], [0, -0.5]), 'wedge'],
  ['a thick line cut aslant', polygon([0, 0.6], [9, 0.6], [9.6, -0.6], [0.6, -0.6]), 'line'],
  [
    'a stroke almost as thick as long, cut aslant',
    polygon([2.4, 2.2], [0, 1.4], [0.6, 0], [2.7, 0.8]),
    'blob',
  ],
  ['the letter L', polygon([0, 0], [1, 0], [1, 6], [5, 6], [5, 7], [0, 7]), 'blob'],
  [
    'a triangle whose wide end is notched to fit two bonds',
    polygon([0, 0], [12, 1.5], [11, 0], [12, -1.5]),
    'wedge',
  ],
  ['a thick line', polygon([0, 0], [10, 0], [10, 2.5], [0, 2.5]), 'line'],
  ['a bar', polygon([0, 0], [10, 0], [10, 3.5], [0, 3.5]), 'blob'],
  ['a stroke about as thick as long', polygon([0, 0], [1.2, 0], [1.2, 0.7], [0, 0.7]), 'line'],
  ['a thicker one', polygon([0, 0], [1.5, 0], [1.5, 0.95], [0, 0.95]), 'blob'],
  [
    'a trapezoid, one end half as wide as the other',
    polygon([0, 0.5], [12, 1], [12, -1], [0, -0.5]),
    'wedge',
  ],
  ['a line that narrows a little', polygon([0, 0.58], [12, 1], [12, -1], [0, -0.58]), 'line'],
  ['a thin wedge', polygon([0, 0], [6, 0.26], [6, -0.26]), 'wedge'],
  ['a line that ends in a point', polygon([0, 0], [6, 0.2], [6, -0.2]), 'line'],
  ['a small wedge', polygon([0, 0], [2.4, 0.5], [2.4, -0.5]), 'wedge'],
  ['a speck that tapers', polygon([0, 0], [1.6, 0.45], [1.6, -0.45]), 'blob'],
  ['a broad wedge', polygon([0, 0], [6, 2.2], [6, -2.2]), 'wedge'],
  ['the shortest line', polygon([0, 0], [0.45, 0], [0.45, 0.1], [0, 0.1]), 'line'],
  ['what is shorter', polygon([0, 0], [0.35, 0], [0.35, 0.1], [0, 0.1]), undefined],
  ['a square', polygon([0, 0], [8, 0], [8, 8], [0, 8]), 'blob'],
] as const)('reads %s', (_name, corners, kind) => {
  expect(readFilledShape(corners, false, 1)?.kind).toBe(kind);
});

it('starts a wedge at its pointed end', () => {
  const shape = readFilledShape(polygon([12, 1.3], [0, 0], [12, -1.3]), false, 1);
  expect(shape).toMatchObject({ wedge: { narrow: { x: 0, y: 0 }, wide: { x: 12, y: 0 } } });
});

it('reads a line with round ends at the length it was drawn, without its caps', () => {
  const capsule = polygon([0, 0.3], [10, 0.3], [10.3, 0], [10, -0.3], [0, -0.3], [-0.3, 0]);
  const shape = readFilledShape(capsule, true, 1);
  expect(shape?.kind === 'line' && Math.abs(shape.line.b.x - shape.line.a.x)).toBeCloseTo(10, 1);
});

it('drops specks', () => {
  expect(readFilledShape(polygon([0, 0], [0.1, 0], [0.1, 0.1]), false, 1)).toBeUndefined();
});
