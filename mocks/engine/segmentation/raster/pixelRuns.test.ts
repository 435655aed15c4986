import { findRuns } from './pixelRuns';

/** The spots of a picture in which # is a member, drawn with the letters a, b, c ... */
function spotsOf(rows: readonly string[], touching: 'corners' | 'sides'): string[] {
  const width = rows[0]?.length ?? 0;
  const values = Uint8Array.from(rows.join(''), (pixel) => (pixel === '#' ? 3 : 4));
  const runs = findRuns({ width, height: rows.length, values }, 4, touching);
  return rows.map((row, y) =>
    [...row]
      .map((_, x) => runs.spotAt(y * width + x))
      .map((spot) => (spot === undefined ? '.' : String.fromCharCode(97 + spot)))
      .join(''),
  );
}

test('spots are numbered in the order of their first pixels', () => {
  expect(spotsOf(['..#..', '#...#', '##..#'], 'sides')).toEqual(['..a..', 'b...c', 'bb..c']);
});

test('pixels that meet at a corner are connected if corners count', () => {
  const rows = ['#..#', '.##.', '#..#'];
  expect(spotsOf(rows, 'corners')).toEqual(['a..a', '.aa.', 'a..a']);
  expect(spotsOf(rows, 'sides')).toEqual(['a..b', '.cc.', 'd..e']);
});

test('the end of a row does not meet the beginning of the next', () => {
  expect(spotsOf(['..#', '#..', '..#'], 'corners')).toEqual(['..a', 'b..', '..c']);
});

test('arms that meet further down, and arms from above, are one spot', () => {
  expect(spotsOf(['#.#.#', '#.#.#', '#####', '#.#.#'], 'sides')).toEqual([
    'a.a.a',
    'a.a.a',
    'aaaaa',
    'a.a.a',
  ]);
});

test('a spot within a ring is another one', () => {
  expect(spotsOf(['#####', '#...#', '#.#.#', '#...#', '#####'], 'corners')).toEqual([
    'aaaaa',
    'a...a',
    'a.b.a',
    'a...a',
    'aaaaa',
  ]);
});

test('there are no spots without pixels, and none outside the picture', () => {
  expect(findRuns({ width: 0, height: 0, values: new Uint8Array() }, 1, 'sides').spotCount).toBe(0);
  const all = findRuns({ width: 3, height: 2, values: new Uint8Array(6) }, 1, 'sides');
  expect([all.spotCount, all.spotAt(-1), all.spotAt(-3), all.spotAt(6)]).toEqual([
    1,
    undefined,
    undefined,
    undefined,
  ]);
});
