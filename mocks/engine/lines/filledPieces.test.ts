import type { VectorPath } from '../page/pageContent';
import { joinFilledPieces } from './filledPieces';

type Corners = [number, number][];

const filled = (corners: Corners, ink = 1): VectorPath => ({
  kind: 'fill',
  ink,
  lineWidth: 0,
  dashed: false,
  subpaths: [{ points: corners.map(([x, y]) => ({ x, y })), closed: true, curved: false }],
});

const POINT: Corners = [
  [0, 0],
  [6, -1],
  [6, 1],
];
const REST: Corners = [
  [6, -1],
  [12, -2],
  [12, 2],
  [6, 1],
];
/** As OpenChemLib writes it, with corners on whole units: the hull has a tenth more area than the two. */
const ROUNDED: [Corners, Corners] = [
  [
    [168, 120],
    [176, 116],
    [175, 115],
  ],
  [
    [175, 115],
    [176, 116],
    [184, 113],
    [182, 110],
  ],
];
const SQUARE: Corners = [
  [6, -1],
  [8, -1],
  [8, 1],
  [6, 1],
];
const BESIDE: Corners = [
  [6, 1],
  [6, -1],
  [2, -6],
  [0, -6],
];

test.each<[string, VectorPath[], number]>([
  ['the halves of a wedge in two colours', [filled(POINT), filled(REST, 0.6)], 1],
  ['the halves of a wedge in one colour', [filled(POINT), filled(REST)], 1],
  ['halves with rounded corners', ROUNDED.map((corners) => filled(corners)), 1],
  ['a triangle and a slab that leads elsewhere', [filled(POINT), filled(BESIDE)], 2],
  ['two slabs with a common edge', [filled(SQUARE), filled(REST)], 2],
])('%s', (_what, paths, count) => {
  expect(joinFilledPieces(paths)).toHaveLength(count);
});
