import type { Box } from '../geometry/box';
import type { Drawing } from './drawing';
import { fuseDrawings } from './fuseDrawings';

const lines = (box: Box): Drawing => ({ box, confidence: 0.9, route: 'vector' });
const pixels = (box: Box, confidence = 0.8): Drawing => ({ box, confidence, route: 'raster' });

const PICTURE: Box = [0, 0, 1000, 1000];
const WHOLE: Box = [0, 0, 100, 100];

/** As large as WHOLE, so that the shift in points is the percentage that is not shared. */
const shifted = (by: number): Box => [by, 0, 100 + by, 100];

test.each([
  ['30 % in common are two drawings', 70, true],
  ['more than 30 % in common are one, as the lines tell it', 69, false],
])('of lines and pixels, %s', (_case, by, areTwo) => {
  const drawn = lines(WHOLE);
  const painted = pixels(shifted(by));
  expect(fuseDrawings([drawn], [painted], [PICTURE])).toEqual(areTwo ? [drawn, painted] : [drawn]);
});

test.each([
  ['30 % in common are two drawings', 70, true],
  ['more than 30 % in common are one, the surer', 69, false],
])('of two found in pixels, %s', (_case, by, areTwo) => {
  const sure = pixels(WHOLE, 0.9);
  const unsure = pixels(shifted(by), 0.6);
  expect(fuseDrawings([], [unsure, sure], [PICTURE])).toEqual(areTwo ? [sure, unsure] : [sure]);
});

test('pixels count only where there is a picture', () => {
  expect(fuseDrawings([], [pixels(WHOLE)], [[500, 500, 600, 600]])).toEqual([]);
});

test.each([
  ['less than half of the drawing in the picture are a fragment of it', 49, true],
  ['half of it or more are the drawing', 50, false],
])('lines over %s', (_case, width, isFragment) => {
  const painted = pixels(WHOLE);
  const drawn = lines([0, 0, width, 100]);
  expect(fuseDrawings([drawn], [painted], [PICTURE])).toEqual([isFragment ? painted : drawn]);
});

test.each([
  ['four fifths', 80, true],
  ['less', 79, false],
])('a picture that contains %s of a drawing wins over lines: %s', (_case, width, decides) => {
  const painted = pixels(WHOLE);
  const fragment = lines([0, 0, 40, 100]);
  const fused = fuseDrawings([fragment], [painted], [[0, 0, width, 100]]);
  expect(fused).toEqual([decides ? painted : fragment]);
});
