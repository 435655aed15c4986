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

test.each<[string, Curve[]]>([
  ['arcs with a gap', ARCS.slice(0, 5)],
  ['two arcs with common ends', [arc(0, 90), arc(0, 90, true)]],
  ['arcs that were closed before', ARCS.map((each) => ({ ...each, closed: true }))],
])('%s stay as they are', (_what, arcs) => {
  expect(joinArcs(arcs)).toEqual(arcs);
});
