import { PADDING } from '../../recognition/pixel-graph/network';
import { inkOf } from '../../recognition/pixel-graph/testing/inkOf';
import { inkPath } from './inkPath';

/** Whether ink leads from (10, 30) to (46, 30) of a region that is read at its own size. */
const leads = (...lines: Parameters<typeof inkOf>[2]): boolean =>
  inkPath(inkOf(80, 60, lines), 1)(
    { x: 10 + PADDING, y: 30 + PADDING },
    { x: 46 + PADDING, y: 30 + PADDING },
  );

describe('inkPath', () => {
  test('a bent line leads on', () => {
    expect(leads([[10, 30], [28, 18]], [[28, 18], [46, 30]])).toBe(true); // prettier-ignore
  });

  test('a line with a gap does not', () => {
    expect(leads([[10, 30], [28, 18]], [[32, 22], [46, 30]])).toBe(false); // prettier-ignore
  });

  test('nor does a long way round', () => {
    expect(leads([[10, 30], [10, 2]], [[10, 2], [46, 2]], [[46, 2], [46, 30]])).toBe(false); // prettier-ignore
  });
});
