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
/** As RDKit 2022.09 writes a wedge to an oxygen: the half at the oxygen is two triangles. */
const [TIP, NEAR, FAR]: [Corners, Corners, Corners] = [
  [
    [430.2, 258.7],
    [445.8, 262],
    [444.8, 264.8],
  ],
  [
    [445.8, 262],
    [459.4, 270.9],
    [461.2, 265.4],
  ],
  [
    [445.8, 262],
    [444.8, 264.8],
    [459.4, 270.9],
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
  ['a wedge of three triangles', [filled(TIP), filled(NEAR, 0.7), filled(FAR, 0.7)], 1],
  ['a wedge of three triangles in one colour', [filled(TIP), filled(NEAR), filled(FAR)], 1],
  ['two triangles of a wedge and one elsewhere', [filled(TIP), filled(FAR), filled(BESIDE)], 3],
  ['a triangle and a slab that leads elsewhere', [filled(POINT), filled(BESIDE)], 2],
  ['two slabs with a common edge', [filled(SQUARE), filled(REST)], 2],
])('%s', (_what, paths, count) => {
  expect(joinFilledPieces(paths)).toHaveLength(count);
});
