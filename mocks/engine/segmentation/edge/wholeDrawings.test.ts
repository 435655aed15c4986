import type { Box } from '../../geometry/box';
import type { Drawing } from '../drawing';
import { paintedPage } from './testing/paintedPage';
import { wholeDrawings } from './wholeDrawings';

const AT_EDGE: Box = [80, 40, 120, 70];
const drawing: Drawing = { box: AT_EDGE, confidence: 0.9, route: 'vector' };

it.each([
  ['goes on beyond the page’s edge', true],
  ['ends at the page’s edge', false],
])('what cannot be seen on the page is told of a drawing that %s', (_where, isCut) => {
  const page = paintedPage([90, 50, 120, 51]);
  const [whole] = wholeDrawings(page, [{ ...drawing, isCut }], []);
  expect(whole).toMatchObject({ box: AT_EDGE, touchesEdge: isCut });
});
