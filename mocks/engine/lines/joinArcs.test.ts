import { boxOf } from '../geometry/boxes';
import { joinArcs } from './joinArcs';
import type { Curve } from './lineArt';

const on = (degrees: number) => ({
  x: 50 + 10 * Math.cos((degrees * Math.PI) / 180),
  y: 40 + 10 * Math.sin((degrees * Math.PI) / 180),
});

/** One arc of a circle around (50, 40); other programs paint some of them backwards. */
function arc(from: number, to: number, isBackwards = false): Curve {
  const points = isBackwards ? [on(to), on(from)] : [on(from), on(to)];
  return { points, closed: false, box: boxOf(points)! };
}

const ARCS = [0, 60, 120, 180, 240, 300].map((from, i) => arc(from, from + 60, i % 2 === 1));

test('arcs that close to a circle are one curve with the box of the circle, in whatever order they are painted', () => {
  const [a, b, c, d, e, f] = ARCS as [Curve, Curve, Curve, Curve, Curve, Curve];
  for (const arcs of [ARCS, [c, a, f, b, e, d]]) {
    const joined = joinArcs(arcs);
    expect(joined).toHaveLength(1);
    expect(joined[0]?.closed).toBe(true);
    expect(joined[0]?.box.map(Math.round)).toEqual([40, 30, 60, 50]);
  }
});

/** Arcs around the circle, with this many degrees between each two. */
const around = (count: number, gap = 0) =>
  Array.from({ length: count }, (_, i) => arc((360 * i) / count, (360 * (i + 1)) / count - gap));

test.each([
  ['three arcs', around(3)],
  ['ten arcs', around(10)],
  ['arcs with a quarter of a point between them', around(6, 1.4)],
])('%s are one curve', (_what, arcs) => {
  expect(joinArcs(arcs)).toMatchObject([{ closed: true }]);
});

test.each([
  ['nearly on a circle has the box of the circle', 0.04, [40, 30, 60, 50]],
  ['not on a circle has the box of its corners', 0.06, [41, 31, 61, 49]],
])('what closes %s', (_what, deviation, box) => {
  const bend = ({ x, y }: Curve['points'][number]) => {
    const isEven = Math.round((Math.atan2(y - 40, x - 50) * 3) / Math.PI) % 2 === 0;
    const by = isEven ? 1 + deviation : 1 - deviation;
    return { x: 50 + by * (x - 50), y: 40 + by * (y - 40) };
  };
  const bent = ARCS.map(({ points }) => {
    const moved = points.map(bend);
    return { points: moved, closed: false, box: boxOf(moved)! };
  });
  expect(joinArcs(bent)[0]?.box.map(Math.round)).toEqual(box);
});

test.each<[string, Curve[]]>([
  ['the sides of a pattern, more than of a circle', around(14)],
  ['arcs with a third of a point between them', around(6, 2)],
  ['arcs with a gap', ARCS.slice(0, 5)],
  ['two arcs with common ends', [arc(0, 90), arc(0, 90, true)]],
  ['arcs that were closed before', ARCS.map((each) => ({ ...each, closed: true }))],
])('%s stay as they are', (_what, arcs) => {
  expect(joinArcs(arcs)).toEqual(arcs);
});
