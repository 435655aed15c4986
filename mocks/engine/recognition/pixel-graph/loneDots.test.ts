import { loneDots } from './loneDots';

const SIDE = 60;
const BOND = 40;

/** A picture with spots given as centre and radius, or a box around the centre. */
function picture(isInked: (x: number, y: number) => boolean) {
  const data = Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
    isInked((i % SIDE) + 0.5, Math.floor(i / SIDE) + 0.5) ? 1 : 0,
  );
  return { width: SIDE, height: SIDE, data };
}

const disc = (cx: number, cy: number, r: number) => (x: number, y: number) =>
  Math.hypot(x - cx, y - cy) < r;

test('a disc beside a line is a dot', () => {
  const ink = picture((x, y) => disc(20, 20, 3)(x, y) || (y > 30 && y < 33));
  expect(loneDots(ink, BOND)).toEqual([{ x: 20, y: 20 }]);
});

test.each<[string, (x: number, y: number) => boolean]>([
  ['a disc on a line', (x, y) => disc(20, 20, 3)(x, y) || (y > 19 && y < 21)],
  ['a ring', (x, y) => disc(20, 20, 5)(x, y) && !disc(20, 20, 3)(x, y)],
  ['a cross', (x, y) => disc(20, 20, 4)(x, y) && (Math.abs(x - 20) < 1 || Math.abs(y - 20) < 1)],
  ['a pair of discs', (x, y) => disc(20, 20, 3)(x, y) || disc(30, 20, 3)(x, y)],
])('%s is none', (_what, isInked) => {
  expect(loneDots(picture(isInked), BOND)).toEqual([]);
});
