import { separateFlattenedCurves } from './flattenedCurves';
import type { Line } from './lineArt';

/** Pieces of one length, each turned against the one before. */
function chain(pieces: number, length: number, degrees: number): Line[] {
  let at = { x: 0, y: 0 };
  return Array.from({ length: pieces }, (_, i) => {
    const turn = (i * degrees * Math.PI) / 180;
    const a = at;
    at = { x: a.x + length * Math.cos(turn), y: a.y + length * Math.sin(turn) };
    return { a, b: at, width: 1, ink: 1, dashed: false };
  });
}

test.each([
  ['seven short pieces', chain(7, 5, 10), 1],
  ['bonds that hardly turn', chain(7, 7.5, 10), 0],
  ['six pieces', chain(6, 3, 10), 1],
  ['five pieces', chain(5, 3, 10), 0],
  ['pieces that turn by 30°', chain(7, 3, 30), 1],
  ['pieces that turn like bonds', chain(7, 3, 55), 0],
])('%s: %#', (_what, lines, curves) => {
  const separated = separateFlattenedCurves(lines);
  expect(separated.curves).toHaveLength(curves);
  expect(separated.lines).toHaveLength(curves > 0 ? 0 : lines.length);
});
