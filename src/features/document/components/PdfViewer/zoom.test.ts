import { canZoomIn, canZoomOut, zoomedIn, zoomedOut } from './zoom';

test.each([
  [0.5, 0.6, 0.5],
  [0.73, 0.8, 0.7],
  [0.7, 0.8, 0.6],
  [0.1 + 0.2 + 0.7, 1.1, 0.9],
  [2.95, 3, 2.9],
  [3, 3, 2.9],
  [0.41, 0.5, 0.5],
  // displayed as 50 % and 70 %
  [0.498, 0.6, 0.5],
  [0.703, 0.8, 0.6],
])('from %d, zooming in gives %d and zooming out gives %d', (scale, above, below) => {
  expect(zoomedIn(scale)).toBe(above);
  expect(zoomedOut(scale)).toBe(below);
});

test('zoom is limited to between 0.5 and 3', () => {
  expect([canZoomOut(0.5), canZoomOut(0.51), canZoomIn(3), canZoomIn(2.99)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});
